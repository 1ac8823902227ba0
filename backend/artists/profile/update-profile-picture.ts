import { stat } from 'node:fs/promises'
import sharp from 'sharp'
import { errors } from '#contract/artists'
import { ApiError } from '#http/api-error'
import type { ReceivedFile } from '#http/body/read-multipart'
import { deleteUncommittedFile, readFileHead, createStoredFile } from '#module/storage'
import type { Profile } from './profile.ts'
import { updatePictureKey } from './update-picture-key.ts'

const PICTURE_PX = 800

const PICTURE_MAX_PIXELS = 60_000_000

/** Replaces the picture with an upright 800 px square without metadata. */
export async function updateProfilePicture(artistId: string, file: ReceivedFile | undefined): Promise<Profile> {
  if (!file?.bytes || !(await isPhoto(file.path))) throw new ApiError(errors['not-a-picture'])
  const path = `${file.path}-square`
  try {
    await sharp(file.path, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: PICTURE_PX, height: PICTURE_PX, fit: 'cover', position: 'attention' })
      .webp({ quality: 84 })
      .toFile(path)
  } catch {
    throw new ApiError(errors['not-a-picture'])
  }
  const stored = await createStoredFile('pictures', { path, bytes: (await stat(path)).size }, 'image/webp')
  try {
    return await updatePictureKey(artistId, stored)
  } catch (error) {
    await deleteUncommittedFile(stored)
    throw error
  }
}

/** Only JPG, PNG and WebP reach the decoder: no SVG or PDF, nothing that can refer to other resources. */
async function isPhoto(path: string): Promise<boolean> {
  const head = await readFileHead(path, 16)
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP')
  )
}
