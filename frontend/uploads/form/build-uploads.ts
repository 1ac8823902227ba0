import { COPIES_DEFAULT, PRICE_MIN_CENTS } from '#contract/catalog/editions'
import { getPriceCents, type UploadFields } from './upload-fields.ts'
import { formatAmount } from '#frontend/lib/format-money.ts'

/** The upload request of each song. Excludes the identity digits. */
export function buildUploads(fields: UploadFields): { title: string; audio: File; form: FormData }[] {
  const { songTitle, audioFile: firstAudio, copyrightDocument: firstDocument, oneDocument, more } = fields
  const first = firstAudio ? [{ title: songTitle, audioFile: firstAudio, copyrightDocument: firstDocument }] : []
  return [...first, ...more].map(({ title, audioFile, copyrightDocument }) => ({
    title: title.trim(),
    audio: audioFile,
    form: buildUploadForm(fields, title, audioFile, oneDocument ? firstDocument : copyrightDocument),
  }))
}

function buildUploadForm(fields: UploadFields, title: string, audio: File, document: File | undefined): FormData {
  const form = new FormData()
  form.set('artistName', fields.artistName.trim())
  form.set('songTitle', title.trim())
  form.set('price', formatAmount(getPriceCents(fields) ?? 0))
  form.set('copies', fields.copies.trim())
  form.set('copyrightHolders', fields.copyrightHolders.trim())
  form.set('contact', fields.contact.trim())
  form.set('governanceTrackerNumber', fields.governanceTrackerNumber.trim())
  form.set('keyCode', fields.keyCode.trim())
  form.set('paymentAccount', fields.paymentAccount.trim())
  if (fields.isDraft) form.set('draft', 'true')
  if (document) form.set('copyrightDocument', document)
  form.set('audioFile', audio)
  return form
}

/** What a preview of an upload adds to a test account's examples: every song with a title. */
export function buildExampleReleases(fields: UploadFields): { title: string; cents: number; copies: number }[] {
  const { songTitle, more, copies } = fields
  return [songTitle, ...more.map(({ title }) => title)]
    .map((title) => title.trim())
    .filter((title) => title !== '')
    .map((title) => ({
      title,
      cents: getPriceCents(fields) ?? PRICE_MIN_CENTS,
      copies: Number.parseInt(copies, 10) || COPIES_DEFAULT,
    }))
}
