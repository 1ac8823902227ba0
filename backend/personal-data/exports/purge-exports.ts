import { runInTransaction, type Trx } from '#database/client'
import { sql } from '#database/sql'
import { releaseFile } from '#module/storage/files'
import { EXPORT_DAYS } from './contract.ts'

/** Hourly cleanup: archives whose days are over, and those that could never be made. */
export async function purgeExports(): Promise<void> {
  await runInTransaction((trx) =>
    deleteListed(trx, `coalesce(ready_at, asked_at) < now() - make_interval(days => $1)`, EXPORT_DAYS),
  )
}

/** Deletes a person's archive, with their account. */
export function deleteExports(trx: Trx, email: string, artistId: string | null): Promise<void> {
  return deleteListed(trx, 'coalesce(artist_id::text, email) = $1', artistId ?? email)
}

async function deleteListed(trx: Trx, condition: string, value: unknown): Promise<void> {
  const deleted = await sql<{ fileKey: string | null }>(
    trx,
    `DELETE FROM personal_data_exports WHERE ${condition} RETURNING file_key AS "fileKey"`,
    [value],
  )
  for (const { fileKey } of deleted) if (fileKey) await releaseFile(trx, fileKey)
}
