import type { BodyOf } from '#contract/platform'
import { recordEvent } from '#module/analytics'
import { type StoredFile, discardFile, keepFile, readDocumentType, storeFile } from '#module/storage'
import type { BrowserLanguage } from '#platform/browser-language'
import { oneLine } from '#platform/one-line'
import { type Trx, inTransaction, sql } from '#platform/database'
import { enqueue } from '#platform/jobs'
import type { ReceivedFile } from '#platform/read-multipart'
import { Refusal } from '#platform/refusal'
import { spend } from '#platform/throttle'
import { newTrackingNumber } from './application.ts'
import { APPLICATIONS_PER_HOUR, type ApplicationState, type applyForGKey as applyCall, refusals } from './contract.ts'
import { applicationSubmitted } from './jobs.ts'

/** Stores an application, with its document when there is one, and has the confirmation link mailed. */
export async function applyForGKey(
  fields: BodyOf<typeof applyCall>,
  document: ReceivedFile | undefined,
  language: BrowserLanguage = 'english',
): Promise<{ trackingNumber: string; state: ApplicationState }> {
  if (!fields.termsAccepted || !fields.ageConfirmed || !fields.copyrightConfirmed) {
    throw new Refusal(refusals['confirmations-required'])
  }
  const type = document?.bytes ? await readDocumentType(document.path) : undefined
  if (document?.bytes && !type) throw new Refusal(refusals['application-document-type'])
  // Nobody's mailbox is filled from many addresses either.
  await spend(`applications-for:${fields.email.toLowerCase()}`, { hits: APPLICATIONS_PER_HOUR, seconds: 3600 })

  const stored = document && type ? await storeFile('documents', document, type) : undefined
  try {
    return await inTransaction(async (trx) => {
      if (stored) await keepFile(trx, stored)
      const { id, trackingNumber } = await insertApplication(trx, fields, stored, language)
      await recordEvent(trx, 'application')
      await enqueue(trx, applicationSubmitted, { applicationId: id })
      return { trackingNumber, state: 'submitted' }
    })
  } catch (error) {
    if (stored) await discardFile(stored)
    throw error
  }
}

async function insertApplication(
  trx: Trx,
  fields: BodyOf<typeof applyCall>,
  document: StoredFile | undefined,
  language: BrowserLanguage,
) {
  const [made] = await sql<{ id: string; trackingNumber: string }>(
    trx,
    `INSERT INTO g_key_applications
       (tracking_number, full_name, email, phone, artist_name, copyright_details, document_key, language)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id, tracking_number AS "trackingNumber"`,
    [
      newTrackingNumber(),
      oneLine(fields.fullName),
      fields.email,
      oneLine(fields.phone) || null,
      oneLine(fields.artistName),
      fields.copyrightDetails,
      document?.key ?? null,
      language,
    ],
  )
  if (!made) throw new Error('an application was not stored')
  return made
}
