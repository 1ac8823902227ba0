import { COPIES_MAX, COPIES_MIN, PRICE_MAX_CENTS } from '#contract/catalog/editions'
import { formatCents } from '#frontend/lib/format-money.ts'
import {
  CUSTOM_PRICE_MIN_CENTS,
  getPriceCents,
  type UploadErrors,
  type UploadFieldName,
  type UploadFields,
} from './upload-fields.ts'
import { formatCount } from '#frontend/lib/format-number.ts'

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
    errors.copies = `A whole number from ${COPIES_MIN} to ${formatCount(COPIES_MAX)}.`
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
