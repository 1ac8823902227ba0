import { KEYMAIL_PRICE_DEFAULT_CENTS } from '#contract/keymails'
import {
  PAYMENT_FEE_FIXED_CENTS,
  PAYMENT_FEE_SHARE,
  SONGS_PER_PLAN_MAX,
  TAX_SHARE,
  uploadFeeCents,
} from '#contract/songs'
import { type SessionKeys, recall } from '#web/session-keys'

export type KeymailStrategy = SessionKeys['uploadPlan']['keymailStrategy']
export type ReleasePlan = SessionKeys['uploadPlan']

const ALBUM_SHARE = 0.8

export const strategyNames: Record<KeymailStrategy, string> = {
  individual: 'Individual Keymails',
  album: 'One album Keymail',
  both: 'Both',
}

/** What so many uploads cost, in cents. Only `fees` is charged here; the rest is an estimate. */
export function estimateCost(songCount: number) {
  const fees = uploadFeeCents(songCount) ?? 0
  const paymentFee = Math.round(fees * PAYMENT_FEE_SHARE) + PAYMENT_FEE_FIXED_CENTS
  const tax = Math.round(fees * TAX_SHARE)
  return { fees, each: fees / songCount, paymentFee, tax, total: fees + paymentFee + tax }
}

/** What one fan may bring, in cents, at the default price: from the least to the most. */
export function estimateRevenue(songCount: number, strategy: KeymailStrategy): { from: number; to: number } {
  const all = KEYMAIL_PRICE_DEFAULT_CENTS * songCount
  switch (strategy) {
    case 'individual':
      return { from: all, to: all }
    case 'album': {
      const album = Math.round(all * ALBUM_SHARE)
      return { from: album, to: album }
    }
    case 'both':
      return { from: KEYMAIL_PRICE_DEFAULT_CENTS, to: all }
  }
}

/** What an album may cost, in cents, whose songs cost so much one by one: 20% less. */
export function albumPriceCents(apart: number): number {
  return Math.max(100, Math.round(apart * ALBUM_SHARE))
}

/** The stored plan, when it makes sense. */
export function recallPlan(): ReleasePlan | undefined {
  const plan = recall('uploadPlan')
  if (!plan || !Number.isInteger(plan.songCount) || plan.songCount < 1 || plan.songCount > SONGS_PER_PLAN_MAX)
    return undefined
  return plan.keymailStrategy in strategyNames ? plan : undefined
}
