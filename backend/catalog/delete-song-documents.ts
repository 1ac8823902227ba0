import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { releaseFile } from '#module/storage/files'

/** Deletes contact and copyright document of an artist's songs. The recordings and their credits stay with the copies. */
export async function deleteSongDocuments(trx: Trx, artistId: string): Promise<void> {
  const songs = await sql<{ documentKey: string | null }>(
    trx,
    `UPDATE songs SET contact = '', document_key = NULL WHERE artist_id = $1 RETURNING old.document_key AS "documentKey"`,
    [artistId],
  )
  for (const { documentKey } of songs) if (documentKey) await releaseFile(trx, documentKey)
}
