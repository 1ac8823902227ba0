/** 16 × 16 grey values: enough to recognize an artwork in any size and format. */
export async function calculateImageFingerprint(artwork: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(artwork).resize(16, 16, { fit: 'fill' }).greyscale().raw().toBuffer()
}

/**
 * Correlation of two fingerprints: 1 for the same picture, around 0 for unrelated ones. Ignores brightness and
 * contrast.
 */
export function calculateImageSimilarity(one: Buffer, other: Buffer): number {
  const mean = (bytes: Buffer) => bytes.reduce((sum, value) => sum + value, 0) / bytes.length
  const [meanOne, meanOther] = [mean(one), mean(other)]
  let both = 0
  let squaresOne = 0
  let squaresOther = 0
  for (let i = 0; i < one.length; i++) {
    const a = (one[i] ?? 0) - meanOne
    const b = (other[i] ?? 0) - meanOther
    both += a * b
    squaresOne += a * a
    squaresOther += b * b
  }
  return both / Math.sqrt(squaresOne * squaresOther || 1)
}
