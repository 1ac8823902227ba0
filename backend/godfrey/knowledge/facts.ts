import { G_KEY_NORMAL_PRICE_CENTS, G_KEY_PRICE_CENTS } from '#contract/gkeys'
import { CHAT_KEPT_DAYS } from '#contract/godfrey'
import { LIBRARY_PRICE_CENTS } from '#contract/green-room'
import {
  KEYMAIL_PRICE_DEFAULT_CENTS,
  KEYMAIL_PRICE_MIN_CENTS,
  SIGN_IN_LINKS_PER_HOUR,
  SIGN_IN_LINK_MINUTES,
} from '#contract/keymails'
import {
  AUDIO_MAX_BYTES,
  COPIES_DEFAULT,
  COPIES_MAX,
  PAYMENT_FEE_FIXED_CENTS,
  PAYMENT_FEE_SHARE,
  PREVIEW_SECONDS,
  PRICE_MIN_CENTS,
  SONGS_PER_PLAN_MAX,
  TAX_SHARE,
  uploadFeeCents,
} from '#contract/songs'
import { config } from '#platform/config'

export const dollars = (cents: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100)

const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`

/** What so many uploads come to with the estimated payment fee and tax, in cents. */
export function uploadEstimateCents(songs: number): number {
  const fees = uploadFeeCents(songs) ?? 0
  return fees + Math.round(fees * PAYMENT_FEE_SHARE) + PAYMENT_FEE_FIXED_CENTS + Math.round(fees * TAX_SHARE)
}

const each = (songs: number) => dollars((uploadFeeCents(songs) ?? 0) / songs)

/**
 * The numbers that answers name, from the constants the checkout charges by: a price that changes there changes here, in
 * every language at once.
 */
export const facts = {
  gKeyPrice: dollars(G_KEY_PRICE_CENTS),
  gKeyNormalPrice: dollars(G_KEY_NORMAL_PRICE_CENTS),
  uploadPrice: each(1),
  uploadPrice3: each(3),
  uploadPrice5: each(5),
  uploadPrice7: each(7),
  uploadPrice10: each(10),
  uploadTotal10: dollars(uploadFeeCents(10) ?? 0),
  songsPerPlan: String(SONGS_PER_PLAN_MAX),
  songPriceMin: dollars(PRICE_MIN_CENTS),
  keymailPriceMin: dollars(KEYMAIL_PRICE_MIN_CENTS),
  keymailPriceDefault: dollars(KEYMAIL_PRICE_DEFAULT_CENTS),
  copiesDefault: String(COPIES_DEFAULT),
  copiesMax: COPIES_MAX.toLocaleString('en-US'),
  audioMax: `${AUDIO_MAX_BYTES / 1024 / 1024} MB`,
  audioFormats: 'MP3, WAV, FLAC, M4A, AAC',
  linkMinutes: String(SIGN_IN_LINK_MINUTES),
  linksPerHour: String(SIGN_IN_LINKS_PER_HOUR),
  libraryPrice: dollars(LIBRARY_PRICE_CENTS),
  copyrightCost: '$45-$85',
  estimateFeePercent: percent(PAYMENT_FEE_SHARE),
  estimateFeeFixed: dollars(PAYMENT_FEE_FIXED_CENTS),
  estimateTaxPercent: percent(TAX_SHARE),
  uploadEstimate1: dollars(uploadEstimateCents(1)),
  uploadEstimate10: dollars(uploadEstimateCents(10)),
  previewSeconds: String(PREVIEW_SECONDS),
  holdMinutes: String(Math.max(1, Math.round(config.HOLD_SECONDS / 60))),
  chatDays: String(CHAT_KEPT_DAYS),
  reviewHours: '24-48',
  minimumAge: '18',
} as const
