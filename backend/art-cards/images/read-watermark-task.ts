import sharp from 'sharp'
import { decodeForensicWatermark } from './watermark/forensic-watermark.ts'
import { getPixels } from './get-pixels.ts'

/** Limited task: the mark that an image carries, by the artwork it shows. The seed is hexadecimal. */
export async function run({
  found,
  artwork,
  seed,
}: {
  found: string
  artwork: string
  seed: string
}): Promise<{ mark?: number; strength: number }> {
  const original = await getPixels(artwork)
  const sized = await sharp(found)
    .resize(original.width, original.height, { fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const { mark, strength } = decodeForensicWatermark(await getPixels(sized), original, Buffer.from(seed, 'hex'))
  return { ...(mark === undefined ? {} : { mark }), strength }
}
