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
import type { Translate } from '#text/messages/catalog'
import type { uploadMessages } from '#text/messages/catalogs/uploads/en'

export function validateUploadFields(
  fields: UploadFields,
  t: Translate<(typeof uploadMessages)['messages']>,
): UploadErrors {
  const errors: UploadErrors = {}
  const need = (name: UploadFieldName, text: string, says: string) => {
    if (!text.trim()) errors[name] = says
  }
  need('songTitle', fields.songTitle, t('error.songTitle'))
  if (!fields.audioFile?.size) errors.audioFile = t('error.audio')
  if (fields.more.some((track) => !track.title.trim())) errors.more = t('error.more')
  const price = getPriceCents(fields)
  if (price === undefined || price < CUSTOM_PRICE_MIN_CENTS || price > PRICE_MAX_CENTS) {
    if (fields.priceOption === String(CUSTOM_PRICE_MIN_CENTS)) {
      errors.price = t('error.price', { min: formatCents(CUSTOM_PRICE_MIN_CENTS), max: formatCents(PRICE_MAX_CENTS) })
    }
  }
  const copies = Number(fields.copies)
  if (!/^\d+$/.test(fields.copies.trim()) || copies < COPIES_MIN || copies > COPIES_MAX) {
    errors.copies = t('error.copies', { min: COPIES_MIN, max: formatCount(COPIES_MAX) })
  }
  need('copyrightHolders', fields.copyrightHolders.replaceAll(',', ''), t('error.holders'))
  if (!fields.copyrightDocument) errors.copyrightDocument = t('error.proof')
  if (!fields.oneDocument && fields.more.some((track) => !track.copyrightDocument)) {
    errors.moreDocuments = t('error.proofOfSong')
  }
  if (!/^\d{5}$/.test(fields.ssnLastFive)) errors.ssnLastFive = t('error.ssn')
  need('contact', fields.contact, t('error.contact'))
  need('artistName', fields.artistName, t('error.artistName'))
  need('paymentAccount', fields.paymentAccount, t('error.payment'))
  if (!fields.copyrightConfirmed) errors.copyrightConfirmed = t('error.confirm')
  if (!fields.termsAccepted) errors.termsAccepted = t('error.terms')
  return errors
}
