/** For reading one image of 40 million pixels, and for writing what is made of it. */
export const IMAGE_LIMITS = { cpuSeconds: 120, memoryMegabytes: 900, fileMegabytes: 256 }
