/** What is added to a byte to find its weight in the table of `createWeights`. */
export const BYTE_MIN = 128

/** The weight of every byte, so that none is calculated twice. */
export const createWeights = (scale: number) =>
  Float64Array.from({ length: 256 }, (_, at) => toWeight(at - BYTE_MIN, scale))

/** A byte is the root of its weight, so that small weights keep their precision. */
export const toWeight = (byte: number, scale: number) => Math.sign(byte) * byte * byte * scale

export const toByte = (weight: number, scale: number) =>
  Math.sign(weight) * Math.round(Math.sqrt(Math.abs(weight) / scale))

/** The scale under which the largest of the weights takes so many levels, 127 at most. */
export function getScale(weights: Float32Array, levels: number): number {
  let largest = 0
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight))
  return largest / (levels * levels) || 1
}
