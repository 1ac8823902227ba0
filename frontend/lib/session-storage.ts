import type { validateKeymail } from '#contract/keymails'
import type { KeymailStrategy } from '#contract/keymails/issuing'
import type { EndpointReply } from '#contract/http'

/**
 * What pages keep in session storage, under the keys fixed by the specification. The server trusts none of it; the
 * cookie identifies the user. Unreadable values count as absent.
 */
export type SessionItems = {
  gKeyId: string
  artistData: Record<string, unknown>
  keymailCode: string
  fanData: Record<string, unknown>
  paymentVerified: 'true'
  collectorId: string
  /** The art card a visitor chose before registering as a collector. */
  wantedCard: string
  adminSessionId: string
  /** An order of this tab, until its product is delivered. `isOpen`: not approved yet, as far as this tab knows. */
  paypalOrder: { id: string; purpose: string; reference: string; amount: string; isOpen?: true }
  /** What that order buys, to show it again after a reload. */
  keymailOffer: EndpointReply<typeof validateKeymail>
  /** For whom the copy is that this tab is buying. */
  plannedGift: { reference: string; email: string; message: string }
  /** Whether the buyer wants to hear from the artist of what this tab is buying, and may be seen by them. */
  plannedFollow: { reference: string; shareAddress: boolean }
  /** The talk with Godfrey: the messages of frontend/godfrey/use-conversation.ts. */
  godfreyConversation: unknown[]
  /**
   * What a test account has made up: releases by previewing an upload, Keymails by previewing one, newest last. See
   * frontend/examples/.
   */
  examples: {
    releases: { id: string; title: string; cents: number; copies: number; at: string }[]
    /** `soldAt` is null until it is sold as an example. */
    keymails: { code: string; releaseId: string; copy: number; cents: number; at: string; soldAt: string | null }[]
  }
  /** The contents of the upload form, to survive a reload. */
  uploadDraft: Record<string, unknown>
  /** Unsaved changes to songs and albums, by id. */
  releaseDrafts: Record<string, unknown>
  /** The contents of the G-Key application, without its document. */
  applicationDraft: Record<string, unknown>
  uploadPlan: {
    songCount: number
    keymailStrategy: KeymailStrategy
    plannedAt: string
    /** The cost breakdown has been answered. */
    answered?: true
    /** Its uploads are paid for. */
    paid?: true
  }
}

const plainTextKeys = new Set<keyof SessionItems>([
  'gKeyId',
  'keymailCode',
  'paymentVerified',
  'collectorId',
  'wantedCard',
  'adminSessionId',
])

export function updateSessionItem<K extends keyof SessionItems>(key: K, value: SessionItems[K]): void {
  sessionStorage.setItem(key, plainTextKeys.has(key) ? String(value) : JSON.stringify(value))
}

export function getSessionItem<K extends keyof SessionItems>(key: K): SessionItems[K] | undefined {
  // There is no session storage while prerendering.
  const stored = typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(key)
  if (stored === null) return undefined
  if (plainTextKeys.has(key)) return stored as SessionItems[K]
  try {
    const value: unknown = JSON.parse(stored)
    return typeof value === 'object' && value !== null ? (value as SessionItems[K]) : undefined
  } catch {
    return undefined
  }
}

export function deleteSessionItems(...keys: (keyof SessionItems)[]): void {
  for (const key of keys) sessionStorage.removeItem(key)
}

/**
 * What tells of the person who was signed in, for every sign-out: each ends the browser's whole session, and with it what that
 * was buying.
 */
export function deletePersonalItems(): void {
  deleteSessionItems(
    'gKeyId',
    'artistData',
    'uploadPlan',
    'uploadDraft',
    'releaseDrafts',
    'keymailCode',
    'fanData',
    'paymentVerified',
    'collectorId',
    'paypalOrder',
    'keymailOffer',
    'plannedGift',
    'plannedFollow',
    'godfreyConversation',
  )
}
