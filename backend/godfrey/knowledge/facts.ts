import { G_KEY_NORMAL_PRICE_CENTS, G_KEY_PRICE_CENTS } from '#contract/applications'
import {
  COPIES_DEFAULT,
  COPIES_MAX,
  PRICE_DEFAULT_CENTS,
  PRICE_MAX_CENTS,
  PRICE_MIN_CENTS,
  PRICE_OPTIONS_CENTS,
} from '#contract/catalog/editions'
import { CHAT_RETENTION_DAYS } from '#contract/godfrey'
import {
  KEYMAIL_PRICE_DEFAULT_CENTS,
  KEYMAIL_PRICE_MIN_CENTS,
  KEYMAIL_PRICE_STEP_CENTS,
} from '#contract/keymails/issuing'
import { SIGN_IN_LINK_MINUTES, SIGN_IN_LINKS_PER_HOUR } from '#contract/keymails/sign-in'
import { LIBRARY_PRICE_CENTS } from '#contract/library'
import { PREVIEW_SECONDS } from '#contract/playback'
import { type Language, languageCodes } from '#contract/text'
import {
  AUDIO_MAX_BYTES,
  calculatePaymentFeeCents,
  calculateTaxCents,
  calculateUploadFeeCents,
  PAYMENT_FEE_FIXED_CENTS,
  PAYMENT_FEE_SHARE,
  SONGS_PER_PLAN_MAX,
  TAX_SHARE,
} from '#contract/uploads'
import { config } from '#runtime/config'

export const formatCents = (cents: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100)

export const formatDay = (date: Date, language: Language) =>
  new Intl.DateTimeFormat(languageCodes[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(date)

const formatPercent = (share: number) => `${Number((share * 100).toFixed(1))}%`

/** The upload fees for a number of songs including the estimated payment fee and tax, in cents. */
export function calculateUploadEstimateCents(songs: number): number {
  const fees = calculateUploadFeeCents(songs) ?? 0
  return fees + calculatePaymentFeeCents(fees) + calculateTaxCents(fees)
}

const formatPricePerSong = (songs: number) => formatCents((calculateUploadFeeCents(songs) ?? 0) / songs)

/**
 * The numbers used in answers, derived from the checkout's constants: a price changes here, in every language, when it
 * changes there.
 */
export const facts = {
  gKeyPrice: formatCents(G_KEY_PRICE_CENTS),
  gKeyNormalPrice: formatCents(G_KEY_NORMAL_PRICE_CENTS),
  gKeyDiscount: formatPercent(1 - G_KEY_PRICE_CENTS / G_KEY_NORMAL_PRICE_CENTS),
  uploadPrice: formatPricePerSong(1),
  startCost: formatCents(G_KEY_PRICE_CENTS + (calculateUploadFeeCents(1) ?? 0)),
  uploadPrice3: formatPricePerSong(3),
  uploadPrice5: formatPricePerSong(5),
  uploadPrice7: formatPricePerSong(7),
  uploadPrice10: formatPricePerSong(10),
  uploadTotal10: formatCents(calculateUploadFeeCents(10) ?? 0),
  uploadTotals: Array.from(
    { length: SONGS_PER_PLAN_MAX },
    (_, at) => `${at + 1}: ${formatCents(calculateUploadFeeCents(at + 1) ?? 0)}`,
  ).join(', '),
  songsPerPlan: String(SONGS_PER_PLAN_MAX),
  songPriceMin: formatCents(PRICE_MIN_CENTS),
  songPriceMax: formatCents(PRICE_MAX_CENTS),
  songPrices: PRICE_OPTIONS_CENTS.map(formatCents).join(', '),
  songPriceDefault: formatCents(PRICE_DEFAULT_CENTS),
  keymailPriceMin: formatCents(KEYMAIL_PRICE_MIN_CENTS),
  keymailPriceDefault: formatCents(KEYMAIL_PRICE_DEFAULT_CENTS),
  keymailPriceStep: formatCents(KEYMAIL_PRICE_STEP_CENTS),
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

/** Replaces `{name}` placeholders with facts. */
export function renderFacts(answer: string): string {
  return answer.replaceAll(/\{(\w+)\}/g, (braces, name: string) =>
    name in facts ? facts[name as keyof typeof facts] : braces,
  )
}
