import { z } from 'zod'
import { COPIES_MAX, editionState } from '#contract/catalog/editions'
import { plannedRelease } from '#contract/catalog/releases'
import { defineEndpoint } from '#contract/http'
import { KEYMAIL_STATES, keymailCode, keymailRow } from '#contract/keymails'

const copyRange = {
  from: z.coerce.number().int().min(1).max(COPIES_MAX).default(1),
  to: z.coerce.number().int().min(1).max(COPIES_MAX).default(COPIES_MAX),
}

/** An edition's unsold Keymails as printable tickets: 200 with the PDF, or 202 while it is being rendered. */
export const downloadKeymailSheet = defineEndpoint({
  method: 'GET',
  path: '/api/artist/editions/:id/keymail-sheet',
  params: z.object({ id: z.uuid() }),
  query: z.object({ paper: z.enum(['a4', 'letter']).default('a4'), ...copyRange }),
})

export const downloadKeymails = defineEndpoint({
  method: 'GET',
  path: '/api/artist/editions/:id/keymails.csv',
  params: z.object({ id: z.uuid() }),
})

export const listKeymails = defineEndpoint({
  method: 'GET',
  path: '/api/keymails',
  query: z.object({
    editionId: z.uuid().optional(),
    state: z.enum(KEYMAIL_STATES).optional(),
    /** Matches part of a code, a copy number, or part of the recipient's address. */
    q: z.string().trim().max(100).optional(),
    /** The last code of the previous page. */
    after: keymailCode.optional(),
    limit: z.coerce.number().int().min(1).max(COPIES_MAX).default(200),
  }),
  reply: z.array(
    keymailRow.extend({
      editionId: z.string(),
      songTitle: z.string(),
      issuedAt: z.string(),
      /** State of its latest mail; null if it was never mailed. */
      mail: z
        .object({
          to: z.string().nullable(),
          state: z.enum(['queued', 'sending', 'sent', 'bounced', 'suppressed', 'dropped']),
          reason: z.string().nullable(),
        })
        .nullable(),
      /** For void Keymails: the reason, and whether the copy number has been reissued. */
      voidReason: z.enum(['artist', 'refund', 'dispute']).nullable(),
      reissued: z.boolean(),
    }),
  ),
})

export const listEditions = defineEndpoint({
  method: 'GET',
  path: '/api/artist/editions',
  scopes: ['sales:read', 'keymails:issue'],
  reply: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['song', 'album']),
      title: z.string(),
      price: z.number(),
      copies: z.number(),
      issued: z.number(),
      redeemed: z.number(),
      /** Copy numbers by state; `free` have no Keymail (any more), `onSale` are reserved for the open sale. */
      counts: z.object({
        free: z.number(),
        onSale: z.number(),
        issued: z.number(),
        sent: z.number(),
        capturing: z.number(),
        redeemed: z.number(),
        void: z.number(),
      }),
      state: editionState,
      /** Whether fans may hand their copies over at any time. */
      transferable: z.boolean(),
      /** Of a draft with a date. */
      release: plannedRelease.nullable(),
      /** Path of the artist's own cover in the size for lists; null: the drawn one. */
      coverUrl: z.string().nullable(),
      songs: z.array(z.string()),
      songIds: z.array(z.string()),
    }),
  ),
})
