import type { EndpointReply } from '#contract/http'
import { runInTransaction, type Trx } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { confirmFile, releaseFile, type StoredFile } from '#module/storage/files'
import { errors, type updateCover as updateCoverCall } from './contract.ts'

export type CoverReply = EndpointReply<typeof updateCoverCall>

export type Renditions = { large: StoredFile; small: StoredFile }

/** Replaces the cover of the artist's song or album; without files, by the drawn one. Throws 404 for what is not theirs. */
export function updateCoverFiles(artistId: string, id: string, files: Renditions | undefined): Promise<CoverReply> {
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

/** Locks the song or album, so that two uploads follow each other. Throws 404 for what is not the artist's. */
export async function assertOwn(trx: Trx, artistId: string, id: string): Promise<'song' | 'album'> {
  const [song] = await sql(
    trx,
    'SELECT id FROM songs WHERE id = $1 AND artist_id = $2 AND recording_of IS NULL FOR NO KEY UPDATE',
    [id, artistId],
  )
  if (song) return 'song'
  const [album] = await sql(
    trx,
    `SELECT id FROM editions WHERE id = $1 AND artist_id = $2 AND kind = 'album' FOR NO KEY UPDATE`,
    [id, artistId],
  )
  if (album) return 'album'
  throw new ApiError(errors['cover-unknown'])
}
