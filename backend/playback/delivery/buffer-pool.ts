// Allocating a buffer for every range makes V8 collect its whole heap several times a second, which delays all
// responses; reused buffers create no garbage.
const BUFFER_SIZES = [64 * 1024, 256 * 1024]
const MAX_BUFFERS_PER_SIZE = 64

const freeBuffers = new Map<number, Buffer[]>(BUFFER_SIZES.map((size) => [size, []]))

/**
 * Returns a buffer of at least `bytes` bytes with undefined content: overwrite every byte you send. Release it with
 * `releaseBuffer` when nothing reads it any more; a buffer that is never released is garbage-collected.
 */
export function claimBuffer(bytes: number): Buffer {
  const size = BUFFER_SIZES.find((each) => bytes <= each) ?? bytes
  return freeBuffers.get(size)?.pop() ?? Buffer.allocUnsafeSlow(size)
}

export function releaseBuffer(memory: Buffer): void {
  const kept = freeBuffers.get(memory.length)
  if (kept && kept.length < MAX_BUFFERS_PER_SIZE) kept.push(memory)
}
