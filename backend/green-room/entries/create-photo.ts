import { stat } from 'node:fs/promises'
import sharp from 'sharp'
import { type StoredFile, readFileHead, createStoredFile } from '#module/storage'
import type { ReceivedFile } from '#http/body/read-multipart'
import { ApiError } from '#http/api-error'
import { PHOTO_MAX_BYTES, PHOTO_MAX_PIXELS } from './contract.ts'
import { errors } from '#contract/green-room/access'

export type Photo = { full: StoredFile; small: StoredFile; width: number; height: number }

const FULL_PX = 1600
const SMALL_PX = 640

/**
 * Stores a received photo in two web sizes as WebP, upright and without metadata (place, time, device). Detects the
 * format from the content; name and declared type are ignored. Throws 413 and 415.
 */
export async function createPhoto(file: ReceivedFile): Promise<Photo> {
  if (file.bytes > PHOTO_MAX_BYTES) throw new ApiError(errors['photo-too-large'])
  if (!(await isPhoto(file.path))) throw new ApiError(errors['not-a-photo'])
  const fullPath = `${file.path}-full`
  const smallPath = `${file.path}-small`
  let size: { width: number; height: number }
  try {
    // Applies the EXIF orientation. sharp drops all metadata unless told to keep it.
    size = await sharp(file.path, { limitInputPixels: PHOTO_MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: FULL_PX, height: FULL_PX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toFile(fullPath)
    await sharp(fullPath)
      .resize({ width: SMALL_PX, height: SMALL_PX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toFile(smallPath)
  } catch {
    throw new ApiError(errors['not-a-photo'])
  }
  const [full, small] = await Promise.all([storeImage(fullPath), storeImage(smallPath)])
  return { full, small, width: size.width, height: size.height }
}

async function storeImage(path: string): Promise<StoredFile> {
  return createStoredFile('green-room', { path, bytes: (await stat(path)).size }, 'image/webp')
}

/** Only formats that cameras and phones produce reach the decoder: no SVG, no PDF, nothing with external references. */
async function isPhoto(path: string): Promise<boolean> {
  const head = await readFileHead(path, 16)
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') ||
    /^....ftyp(avif|avis|mif1)/s.test(head)
  )
}
