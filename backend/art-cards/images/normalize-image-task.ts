import { writeFile } from 'node:fs/promises'
import { calculateImageFingerprint } from './image-fingerprint.ts'
import { createImage, toUprightSrgb } from './create-image.ts'

/** Limited task: writes an image upright in sRGB as PNG. Returns its fingerprint in base64. */
export async function run({ path, target }: { path: string; target: string }): Promise<string> {
  const image = await toUprightSrgb(createImage(path)).png({ compressionLevel: 1 }).toBuffer()
  await writeFile(target, image)
  return (await calculateImageFingerprint(image)).toString('base64')
}
