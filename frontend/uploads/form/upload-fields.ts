import type { ArtistData } from '#contract/artists'
import { COPIES_DEFAULT, PRICE_DEFAULT_CENTS, PRICE_OPTIONS_CENTS } from '#contract/catalog/editions'
import { parseDollars } from '#frontend/lib/parse-dollars.ts'
import { getSessionItem } from '#frontend/lib/session-storage.ts'
import { formatCents, formatTypedCents } from '#frontend/lib/format-money.ts'
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
  isMinimum: cents === 99,
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
    priceOption: draft.priceOption ?? String(PRICE_DEFAULT_CENTS),
    customPrice: draft.customPrice ?? formatTypedCents(CUSTOM_PRICE_MIN_CENTS),
    copies: draft.copies ?? String(COPIES_DEFAULT),
    copyrightHolders: draft.copyrightHolders ?? '',
    oneDocument: draft.oneDocument ?? false,
    isDraft: draft.isDraft ?? false,
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

export const getPriceCents = (fields: UploadFields) =>
  fields.priceOption === String(CUSTOM_PRICE_MIN_CENTS) ? parseDollars(fields.customPrice) : Number(fields.priceOption)
