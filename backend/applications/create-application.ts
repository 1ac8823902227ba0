import type { EndpointBody } from '#contract/http'
import { trackEvent } from '#module/analytics'
import { detectDocumentType } from '#module/storage'
import { type StoredFile, deleteUnconfirmedFile, confirmFile, createStoredFile } from '#module/storage/files'
import type { Language } from '#contract/text'
import { toSingleLine } from '#text/to-single-line'
import { type Trx, runInTransaction } from '#database/client'
import { enqueue } from '#queue/queue'
import type { ReceivedFile } from '#http/body/parse-multipart-body'
import { ApiError } from '#http/api-error'
import { consumeRateLimit } from '#http/limits/rate-limit'
import { Application, createTrackingNumber } from './application.ts'
import { APPLICATIONS_PER_HOUR, type ApplicationState, type createApplication as applyCall } from './contract.ts'
import { errors } from '#contract/artists'
import { sendApplicationLinkEmailJob } from './jobs.ts'

/** Stores an application, with its document if there is one, and enqueues the confirmation mail. */
export async function createApplication(
  fields: EndpointBody<typeof applyCall>,
  document: ReceivedFile | undefined,
  language: Language = 'english',
): Promise<{ trackingNumber: string; state: ApplicationState }> {
  if (!fields.termsAccepted || !fields.ageConfirmed || !fields.copyrightConfirmed) {
    throw new ApiError(errors['confirmations-required'])
  }
  const type = document?.bytes ? await detectDocumentType(document.path) : undefined
  if (document?.bytes && !type) throw new ApiError(errors['application-document-type'])
  // Limits the mails to one mailbox, even when the requests come from many network addresses.
  await consumeRateLimit(`applications-for:${fields.email.toLowerCase()}`, {
    hits: APPLICATIONS_PER_HOUR,
    seconds: 3600,
  })

  const stored = document && type ? await createStoredFile('documents', document, type) : undefined
  try {
    return await runInTransaction(async (trx) => {
      if (stored) await confirmFile(trx, stored)
      const { id, trackingNumber } = await createApplicationRow(trx, fields, stored, language)
      await trackEvent(trx, 'application')
      await enqueue(trx, sendApplicationLinkEmailJob, { applicationId: id })
      return { trackingNumber, state: 'submitted' }
    })
  } catch (error) {
    if (stored) await deleteUnconfirmedFile(stored)
    throw error
  }
}

function createApplicationRow(
  trx: Trx,
  fields: EndpointBody<typeof applyCall>,
  document: StoredFile | undefined,
  language: Language,
): Promise<Application> {
  return Application.query(trx)
    .insert({
      trackingNumber: createTrackingNumber(),
      fullName: toSingleLine(fields.fullName),
      email: fields.email,
      phone: toSingleLine(fields.phone) || null,
      artistName: toSingleLine(fields.artistName),
      copyrightDetails: fields.copyrightDetails,
      documentKey: document?.key ?? null,
      language,
    })
    .execute()
}
