package io.github.queens4j.opencl;

import static org.lwjgl.opencl.CL12.*;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.lwjgl.BufferUtils;
import org.lwjgl.PointerBuffer;
import org.lwjgl.opencl.CL;
import org.lwjgl.system.Configuration;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.Platform;

/** A device of OpenCL, and how its work-items vote. */
record Device(long platform, long id, String name, Votes votes) {

    static final int LONGEST_TEXT = 1 << 16;
    private static final int MOST_CELLS = 1 << 28;
    private static final String INSTALL =
            ": install the driver of the GPU (on Linux ocl-icd-libopencl1, too), or for a processor pocl-opencl-icd";

    /** How work-items in step find out whether one of them has something left. */
    enum Votes {
        /** Not at all: a work-item of a processor holds a whole leaf in a vector. */
        VECTORS(1, 512),
        /** By instructions of NVIDIA's. */
        PTX(512, 1024),
        /** As OpenCL has it, where a group is one sub-group. */
        SUBGROUPS(32, 1024),
        /** In local memory, which every device has. */
        FLAGS(32, 1024);

        final int groupSize;
        final int leafSize;

        Votes(int groupSize, int leafSize) {
            this.groupSize = groupSize;
            this.leafSize = leafSize;
        }
    }

    /** The devices of this machine, GPUs first; an exception if there is none. */
    static List<Device> all() {
        load();
        return SignalHandlers.keep(Device::found);
    }

    private static List<Device> found() {
        List<Device> found = new ArrayList<>();
        IntBuffer count = BufferUtils.createIntBuffer(1);
        if (clGetPlatformIDs(null, count) == CL_SUCCESS) {
            PointerBuffer platforms = BufferUtils.createPointerBuffer(count.get(0));
            check("clGetPlatformIDs", clGetPlatformIDs(platforms, (IntBuffer) null));
            IntStream.range(0, platforms.capacity()).forEach(i -> addDevices(platforms.get(i), found));
        }
        if (found.isEmpty()) {
            throw new IllegalStateException("there is no OpenCL device" + INSTALL);
        }
        found.sort(Comparator.comparing(device -> device.votes == Votes.VECTORS));
        return found;
    }

    /** Under the name that the library has everywhere on Linux; LWJGL's one comes with packages for developers. */
    private static synchronized void load() {
        try {
            Configuration.DEBUG_STREAM.set(new PrintStream(OutputStream.nullOutputStream()));
            if (Platform.get() == Platform.LINUX && Configuration.OPENCL_LIBRARY_NAME.get() == null) {
                Configuration.OPENCL_LIBRARY_NAME.set("libOpenCL.so.1");
            }
            CL.getICD();
        } catch (LinkageError missing) {
            throw new IllegalStateException(
                    "there is no OpenCL, or no org.lwjgl:lwjgl with natives of this system on the path" + INSTALL,
                    missing);
        }
    }

    private static void addDevices(long platform, List<Device> found) {
        IntBuffer count = BufferUtils.createIntBuffer(1);
        if (clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, null, count) == CL_SUCCESS) {
            PointerBuffer ids = BufferUtils.createPointerBuffer(count.get(0));
            check("clGetDeviceIDs", clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, ids, (IntBuffer) null));
            for (int i = 0; i < ids.capacity(); i++) {
                long id = ids.get(i);
                found.add(new Device(platform, id, text(id, CL_DEVICE_NAME), votes(id)));
            }
        }
    }

    private static Votes votes(long id) {
        if ((number(id, CL_DEVICE_TYPE) & CL_DEVICE_TYPE_CPU) != 0) {
            return Votes.VECTORS;
        }
        String extensions = text(id, CL_DEVICE_EXTENSIONS);
        boolean isGroup = extensions.contains("cl_khr_subgroups") && version(id) >= 2;
        return extensions.contains("cl_nv_") ? Votes.PTX : isGroup ? Votes.SUBGROUPS : Votes.FLAGS;
    }

    /** The 3 of "OpenCL 3.0", and of the language that the device compiles at most. */
    static int version(long id) {
        return Character.digit(text(id, CL_DEVICE_VERSION).charAt("OpenCL ".length()), 10);
    }

    /** The device of a number or a part of a name, the first one if the wish is empty. */
    static Device choose(String wish, List<Device> devices) {
        boolean isNumber = wish.matches("\\d+");
        String part = wish.toLowerCase(Locale.ROOT);
        return devices.stream()
                .filter(device -> isNumber
                        ? wish.equals("" + devices.indexOf(device))
                        : device.name.toLowerCase(Locale.ROOT).contains(part))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(
                        "there is no device \"" + wish + "\", but " + String.join("; ", describe(devices))));
    }

    static List<String> describe(List<Device> devices) {
        return devices.stream()
                .map(device -> devices.indexOf(device) + ": " + device.description())
                .toList();
    }

    private String description() {
        String driver = text(id, CL_DEVICE_VERSION) + ", driver " + text(id, CL_DRIVER_VERSION);
        long megabytes = number(id, CL_DEVICE_GLOBAL_MEM_SIZE) >> 20;
        String way = votes.name().toLowerCase(Locale.ROOT);
        return name + " (" + driver + "), " + megabytes + " MB, " + units() + " units, votes by " + way;
    }

    int units() {
        return (int) number(id, CL_DEVICE_MAX_COMPUTE_UNITS);
    }

    /** As many as fit a quarter of the memory, and one buffer, with 32 bits and again with 16. */
    int mostCells() {
        long most = Math.min(number(id, CL_DEVICE_MAX_MEM_ALLOC_SIZE), number(id, CL_DEVICE_GLOBAL_MEM_SIZE) / 4);
        return (int) Math.min(MOST_CELLS, most / (Integer.BYTES + Short.BYTES));
    }

    private static String text(long device, int what) {
        ByteBuffer text = BufferUtils.createByteBuffer(LONGEST_TEXT);
        check("clGetDeviceInfo", clGetDeviceInfo(device, what, text, null));
        return MemoryUtil.memASCII(MemoryUtil.memAddress(text)).strip();
    }

    /** Of eight bytes, or of four, the lower ones. */
    private static long number(long device, int what) {
        long[] number = new long[1];
        check("clGetDeviceInfo", clGetDeviceInfo(device, what, number, null));
        return number[0];
    }

    static void check(String call, int status) {
        if (status != CL_SUCCESS) {
            String words = switch (status) {
                case CL_DEVICE_NOT_AVAILABLE, CL_INVALID_COMMAND_QUEUE, CL_INVALID_CONTEXT -> ": the device is lost";
                case CL_MEM_OBJECT_ALLOCATION_FAILURE, CL_OUT_OF_HOST_MEMORY -> ": out of memory";
                case CL_OUT_OF_RESOURCES -> ": out of memory, or the driver has ended the work";
                default -> "";
            };
            throw new IllegalStateException(call + " returns " + status + words);
        }
    }
}
