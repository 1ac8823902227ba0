import { errors } from '#contract/artists'
import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { commitFile, releaseFile, type StoredFile } from '#module/storage'
import { buildProfile, type Profile, profileColumns, type ProfileRow } from './profile.ts'

export function updatePictureKey(artistId: string, picture: StoredFile | undefined): Promise<Profile> {
  return runInTransaction(async (trx) => {
    const [before] = await sql<{ key: string | null }>(
      trx,
      'SELECT picture_key AS key FROM artists WHERE id = $1 FOR UPDATE',
      [artistId],
    )
    if (picture) await commitFile(trx, picture)
    const [row] = await sql<ProfileRow>(
      trx,
      `UPDATE artists SET picture_key = $2 WHERE id = $1 RETURNING ${profileColumns}`,
      [artistId, picture?.key ?? null],
    )
    if (before?.key) await releaseFile(trx, before.key)
    if (!row) throw new ApiError(errors['artist-unknown'])
    return buildProfile(row)
  })
}
