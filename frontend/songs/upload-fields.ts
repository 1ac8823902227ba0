import type { ArtistData } from '#contract/gkeys'
import { COPIES_DEFAULT, COPIES_MAX, COPIES_MIN, PRICE_MAX_CENTS, PRICE_OPTIONS_CENTS } from '#contract/songs'
import { formatCents } from '#ui/Money'
import { getSessionItem } from '#web/session-keys'
import { parseDollars } from '#web/typed-dollars'
import type { UploadDraft } from './upload-draft.ts'

export type UploadFieldName =
  | 'songTitle'
  | 'more'
  | 'audioFile'
  | 'price'
  | 'copies'
  | 'copyrightHolders'
  | 'copyrightDocument'
  | 'moreDocuments'
  | 'ssnLastFive'
  | 'contact'
  | 'artistName'
  | 'paymentAccount'
  | 'governanceTrackerNumber'
  | 'keyCode'
  | 'copyrightConfirmed'
  | 'termsAccepted'
export type UploadErrors = Partial<Record<UploadFieldName, string>>

export const CUSTOM_PRICE_MIN_CENTS = PRICE_OPTIONS_CENTS[PRICE_OPTIONS_CENTS.length - 1] ?? 5000
export const PRICE_OPTIONS = PRICE_OPTIONS_CENTS.map((cents) => ({
  value: String(cents),
  label: cents === CUSTOM_PRICE_MIN_CENTS ? `${formatCents(cents)}+` : formatCents(cents),
  ...(cents === 99 ? { hint: 'minimum' } : {}),
}))
export const DOCUMENT_PATTERN = /\.(pdf|jpe?g|png)$/i

/** Maps the server's error codes to form fields. */
export const FIELD_BY_ERROR_CODE: Record<string, UploadFieldName | undefined> = {
  'audio-missing': 'audioFile',
  'audio-too-large': 'audioFile',
  'not-audio': 'audioFile',
  'not-a-document': 'copyrightDocument',
  'document-too-large': 'copyrightDocument',
  'price-too-low': 'price',
  'price-too-high': 'price',
  'copies-out-of-range': 'copies',
  'wrong-tracking-number': 'governanceTrackerNumber',
  'wrong-g-key': 'keyCode',
  'wrong-payment-account': 'paymentAccount',
}

/** Field values: typed ones, else defaults from the account. */
export function buildUploadFields(draft: UploadDraft, artist: ArtistData) {
  return {
    ...draft,
    songTitle: draft.songTitle ?? '',
    more: draft.more ?? [],
    priceOption: draft.priceOption ?? '100',
    customPrice: draft.customPrice ?? (CUSTOM_PRICE_MIN_CENTS / 100).toFixed(2),
    copies: draft.copies ?? String(COPIES_DEFAULT),
    copyrightHolders: draft.copyrightHolders ?? '',
    oneDocument: draft.oneDocument ?? false,
    ssnLastFive: draft.ssnLastFive ?? '',
    contact: draft.contact ?? artist.email,
    artistName: draft.artistName ?? artist.artistName,
    paymentAccount: draft.paymentAccount ?? artist.paypalEmail ?? '',
    governanceTrackerNumber: draft.governanceTrackerNumber ?? artist.trackingNumber ?? '',
    keyCode: draft.keyCode ?? getSessionItem('gKeyId') ?? '',
    copyrightConfirmed: draft.copyrightConfirmed ?? false,
    termsAccepted: draft.termsAccepted ?? false,
  }
}
export type UploadFields = ReturnType<typeof buildUploadFields>

const getPriceCents = (fields: UploadFields) =>
  fields.priceOption === String(CUSTOM_PRICE_MIN_CENTS) ? parseDollars(fields.customPrice) : Number(fields.priceOption)

export function validateUploadFields(fields: UploadFields): UploadErrors {
  const errors: UploadErrors = {}
  const need = (name: UploadFieldName, text: string, says: string) => {
    if (!text.trim()) errors[name] = says
  }
  need('songTitle', fields.songTitle, 'The song needs its title.')
  if (!fields.audioFile?.size) errors.audioFile = 'The recording is missing.'
  if (fields.more.some((track) => !track.title.trim())) errors.more = 'Every song needs its title.'
  const price = getPriceCents(fields)
  if (price === undefined || price < CUSTOM_PRICE_MIN_CENTS || price > PRICE_MAX_CENTS) {
    if (fields.priceOption === String(CUSTOM_PRICE_MIN_CENTS)) {
      errors.price = `From ${formatCents(CUSTOM_PRICE_MIN_CENTS)} to ${formatCents(PRICE_MAX_CENTS)}.`
    }
  }
  const copies = Number(fields.copies)
  if (!/^\d+$/.test(fields.copies.trim()) || copies < COPIES_MIN || copies > COPIES_MAX) {
    errors.copies = `A whole number from ${COPIES_MIN} to ${COPIES_MAX.toLocaleString('en-US')}.`
  }
  need('copyrightHolders', fields.copyrightHolders.replaceAll(',', ''), 'Who holds the copyright?')
  if (!fields.copyrightDocument) errors.copyrightDocument = 'The proof of copyright is missing.'
  if (!fields.oneDocument && fields.more.some((track) => !track.copyrightDocument)) {
    errors.moreDocuments = 'The proof of copyright of this song is missing.'
  }
  if (!/^\d{5}$/.test(fields.ssnLastFive)) errors.ssnLastFive = 'Five digits.'
  need('contact', fields.contact, 'How can we reach the copyright holder?')
  need('artistName', fields.artistName, 'The artist name is missing.')
  need('paymentAccount', fields.paymentAccount, 'The payment account is missing.')
  if (!fields.copyrightConfirmed) errors.copyrightConfirmed = 'Please confirm this before you upload.'
  if (!fields.termsAccepted) errors.termsAccepted = 'Please accept this before you upload.'
  return errors
}

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

/**
 * Assigns documents chosen together: first each to the song whose title its file name contains, then the rest in order
 * to songs without a document. Returns one entry per song.
 */
export function assignDocuments(files: File[], songs: { title: string; has: boolean }[]): (File | undefined)[] {
  const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  const left = new Set(files)
  const dealt = songs.map(({ title }) => {
    const named = [...left].find((file) => bare(title) && bare(file.name).includes(bare(title)))
    if (named) left.delete(named)
    return named
  })
  const rest = [...left]
  return dealt.map((file, at) => file ?? (songs[at]?.has ? undefined : rest.shift()))
}

function buildUploadForm(fields: UploadFields, title: string, audio: File, document: File | undefined): FormData {
  const form = new FormData()
  form.set('artistName', fields.artistName.trim())
  form.set('songTitle', title.trim())
  form.set('price', ((getPriceCents(fields) ?? 0) / 100).toFixed(2))
  form.set('copies', fields.copies.trim())
  form.set('copyrightHolders', fields.copyrightHolders.trim())
  form.set('contact', fields.contact.trim())
  form.set('governanceTrackerNumber', fields.governanceTrackerNumber.trim())
  form.set('keyCode', fields.keyCode.trim())
  form.set('paymentAccount', fields.paymentAccount.trim())
  if (document) form.set('copyrightDocument', document)
  form.set('audioFile', audio)
  return form
}

/** Initial title from a file name: '03_high-tide.wav' becomes '03 high-tide'. */
export function parseTitle(file: File): string {
  return file.name
    .replace(/\.[^.]{1,5}$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
    .slice(0, 200)
}
