import sharp from 'sharp'
import { OBFUSCATION, type ObfuscationLevel } from './contract.ts'
import { watermark } from './watermark.ts'

export type PublicImage = { type: 'image/avif' | 'image/webp'; width: number; data: Buffer }

/** Smaller ones beside the full public size, as shares of it: a phone's gallery and a middling screen. */
const SHARES = [0.4, 0.7, 1]

/** How hard the AVIF encoder tries: 2 takes seconds and saves a good half of the bytes of 0. */
export type Effort = 0 | 2

/** Draws what the public sees of an artwork: smaller and marked as its level says, in the sizes and formats of the web. */
export async function drawPublicImages(
  artwork: Buffer,
  level: ObfuscationLevel,
  effort: Effort = 2,
): Promise<PublicImage[]> {
  const side = OBFUSCATION[level].longestSide
  const { data, info } = await sharp(artwork)
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: 3 } as const
  // Marked at its largest and made smaller from there, so that the mark is the same part of every size.
  const marked = await sharp(data, { raw })
    .composite([{ input: watermark(level, info.width, info.height) }])
    .removeAlpha()
    .raw()
    .toBuffer()
  const widths = SHARES.map((share) => Math.max(1, Math.round(info.width * share)))
  return Promise.all(
    widths.flatMap((width) => {
      const sized = () => sharp(marked, { raw }).resize(width)
      return [
        sized()
          .avif({ quality: 55, effort })
          .toBuffer()
          .then((image): PublicImage => ({ type: 'image/avif', width, data: image })),
        sized()
          .webp({ quality: 80 })
          .toBuffer()
          .then((image): PublicImage => ({ type: 'image/webp', width, data: image })),
      ]
    }),
  )
}

/** An artwork as 16 by 16 grey values: enough to recognise it in whatever size and format it turns up. */
export function fingerprintOf(artwork: Buffer): Promise<Buffer> {
  return sharp(artwork).resize(16, 16, { fit: 'fill' }).greyscale().raw().toBuffer()
}

/** How alike two fingerprints are: 1 the same picture, around 0 unrelated. Brightness and contrast do not count. */
export function likeness(one: Buffer, other: Buffer): number {
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
