import { G_KEY_NORMAL_PRICE_CENTS, G_KEY_PRICE_CENTS } from '#contract/gkeys'
import { CHAT_RETENTION_DAYS } from '#contract/godfrey'
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
  calculateUploadFeeCents,
} from '#contract/songs'
import { config } from '#platform/config'

export const formatCents = (cents: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100)

const formatPercent = (share: number) => `${Number((share * 100).toFixed(1))}%`

/** The upload fees for a number of songs including the estimated payment fee and tax, in cents. */
export function calculateUploadEstimateCents(songs: number): number {
  const fees = calculateUploadFeeCents(songs) ?? 0
  return fees + Math.round(fees * PAYMENT_FEE_SHARE) + PAYMENT_FEE_FIXED_CENTS + Math.round(fees * TAX_SHARE)
}

const formatPricePerSong = (songs: number) => formatCents((calculateUploadFeeCents(songs) ?? 0) / songs)

/**
 * The numbers used in answers, derived from the checkout's constants: a price changes here, in every language, when it
 * changes there.
 */
export const facts = {
  gKeyPrice: formatCents(G_KEY_PRICE_CENTS),
  gKeyNormalPrice: formatCents(G_KEY_NORMAL_PRICE_CENTS),
  uploadPrice: formatPricePerSong(1),
  uploadPrice3: formatPricePerSong(3),
  uploadPrice5: formatPricePerSong(5),
  uploadPrice7: formatPricePerSong(7),
  uploadPrice10: formatPricePerSong(10),
  uploadTotal10: formatCents(calculateUploadFeeCents(10) ?? 0),
  songsPerPlan: String(SONGS_PER_PLAN_MAX),
  songPriceMin: formatCents(PRICE_MIN_CENTS),
  keymailPriceMin: formatCents(KEYMAIL_PRICE_MIN_CENTS),
  keymailPriceDefault: formatCents(KEYMAIL_PRICE_DEFAULT_CENTS),
  copiesDefault: String(COPIES_DEFAULT),
  copiesMax: COPIES_MAX.toLocaleString('en-US'),
  audioMax: `${AUDIO_MAX_BYTES / 1024 / 1024} MB`,
  audioFormats: 'MP3, WAV, FLAC, M4A, AAC',
  linkMinutes: String(SIGN_IN_LINK_MINUTES),
  linksPerHour: String(SIGN_IN_LINKS_PER_HOUR),
  libraryPrice: formatCents(LIBRARY_PRICE_CENTS),
  copyrightCost: '$45-$85',
  estimateFeePercent: formatPercent(PAYMENT_FEE_SHARE),
  estimateFeeFixed: formatCents(PAYMENT_FEE_FIXED_CENTS),
  estimateTaxPercent: formatPercent(TAX_SHARE),
  uploadEstimate1: formatCents(calculateUploadEstimateCents(1)),
  uploadEstimate10: formatCents(calculateUploadEstimateCents(10)),
  previewSeconds: String(PREVIEW_SECONDS),
  holdMinutes: String(Math.max(1, Math.round(config.HOLD_SECONDS / 60))),
  chatDays: String(CHAT_RETENTION_DAYS),
  reviewHours: '24-48',
  minimumAge: '18',
} as const
