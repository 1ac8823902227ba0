import { dirname } from 'node:path'
import { errors } from '#contract/artists'
import { ApiError } from '#http/api-error'
import type { ReceivedFile } from '#http/body/parse-multipart-body'
import { isPhoto, renderPicture } from '#module/pictures'
import { deleteUnconfirmedFile, createStoredFile } from '#module/storage/files'
import { toUnreadableError } from '#http/body/to-unreadable-error'
import type { Profile } from './profile.ts'
import { updatePictureKey } from './update-picture-key.ts'

const PICTURE_PX = 800

const PICTURE_MAX_PIXELS = 60_000_000

/** Replaces the picture with an upright 800 px square without metadata. */
export async function updateProfilePicture(artistId: string, file: ReceivedFile | undefined): Promise<Profile> {
  if (!file?.bytes || !(await isPhoto(file.path))) throw new ApiError(errors['not-a-picture'])
  const path = `${file.path}-square`
  const bytes = await renderSquare(file.path, path)
  const stored = await createStoredFile('pictures', { path, bytes }, 'image/webp')
  try {
    return await updatePictureKey(artistId, stored)
  } catch (error) {
    await deleteUnconfirmedFile(stored)
    throw error
  }
}

async function renderSquare(path: string, target: string): Promise<number> {
  const square = { target, width: PICTURE_PX, height: PICTURE_PX, crop: true, format: 'webp', quality: 84 } as const
  try {
    const [rendered] = await renderPicture({ path, maxPixels: PICTURE_MAX_PIXELS, renditions: [square] }, dirname(path))
    return rendered?.bytes ?? 0
  } catch (error) {
    throw toUnreadableError(error, errors['not-a-picture'])
  }
}
