import { dirname } from 'node:path'
import type { EndpointReply } from '#contract/http'
import { runInTransaction, type Trx } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import type { ReceivedFile } from '#http/body/parse-multipart-body'
import { isPhoto, renderPicture } from '#module/pictures'
import {
  confirmFile,
  createStoredFile,
  deleteUnconfirmedFile,
  releaseFile,
  type StoredFile,
} from '#module/storage/files'
import { LimitedTaskError } from '#runtime/limited/run-limited'
import { COVER_SIZES, errors, type updateCover as updateCoverCall } from './contract.ts'

type CoverReply = EndpointReply<typeof updateCoverCall>

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
    return await replaceCover(artistId, id, stored)
  } catch (error) {
    for (const each of Object.values(stored)) await deleteUnconfirmedFile(each)
    throw error
  }
}

/** Back to the drawn cover. Throws 404 for what is not theirs. */
export function deleteCover(artistId: string, id: string): Promise<CoverReply> {
  return replaceCover(artistId, id, undefined)
}

type Renditions = { large: StoredFile; small: StoredFile }

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

function replaceCover(artistId: string, id: string, files: Renditions | undefined): Promise<CoverReply> {
  return runInTransaction(async (trx) => {
    const column = await assertOwn(trx, artistId, id)
    const [before] = await sql<{ large: string; small: string }>(
      trx,
      `DELETE FROM covers WHERE song_id = $1 OR edition_id = $1 RETURNING large_key AS large, small_key AS small`,
      [id],
    )
    if (before) for (const key of [before.large, before.small]) await releaseFile(trx, key)
    if (!files) return { coverUrl: null }
    for (const file of Object.values(files)) await confirmFile(trx, file)
    const [cover] = await sql<{ id: string }>(
      trx,
      `INSERT INTO covers (song_id, edition_id, large_key, small_key)
       VALUES (CASE $4 WHEN 'song' THEN $1::uuid END, CASE $4 WHEN 'album' THEN $1::uuid END, $2, $3) RETURNING id`,
      [id, files.large.key, files.small.key, column],
    )
    return { coverUrl: `/api/covers/${cover?.id ?? ''}` }
  })
}

/** Locks the song or album, so that two uploads follow each other. */
async function assertOwn(trx: Trx, artistId: string, id: string): Promise<'song' | 'album'> {
  const [song] = await sql(trx, 'SELECT id FROM songs WHERE id = $1 AND artist_id = $2 FOR NO KEY UPDATE', [
    id,
    artistId,
  ])
  if (song) return 'song'
  const [album] = await sql(
    trx,
    `SELECT id FROM editions WHERE id = $1 AND artist_id = $2 AND kind = 'album' FOR NO KEY UPDATE`,
    [id, artistId],
  )
  if (album) return 'album'
  throw new ApiError(errors['cover-unknown'])
}
