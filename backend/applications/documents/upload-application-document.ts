import { detectDocumentType } from '#module/storage'
import { deleteUnconfirmedFile, confirmFile, createStoredFile } from '#module/storage/files'
import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import type { AttemptCaller } from '#http/limits/failed-attempts'
import type { ReceivedFile } from '#http/body/parse-multipart-body'
import { ApiError } from '#http/api-error'
import { consumeRateLimit } from '#http/limits/rate-limit'
import { getApplicationByTrackingNumber } from '../application.ts'
import { APPLICATION_DOCUMENTS_MAX, APPLICATION_DOCUMENTS_PER_HOUR } from '#contract/applications'
import { errors } from '#contract/artists'

/** Adds a document to an undecided application, at most five. Throws 404, 409, 415. */
export async function uploadApplicationDocument(
  trackingNumber: string,
  guesser: AttemptCaller,
  document: ReceivedFile | undefined,
): Promise<{ documents: number }> {
  const { id } = await getApplicationByTrackingNumber(trackingNumber, guesser)
  const type = document?.bytes ? await detectDocumentType(document.path) : undefined
  if (!document || !type) throw new ApiError(errors['application-document-type'])
  await consumeRateLimit(`application-documents:${id}`, { hits: APPLICATION_DOCUMENTS_PER_HOUR, seconds: 3600 })
  const stored = await createStoredFile('documents', document, type)
  try {
    return await runInTransaction(async (trx) => {
      // This no-op update locks the row and notifies open tracking pages. It serializes concurrent uploads, so that the
      // second counts what the first added, and orders them against a decision.
      const [open] = await sql<{ documents: number }>(
        trx,
        `UPDATE g_key_applications SET change = change WHERE id = $1 AND state NOT IN ('approved', 'declined')
         RETURNING (document_key IS NOT NULL)::int AS documents`,
        [id],
      )
      if (!open) throw new ApiError(errors['application-decided'])
      await confirmFile(trx, stored)
      const added = await sql<{ n: number }>(
        trx,
        `INSERT INTO g_key_application_documents (application_id, document_key)
         SELECT $1, $2 WHERE (SELECT count(*) FROM g_key_application_documents WHERE application_id = $1) < $3
         RETURNING (SELECT count(*)::int FROM g_key_application_documents WHERE application_id = $1) AS n`,
        [id, stored.key, APPLICATION_DOCUMENTS_MAX],
      )
      if (added.length === 0) throw new ApiError(errors['application-documents-full'])
      return { documents: open.documents + (added[0]?.n ?? 0) + 1 }
    })
  } catch (error) {
    await deleteUnconfirmedFile(stored)
    throw error
  }
}
