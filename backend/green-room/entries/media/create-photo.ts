import { dirname } from 'node:path'
import { type StoredFile, createStoredFile } from '#module/storage/files'
import type { ReceivedFile } from '#http/body/parse-multipart-body'
import { ApiError } from '#http/api-error'
import { isPhoto, renderPicture } from '#module/pictures'
import { toUnreadableError } from '#http/body/to-unreadable-error'
import { PHOTO_MAX_BYTES, PHOTO_MAX_PIXELS } from '#contract/green-room/entries'
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
  if (!(await isPhoto(file.path, { avif: true }))) throw new ApiError(errors['not-a-photo'])
  const targets = { full: `${file.path}-full`, small: `${file.path}-small` }
  const [full, small] = await renderSizes(file.path, targets)
  if (!full || !small) throw new ApiError(errors['not-a-photo'])
  const [fullFile, smallFile] = await Promise.all([
    createStoredFile('green-room', { path: targets.full, bytes: full.bytes }, 'image/webp'),
    createStoredFile('green-room', { path: targets.small, bytes: small.bytes }, 'image/webp'),
  ])
  return { full: fullFile, small: smallFile, width: full.width, height: full.height }
}

async function renderSizes(path: string, targets: { full: string; small: string }) {
  const renditions = [
    { target: targets.full, width: FULL_PX, height: FULL_PX, format: 'webp', quality: 82 } as const,
    { target: targets.small, width: SMALL_PX, height: SMALL_PX, format: 'webp', quality: 78 } as const,
  ]
  try {
    return await renderPicture({ path, maxPixels: PHOTO_MAX_PIXELS, renditions }, dirname(path))
  } catch (error) {
    throw toUnreadableError(error, errors['not-a-photo'])
  }
}
