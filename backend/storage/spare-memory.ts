// A fresh buffer for every range makes V8 collect its whole heap several times a second, which holds up everybody's
// answers; buffers that are used again make no garbage.
const SIZES = [64 * 1024, 256 * 1024]
const KEPT_OF_EACH = 64

const spare = new Map<number, Buffer[]>(SIZES.map((size) => [size, []]))

/**
 * Lends memory of at least `bytes` bytes with unknown content: fill what you send. Give it back with `returnMemory` when
 * nothing can read it any more; what is never given back is simply garbage.
 */
export function lendMemory(bytes: number): Buffer {
  const size = SIZES.find((each) => bytes <= each) ?? bytes
  return spare.get(size)?.pop() ?? Buffer.allocUnsafeSlow(size)
}

export function returnMemory(memory: Buffer): void {
  const kept = spare.get(memory.length)
  if (kept && kept.length < KEPT_OF_EACH) kept.push(memory)
}
