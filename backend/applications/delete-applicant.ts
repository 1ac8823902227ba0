import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { releaseFile } from '#module/storage/files'

/**
 * Deletes what somebody who never became an artist, or an artist, told us in an application, with its documents. That
 * there was one and what was decided stays. Returns the applications.
 */
export async function deleteApplicant(trx: Trx, whose: { email: string } | { artistId: string }): Promise<string[]> {
  const byArtist = 'artistId' in whose
  const applications = await sql<{ id: string; documentKey: string | null }>(
    trx,
    `UPDATE g_key_applications
        SET full_name = '', email = id || '@payer.invalid', phone = NULL, artist_name = '', copyright_details = '',
            document_key = NULL, note = NULL, reasons = CASE WHEN reasons IS NOT NULL THEN '' END
      WHERE ${byArtist ? 'artist_id = $1' : 'artist_id IS NULL AND lower(email) = $1'}
     RETURNING id, old.document_key AS "documentKey"`,
    [byArtist ? whose.artistId : whose.email],
  )
  const ids = applications.map(({ id }) => id)
  const documents = await sql<{ documentKey: string | null }>(
    trx,
    'DELETE FROM g_key_application_documents WHERE application_id = ANY ($1) RETURNING document_key AS "documentKey"',
    [ids],
  )
  for (const { documentKey } of [...applications, ...documents]) if (documentKey) await releaseFile(trx, documentKey)
  return ids
}
