import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { encodeForensicWatermark } from './watermark/forensic-watermark.ts'
import { getPixels } from './get-pixels.ts'

/** Limited task: writes the marked artwork as PNG, and smaller as WebP. Returns the bytes of each. The seed is hexadecimal. */
export async function run({
  artwork,
  seed,
  mark,
  full,
  display,
}: {
  artwork: string
  seed: string
  mark: number
  full: { path: string }
  display: { path: string; maxSide: number }
}): Promise<{ full: number; display: number }> {
  const picture = await getPixels(artwork)
  encodeForensicWatermark(picture, Buffer.from(seed, 'hex'), mark)
  const { data, width, height } = picture
  const marked = sharp(data, { raw: { width, height, channels: 3 } })
  const png = await marked.clone().png({ compressionLevel: 6 }).toBuffer()
  await writeFile(full.path, png)
  const webp = await marked
    .resize(display.maxSide, display.maxSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 88 })
    .toBuffer()
  await writeFile(display.path, webp)
  return { full: png.length, display: webp.length }
}
