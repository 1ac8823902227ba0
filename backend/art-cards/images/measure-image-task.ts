import sharp from 'sharp'
import { createImage } from './create-image.ts'

/**
 * Limited task: format and dimensions of an image from its header alone, and whether it decodes if its pixels lie within
 * `decode`. Throws if it is none.
 */
export async function run({
  path,
  decode,
}: {
  path: string
  decode?: { minSide: number; maxPixels: number }
}): Promise<{ width: number; height: number; format: string }> {
  // Without a limit: the caller tells "too large" from "not an image".
  const { width, height, format } = await sharp(path, { limitInputPixels: false, pages: 1 }).metadata()
  if (decode && width * height <= decode.maxPixels && Math.min(width, height) >= decode.minSide) {
    await createImage(path).resize(8, 8).raw().toBuffer()
  }
  return { width, height, format }
}
