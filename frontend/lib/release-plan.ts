import { ALBUM_PRICE_SHARE, type KeymailStrategy } from '#contract/keymails/issuing'
import {
  calculatePaymentFeeCents,
  calculateTaxCents,
  calculateUploadFeeCents,
  SONGS_PER_PLAN_MAX,
} from '#contract/uploads'
import { type SessionItems, getSessionItem } from './session-storage.ts'
import type { uploadMessages } from '#text/messages/catalogs/uploads/en'

export type ReleasePlan = SessionItems['uploadPlan']

/** The name of each strategy in the catalog of uploads. */
export const STRATEGY_NAMES = {
  individual: 'strategy.individual',
  album: 'strategy.album',
  both: 'strategy.both',
} as const satisfies Record<KeymailStrategy, keyof (typeof uploadMessages)['messages']>

/** The cost of uploading this many songs, in cents. Only `fees` is charged by TuneMaker; the rest is an estimate. */
export function calculateUploadCost(songCount: number) {
  const fees = calculateUploadFeeCents(songCount) ?? 0
  const paymentFee = calculatePaymentFeeCents(fees)
  const tax = calculateTaxCents(fees)
  return { fees, each: fees / songCount, paymentFee, tax, total: fees + paymentFee + tax }
}

/** The suggested price of an album, in cents: 20% below the sum of its songs' prices, at least $1. */
export function calculateAlbumPriceCents(apart: number): number {
  return Math.max(100, Math.round(apart * ALBUM_PRICE_SHARE))
}

/** The stored plan, if it is valid. */
export function getReleasePlan(): ReleasePlan | undefined {
  const plan = getSessionItem('uploadPlan')
  if (!plan || !Number.isInteger(plan.songCount) || plan.songCount < 1 || plan.songCount > SONGS_PER_PLAN_MAX)
    return undefined
  return plan.keymailStrategy in STRATEGY_NAMES ? plan : undefined
}
