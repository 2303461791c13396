/** The kernel of the count for GPUs. */
module io.github.queens4j.opencl {
    requires io.github.queens4j;
    requires org.lwjgl;
    requires org.lwjgl.opencl;
    requires static org.jspecify;

    provides io.github.queens4j.count.join.BlockDevice.Provider with
            io.github.queens4j.opencl.OpenClProvider;
}
