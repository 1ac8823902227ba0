import sharp from 'sharp'
import { OBFUSCATION, type ObfuscationLevel } from './contract.ts'
import { renderWatermark } from './watermark/render-watermark.ts'

export type PublicImage = { type: 'image/avif' | 'image/webp'; width: number; data: Buffer }

/** Widths relative to the full public size; the smaller ones are for phones and mid-size screens. */
const WIDTH_SHARES = [0.4, 0.7, 1]

/** AVIF encoder effort: 2 takes seconds and saves over half the bytes of 0. */
export type AvifEffort = 0 | 2

/** Renders the public pictures of an artwork: downscaled and watermarked by its level, in all widths and formats. */
export async function renderPublicImages(
  artwork: Buffer,
  level: ObfuscationLevel,
  effort: AvifEffort = 2,
): Promise<PublicImage[]> {
  const side = OBFUSCATION[level].longestSide
  const { data, info } = await sharp(artwork)
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: 3 } as const
  // Watermarked at the largest size and scaled from there, so that the watermark is proportional in every size.
  const marked = await sharp(data, { raw })
    .composite([{ input: renderWatermark(level, info.width, info.height) }])
    .removeAlpha()
    .raw()
    .toBuffer()
  const widths = WIDTH_SHARES.map((share) => Math.max(1, Math.round(info.width * share)))
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
