package io.github.queens4j.opencl;

import io.github.queens4j.count.join.Block;
import io.github.queens4j.count.join.BlockDevice;
import java.util.List;
import java.util.function.ToLongFunction;

/** The devices of OpenCL, as a service of the count. */
public final class OpenClProvider implements BlockDevice.Provider {

    /** For {@link java.util.ServiceLoader}. */
    public OpenClProvider() {}

    @Override
    public BlockDevice open(String wish, ToLongFunction<Block> thisJvm) {
        Device device = Device.choose(wish, Device.all());
        int leafSize = device.votes().leafSize;
        return new DeviceSum(device.name(), leafSize, device.mostCells(), () -> new OpenClCard(device), thisJvm);
    }

    @Override
    public List<String> devices() {
        return Device.describe(Device.all());
    }
}
