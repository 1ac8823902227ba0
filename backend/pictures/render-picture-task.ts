import { writeFile } from 'node:fs/promises'
import sharp, { type OutputInfo } from 'sharp'

export type Rendition = {
  target: string
  width: number
  height: number
  /** Default: fits inside, never enlarged. */
  crop?: true
  format: 'webp' | 'jpeg'
  quality: number
}

sharp.concurrency(1)
sharp.cache(false)

/**
 * Limited task: writes a picture upright and without metadata (place, time, device) in several sizes, the largest first.
 * Returns the dimensions and bytes of each.
 */
export async function run({
  path,
  maxPixels,
  renditions,
}: {
  path: string
  maxPixels: number
  renditions: Rendition[]
}): Promise<{ width: number; height: number; bytes: number }[]> {
  const rendered: { width: number; height: number; bytes: number }[] = []
  let source: string | Buffer = path
  for (const { target, width, height, crop, format, quality } of renditions) {
    const { data, info }: { data: Buffer; info: OutputInfo } = await sharp(source, {
      limitInputPixels: maxPixels,
      failOn: 'error',
    })
      // Applies the EXIF orientation. sharp drops all metadata unless told to keep it.
      .autoOrient()
      .resize(
        crop
          ? { width, height, fit: 'cover', position: 'attention' }
          : { width, height, fit: 'inside', withoutEnlargement: true },
      )
      .toFormat(format, { quality })
      .toBuffer({ resolveWithObject: true })
    await writeFile(target, data)
    rendered.push({ width: info.width, height: info.height, bytes: data.length })
    // The smaller ones are made of the largest.
    source = rendered.length === 1 ? data : source
  }
  return rendered
}
