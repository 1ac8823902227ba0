import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ObfuscationLevel } from './contract.ts'
import { calculateImageFingerprint } from './image-fingerprint.ts'
import { createImage, toUprightSrgb } from './create-image.ts'
import { type AvifEffort, renderPublicImages } from './render-public-images.ts'

type WrittenFile = { path: string; bytes: number }

/**
 * Limited task: turns an upload into the owners' artwork (upright, sRGB, lossless, without metadata) and the public
 * pictures, written into `folder`. The fingerprint is in base64.
 */
export async function run({
  path,
  folder,
  level,
  effort,
}: {
  path: string
  folder: string
  level: ObfuscationLevel
  effort: AvifEffort
}): Promise<{
  artwork: WrittenFile & { width: number; height: number }
  images: (WrittenFile & { type: string; width: number })[]
  fingerprint: string
}> {
  const { data, info } = await toUprightSrgb(createImage(path))
    .png({ compressionLevel: 6 })
    .toBuffer({ resolveWithObject: true })
  const write = async (name: string, bytes: Buffer): Promise<WrittenFile> => {
    const written = join(folder, name)
    await writeFile(written, bytes)
    return { path: written, bytes: bytes.length }
  }
  const artwork = { ...(await write('artwork', data)), width: info.width, height: info.height }
  const images: (WrittenFile & { type: string; width: number })[] = []
  for (const [at, image] of (await renderPublicImages(data, level, effort)).entries()) {
    images.push({ ...(await write(`image-${at}`, image.data)), type: image.type, width: image.width })
  }
  return { artwork, images, fingerprint: (await calculateImageFingerprint(data)).toString('base64') }
}
