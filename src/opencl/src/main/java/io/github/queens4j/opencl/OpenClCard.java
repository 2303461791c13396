package io.github.queens4j.opencl;

import static io.github.queens4j.opencl.Device.check;
import static org.lwjgl.opencl.CL12.*;

import io.github.queens4j.count.join.Colour;
import io.github.queens4j.search.Interruption;
import io.github.queens4j.search.Require;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Scanner;
import org.lwjgl.BufferUtils;
import org.lwjgl.PointerBuffer;
import org.lwjgl.opencl.CL10;
import org.lwjgl.system.MemoryUtil;

/** A device with a queue, the kernels that it has compiled, and the buffers of a batch. */
final class OpenClCard implements DeviceSum.Card {

    private static final int ITEMS_OF_UNIT = 4096;
    private static final int BEGINNINGS_OF_GROUP = 64;
    private static final double MOST_GROWTH = 4;
    /** What a launch should take, in nanoseconds: displays and watchdogs bear a second. */
    private static final double LAUNCH = 3e8;

    private static final int WEIGHERS = 1 << 14;
    private static final int FIRST_LEAF = 10;

    private final Device device;
    private final Device.Votes votes;
    private final IntBuffer status = BufferUtils.createIntBuffer(1);
    private final long context;
    private final long queue;
    private final Map<String, Long> kernels = new HashMap<>();
    private final List<Long> buffers = new ArrayList<>();

    OpenClCard(Device device) {
        this.device = device;
        this.votes = device.votes();
        PointerBuffer properties = pointers(CL_CONTEXT_PLATFORM, device.platform(), 0);
        this.context = made("clCreateContext", clCreateContext(properties, device.id(), null, 0, status));
        this.queue = made("clCreateCommandQueue", clCreateCommandQueue(context, device.id(), 0, status));
    }

    /** What the last call has made, if it could. */
    private long made(String call, long object) {
        check(call, status.get(0));
        return object;
    }

    /** For tries with some levels below beginnings, and cells of a type. */
    private long kernel(String name, int below, String cells) {
        String team = votes == Device.Votes.VECTORS ? " -DLANES=1 -DWORD=uint16" : " -DLANES=32 -DWORD=uint";
        String language = votes == Device.Votes.SUBGROUPS ? " -cl-std=CL" + Device.version(device.id()) + ".0" : "";
        String options = "-w -D" + votes + language + " -DLEAF=" + votes.leafSize + team + " -DGROUP=" + votes.groupSize
                + " -DDESCEND=descend" + below + " -DCELL=" + cells;
        return kernels.computeIfAbsent(name + options, key -> build(name, options));
    }

    private long build(String name, String options) {
        InputStream file = Objects.requireNonNull(OpenClCard.class.getResourceAsStream("sieve.cl"));
        String source =
                new Scanner(file, StandardCharsets.UTF_8).useDelimiter("\\A").next();
        long program = made("clCreateProgramWithSource", clCreateProgramWithSource(context, source, status));
        int built = SignalHandlers.keep(() -> clBuildProgram(program, device.id(), options, null, 0));
        if (built != CL_SUCCESS) {
            ByteBuffer log = BufferUtils.createByteBuffer(Device.LONGEST_TEXT);
            clGetProgramBuildInfo(program, device.id(), CL_PROGRAM_BUILD_LOG, log, null);
            String words = MemoryUtil.memUTF8(MemoryUtil.memAddress(log)).strip();
            throw new IllegalStateException("clBuildProgram returns " + built + ": " + words);
        }
        long kernel = made("clCreateKernel", clCreateKernel(program, name, status));
        clReleaseProgram(program); // lives as long as the kernel
        return kernel;
    }

    @Override
    public long sum(Batch batch) {
        try {
            Colour summed = batch.summed();
            long cells = zeros((long) Integer.BYTES * batch.size());
            long survivors = sift(batch, summed.opposite(), "uint -DCOUNT", cells);
            if (survivors == 0) {
                return 0;
            }
            long narrow = buffer((long) Short.BYTES * batch.size());
            boolean isWide = weigh(batch, cells, narrow, survivors);
            return sift(batch, summed, isWide ? "uint" : "ushort", isWide ? cells : narrow);
        } finally {
            buffers.forEach(CL10::clReleaseMemObject);
            buffers.clear();
        }
    }

