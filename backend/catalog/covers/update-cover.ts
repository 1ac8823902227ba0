import { dirname } from 'node:path'
import { runInTransaction } from '#database/client'
import { ApiError } from '#http/api-error'
import type { ReceivedFile } from '#http/body/parse-multipart-body'
import { isPhoto, renderPicture } from '#module/pictures'
import { createStoredFile, deleteUnconfirmedFile } from '#module/storage/files'
import { LimitedTaskError } from '#runtime/limited/run-limited'
import { COVER_SIZES, errors } from './contract.ts'
import { assertOwn, type CoverReply, type Renditions, updateCoverFiles } from './cover-row.ts'

/** Sixty million pixels of a large PNG take ten seconds and half a gigabyte. */
const MAX_PIXELS = 60_000_000

/**
 * Makes this picture the cover of the artist's song or album: upright, square, without metadata, in two sizes, by a
 * limited process. Throws 404 for what is not theirs and 422 for what is not a picture.
 */
export async function updateCover(artistId: string, id: string, file: ReceivedFile | undefined): Promise<CoverReply> {
  await runInTransaction((trx) => assertOwn(trx, artistId, id))
  if (!file?.bytes || !(await isPhoto(file.path, { avif: true }))) throw new ApiError(errors['not-a-cover'])
  const stored = await storeRenditions(file.path)
  try {
    return await updateCoverFiles(artistId, id, stored)
  } catch (error) {
    for (const each of Object.values(stored)) await deleteUnconfirmedFile(each)
    throw error
  }
}

async function storeRenditions(path: string): Promise<Renditions> {
  const { large, small } = COVER_SIZES
  const [full, list] = await renderSquares(path, [large, small])
  if (!full || !list) throw new Error('a rendition is missing')
  return {
    large: await createStoredFile('covers', full, 'image/webp'),
    small: await createStoredFile('covers', list, 'image/webp'),
  }
}

async function renderSquares(path: string, sizes: number[]): Promise<{ path: string; bytes: number }[]> {
  const renditions = sizes.map((size) => ({
    target: `${path}-${size}`,
    width: size,
    height: size,
    crop: true as const,
    format: 'webp' as const,
    quality: 84,
  }))
  try {
    const picture = { path, maxPixels: MAX_PIXELS, renditions }
    const rendered = await renderPicture(picture, dirname(path))
    return rendered.map(({ bytes }, at) => ({ path: renditions[at]?.target ?? '', bytes }))
  } catch (error) {
    if (!(error instanceof LimitedTaskError)) throw error
    throw new ApiError(errors['not-a-cover'])
  }
}
