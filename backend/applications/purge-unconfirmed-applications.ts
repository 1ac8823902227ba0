import { releaseFile } from '#module/storage/files'
import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { APPLICATION_UNCONFIRMED_DAYS } from './contract.ts'

/**
 * Job, hourly: deletes applications whose mail address was not confirmed within seven days, with their documents. The
 * form, the mail and the privacy page promise this.
 */
export function purgeUnconfirmedApplications(): Promise<void> {
  return runInTransaction(async (trx) => {
    const over = await sql<{ id: string; documentKey: string | null }>(
      trx,
      `SELECT id, document_key AS "documentKey" FROM g_key_applications
        WHERE state = 'submitted' AND link_asked_at < now() - make_interval(days => $1) LIMIT 500 FOR UPDATE SKIP LOCKED`,
      [APPLICATION_UNCONFIRMED_DAYS],
    )
    const ids = over.map(({ id }) => id)
    const more = await sql<{ documentKey: string }>(
      trx,
      `DELETE FROM g_key_application_documents WHERE application_id = ANY ($1::uuid[])
       RETURNING document_key AS "documentKey"`,
      [ids],
    )
    await sql(trx, 'DELETE FROM g_key_applications WHERE id = ANY ($1::uuid[])', [ids])
    for (const { documentKey } of [...over, ...more]) if (documentKey) await releaseFile(trx, documentKey)
  })
}
