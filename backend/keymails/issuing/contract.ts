import { z } from 'zod'
import { COPIES_MAX, dollarAmount, PRICE_MAX_CENTS } from '#contract/catalog/editions'
import { defineEndpoint } from '#contract/http'
import { keymailCodes, keymailRow, keymailSelection } from '#contract/keymails'
import { mailMessage, mailRecipients, mailSubject } from '#contract/keymails/mailings'

export const KEYMAIL_PRICE_MIN_CENTS = 100

export const KEYMAIL_PRICE_DEFAULT_CENTS = 750

/** The steps in which the form raises a price. */
export const KEYMAIL_PRICE_STEP_CENTS = 50

/** What an album costs of the sum of its songs' prices. */
export const ALBUM_PRICE_SHARE = 0.8

/** How a release is sold: a Keymail for each song, one for the album, or both. */
export type KeymailStrategy = 'individual' | 'album' | 'both'

/** The revenue per fan at the default price, in cents, from lowest to highest. */
export function calculateRevenueRange(songCount: number, strategy: KeymailStrategy): { from: number; to: number } {
  const all = KEYMAIL_PRICE_DEFAULT_CENTS * songCount
  switch (strategy) {
    case 'individual':
      return { from: all, to: all }
    case 'album': {
      const album = Math.round(all * ALBUM_PRICE_SHARE)
      return { from: album, to: album }
    }
    case 'both':
      return { from: KEYMAIL_PRICE_DEFAULT_CENTS, to: all }
  }
}

export const createKeymail = defineEndpoint({
  method: 'POST',
  path: '/api/godfrey/monitor/keymail',
  scopes: ['keymails:issue'],
  body: z.object({
    songId: z
      .union([z.string().max(100), z.number()])
      .transform(String)
      .optional(),
    songTitle: z.string().trim().max(200).default(''),
    pricing: dollarAmount.optional(),
  }),
  reply: z.object({
    data: z.object({
      keymailId: z.string(),
      address: z.string(),
      copy: z.number(),
      of: z.number(),
      price: z.number(),
    }),
  }),
})

export const issueKeymails = defineEndpoint({
  method: 'POST',
  path: '/api/keymails',
  scopes: ['keymails:issue'],
  body: z.object({
    editionId: z.uuid(),
    count: z.number().int().min(1).max(COPIES_MAX),
    pricing: dollarAmount.optional(),
    /** Mails one of the issued Keymails to each of these; at most `count`. */
    recipients: mailRecipients.optional(),
    subject: mailSubject.optional(),
    message: mailMessage.optional(),
  }),
  reply: z.object({ keymails: z.array(keymailRow) }),
})

/** Voids unpaid Keymails: their codes stop working and their copy numbers become free. */
export const voidKeymails = defineEndpoint({
  method: 'POST',
  path: '/api/keymails/void',
  body: keymailSelection,
  reply: z.object({ codes: z.array(z.string()) }),
})

/** Undoes a voiding within ten minutes. */
export const restoreKeymails = defineEndpoint({
  method: 'POST',
  path: '/api/keymails/restore',
  body: z.object({ codes: keymailCodes }),
  reply: z.object({ codes: z.array(z.string()) }),
})

/** Issues new codes for the free copy numbers of void Keymails. */
export const issueReplacementKeymails = defineEndpoint({
  method: 'POST',
  path: '/api/keymails/reissue',
  body: z.union([
    z.object({ codes: keymailCodes, pricing: dollarAmount.optional() }),
    z.object({ editionId: z.uuid(), pricing: dollarAmount.optional() }),
  ]),
  reply: z.object({ keymails: z.array(z.object({ code: z.string(), copy: z.number(), editionId: z.string() })) }),
})

export const KEYMAIL_PRICE_LIMITS_CENTS = { min: KEYMAIL_PRICE_MIN_CENTS, max: PRICE_MAX_CENTS } as const
