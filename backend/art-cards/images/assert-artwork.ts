import sharp, { type Metadata } from 'sharp'
import { errors } from '#contract/art-cards/cards'
import { ApiError } from '#http/api-error'
import type { ReceivedFile } from '#http/body/read-multipart'
import { readFileHead } from '#module/storage'
import { IMAGE_MAX_PIXELS, IMAGE_MIN_SIDE } from './contract.ts'
import { openImage } from './open-image.ts'

/** Magic bytes per format. Files that match none never reach a decoder. */
const IMAGE_KINDS: { type: string; format: string; begins: (head: string) => boolean }[] = [
  { type: 'image/jpeg', format: 'jpeg', begins: (head) => head.startsWith('\xff\xd8\xff') },
  { type: 'image/png', format: 'png', begins: (head) => head.startsWith('\x89PNG\r\n\x1a\n') },
  { type: 'image/webp', format: 'webp', begins: (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP' },
  { type: 'image/avif', format: 'heif', begins: (head) => /^ftyp(avif|avis|mif1|miaf)/.test(head.slice(4)) },
  { type: 'image/tiff', format: 'tiff', begins: (head) => head.startsWith('II*\0') || head.startsWith('MM\0*') },
]

/**
 * Asserts that an upload is a JPEG, PNG, WebP, AVIF or TIFF within our limits, judged by its content. Returns its media
 * type and dimensions in pixels. Throws ApiError 400, 415 or 422.
 */
export async function assertImage(
  file: ReceivedFile | undefined,
): Promise<{ type: string; width: number; height: number }> {
  if (!file || file.bytes === 0) throw new ApiError(errors['image-missing'])
  const head = await readFileHead(file.path, 16)
  const kind = IMAGE_KINDS.find(({ begins }) => begins(head))
  if (!kind) throw new ApiError(errors['not-an-image'])
  const { width, height, format } = await readImageSize(file.path)
  if (format !== kind.format) throw new ApiError(errors['not-an-image'])
  if (width * height > IMAGE_MAX_PIXELS) throw new ApiError(errors['image-too-many-pixels'])
  return { type: kind.type, width, height }
}

/**
 * As assertImage, and also large enough to sell and fully decodable, so that a truncated file is rejected at upload.
 */
export async function assertArtwork(file: ReceivedFile | undefined): Promise<{ type: string }> {
  const { type, width, height } = await assertImage(file)
  if (Math.min(width, height) < IMAGE_MIN_SIDE) throw new ApiError(errors['image-too-small'])
  try {
    await openImage(file?.path ?? '')
      .resize(8, 8)
      .raw()
      .toBuffer()
  } catch {
    throw new ApiError(errors['not-an-image'])
  }
  return { type }
}

async function readImageSize(path: string): Promise<{ width: number; height: number; format: string }> {
  let read: Metadata
  try {
    // Reads the header only. The limit is checked later, to tell "too large" from "not an image".
    read = await sharp(path, { limitInputPixels: false, pages: 1 }).metadata()
  } catch {
    throw new ApiError(errors['not-an-image'])
  }
  return { width: read.width, height: read.height, format: read.format }
}
