import type { validateKeymail } from '#contract/keymails'
import type { ReplyOf } from '#contract/platform'

/**
 * What the screens remember in this tab, under the names the specification fixes. The server trusts none of it: its
 * cookie says who you are. Unreadable content counts as absent.
 */
export type SessionKeys = {
  gKeyId: string
  artistData: Record<string, unknown>
  keymailCode: string
  fanData: Record<string, unknown>
  paymentVerified: 'true'
  collectorId: string
  /** The art card that somebody wanted before registering as a collector. */
  wantedCard: string
  adminSessionId: string
  /** An order that was approved at the provider in this tab, until what it bought has been handed over. */
  paypalOrder: { id: string; purpose: string; reference: string }
  /** What that order buys, so that a reload can show it again. */
  keymailOffer: ReplyOf<typeof validateKeymail>
  /** What was typed into the upload form, so that a reload loses none of it. */
  uploadDraft: Record<string, unknown>
  /** What was typed into the G-Key application, without its document. */
  applicationDraft: Record<string, unknown>
  uploadPlan: { songCount: number; keymailStrategy: 'individual' | 'album' | 'both'; plannedAt: string }
}

const plain = new Set<keyof SessionKeys>([
  'gKeyId',
  'keymailCode',
  'paymentVerified',
  'collectorId',
  'wantedCard',
  'adminSessionId',
])

export function remember<K extends keyof SessionKeys>(key: K, value: SessionKeys[K]): void {
  sessionStorage.setItem(key, plain.has(key) ? String(value) : JSON.stringify(value))
}

export function recall<K extends keyof SessionKeys>(key: K): SessionKeys[K] | undefined {
  // Where a screen is drawn ahead of any browser, nothing is remembered.
  const stored = typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(key)
  if (stored === null) return undefined
  if (plain.has(key)) return stored as SessionKeys[K]
  try {
    const value: unknown = JSON.parse(stored)
    return typeof value === 'object' && value !== null ? (value as SessionKeys[K]) : undefined
  } catch {
    return undefined
  }
}

export function forget(...keys: (keyof SessionKeys)[]): void {
  for (const key of keys) sessionStorage.removeItem(key)
}