    /** Makes weights of numbers, and says whether they take 32 bits; no number is lost, or too large. */
    private boolean weigh(Batch batch, long cells, long narrow, long survivors) {
        long kernel = kernel("weigh", 0, "uint");
        long widest = zeros(Integer.BYTES);
        long sums = zeros((long) Long.BYTES * WEIGHERS);
        Tuples tuples = batch.tuples();
        set(kernel, 0, cells, narrow, batch.size(), tuples.kes().length, tuples.kos().length, batch.even().sets.length);
        set(kernel, 6, batch.factors(), batch.kinds(), widest, sums);
        launch(kernel, WEIGHERS, 1, 64);
        long numbers = total(sums, WEIGHERS);
        if (numbers != survivors) {
            throw new IllegalStateException("it has found " + survivors + " pairs, but has kept " + numbers);
        }
        int[] wide = new int[1];
        check("clEnqueueReadBuffer", clEnqueueReadBuffer(queue, widest, true, 0, wide, null, null));
        if (wide[0] > 1) {
            throw new ArithmeticException("a weight takes more than 32 bits: count with another kernel");
        }
        return wide[0] == 1;
    }

    /** Sieves leaves, as many in a launch as keep it short; few leaves share out the beginnings to fill the device. */
    private long sift(Batch batch, Colour colour, String type, long cells) {
        RowSets near = batch.near(colour);
        RowSets other = batch.other(colour);
        if (near.last.length == 0 || other.leaves == 0) {
            return 0;
        }
        long kernel = kernel("sieve", near.below, type);
        int group = votes.groupSize;
        int beginnings = near.beginnings.length / 4;
        int full = device.units() * (votes == Device.Votes.VECTORS ? 4 : ITEMS_OF_UNIT / group);
        int slices = Math.max(1, Math.min(full / other.leaves, beginnings / BEGINNINGS_OF_GROUP));
        long sums = zeros((long) Long.BYTES * other.leaves * slices);
        set(kernel, 0, near.nodes, near.last, near.rows, near.beginnings, beginnings);
        set(kernel, 5, other.free, other.columns, other.starts, near.height, near.width);
        set(kernel, FIRST_LEAF + 1, cells, sums);
        long sum = 0;
        int together = Math.max(1, full / slices);
        for (int leaf = 0; leaf < other.leaves; ) {
            Interruption.check();
            int leaves = Math.min(together, other.leaves - leaf);
            set(kernel, FIRST_LEAF, leaf);
            long start = System.nanoTime();
            launch(kernel, leaves * group, slices, group);
            double growth = Math.min(MOST_GROWTH, LAUNCH / Math.max(1, System.nanoTime() - start));
            sum = Math.addExact(sum, total(sums, leaves * slices));
            leaf += leaves;
            together = (int) Math.max(1, leaves * growth);
        }
        return sum;
    }

    /** Arguments from one on: numbers, buffers, or arrays for buffers of their own. */
    private void set(long kernel, int first, Object... arguments) {
        for (int i = 0; i < arguments.length; i++) {
            Object argument = arguments[i] instanceof int[] array ? upload(array) : arguments[i];
            int set = argument instanceof Integer number
                    ? clSetKernelArg1i(kernel, first + i, number)
                    : clSetKernelArg1p(kernel, first + i, (long) argument);
            check("clSetKernelArg", set);
        }
    }

    private void launch(long kernel, int items, int slices, int group) {
        PointerBuffer all = pointers(items, slices);
        int launched = clEnqueueNDRangeKernel(queue, kernel, 2, null, all, pointers(group, 1), null, null);
        check("clEnqueueNDRangeKernel", launched);
        check("clFinish", clFinish(queue));
    }

    private static PointerBuffer pointers(long... numbers) {
        return BufferUtils.createPointerBuffer(numbers.length).put(numbers).flip();
    }

    /** Each of them a part of a sum, which may be no more than a long. */
    private long total(long sums, int count) {
        ByteBuffer parts = BufferUtils.createByteBuffer(count * Long.BYTES);
        check("clEnqueueReadBuffer", clEnqueueReadBuffer(queue, sums, true, 0, parts, null, null));
        long total = 0;
        while (parts.hasRemaining()) {
            total = Math.addExact(total, Require.atLeast(0, "a part of the sum", parts.getLong()));
        }
        return total;
    }

    private long zeros(long bytes) {
        long buffer = buffer(bytes);
        ByteBuffer zero = BufferUtils.createByteBuffer(Short.BYTES);
        check("clEnqueueFillBuffer", clEnqueueFillBuffer(queue, buffer, zero, 0, bytes, null, null));
        return buffer;
    }

    private long upload(int[] array) {
        long buffer = buffer((long) Integer.BYTES * Math.max(1, array.length));
        if (array.length > 0) {
            check("clEnqueueWriteBuffer", clEnqueueWriteBuffer(queue, buffer, true, 0, array, null, null));
        }
        return buffer;
    }

    private long buffer(long bytes) {
        long buffer = made("clCreateBuffer", clCreateBuffer(context, CL_MEM_READ_WRITE, bytes, status));
        buffers.add(buffer);
        return buffer;
    }

    @Override
    public void close() {
        kernels.values().forEach(CL10::clReleaseKernel);
        clReleaseCommandQueue(queue);
        clReleaseContext(context);
    }
}
