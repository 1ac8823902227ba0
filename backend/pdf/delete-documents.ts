import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { releaseFile } from '#module/storage/files'

/** Deletes the rendered documents whose `field` is one of these ids; they are rendered again when asked for. */
export async function deleteDocuments(trx: Trx, field: string, ids: string[]): Promise<void> {
  const deleted = await sql<{ key: string | null }>(
    trx,
    'DELETE FROM documents WHERE ref ->> $1 = ANY ($2) RETURNING file_key AS key',
    [field, ids],
  )
  for (const { key } of deleted) if (key) await releaseFile(trx, key)
}
