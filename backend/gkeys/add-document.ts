import { discardFile, keepFile, readDocumentType, storeFile } from '#module/storage'
import { inTransaction, sql } from '#platform/database'
import type { Guesser } from '#platform/guesses'
import type { ReceivedFile } from '#platform/read-multipart'
import { Refusal } from '#platform/refusal'
import { spend } from '#platform/throttle'
import { findApplication } from './application.ts'
import { APPLICATION_DOCUMENTS_MAX, APPLICATION_DOCUMENTS_PER_HOUR, refusals } from './contract.ts'

/** One more document for an application that is not decided yet; at most five. Refuses with 404, 409, 415. */
export async function addDocument(
  trackingNumber: string,
  guesser: Guesser,
  document: ReceivedFile | undefined,
): Promise<{ documents: number }> {
  const { id } = await findApplication(trackingNumber, guesser)
  const type = document?.bytes ? await readDocumentType(document.path) : undefined
  if (!document || !type) throw new Refusal(refusals['application-document-type'])
  await spend(`application-documents:${id}`, { hits: APPLICATION_DOCUMENTS_PER_HOUR, seconds: 3600 })
  const stored = await storeFile('documents', document, type)
  try {
    return await inTransaction(async (trx) => {
      // Touched, which locks it and tells its open pages: of two at once the second counts what the first added, and a
      // decision waits or is seen.
      const [open] = await sql<{ documents: number }>(
        trx,
        `UPDATE g_key_applications SET change = change WHERE id = $1 AND state NOT IN ('approved', 'declined')
         RETURNING (document_key IS NOT NULL)::int AS documents`,
        [id],
      )
      if (!open) throw new Refusal(refusals['application-decided'])
      await keepFile(trx, stored)
      const added = await sql<{ n: number }>(
        trx,
        `INSERT INTO g_key_application_documents (application_id, document_key)
         SELECT $1, $2 WHERE (SELECT count(*) FROM g_key_application_documents WHERE application_id = $1) < $3
         RETURNING (SELECT count(*)::int FROM g_key_application_documents WHERE application_id = $1) AS n`,
        [id, stored.key, APPLICATION_DOCUMENTS_MAX],
      )
      if (added.length === 0) throw new Refusal(refusals['application-documents-full'])
      return { documents: open.documents + (added[0]?.n ?? 0) + 1 }
    })
  } catch (error) {
    await discardFile(stored)
    throw error
  }
}
