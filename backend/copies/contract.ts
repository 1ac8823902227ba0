import { z } from 'zod'
import { editionCover } from '#contract/catalog/covers'
import { defineEndpoint } from '#contract/http'

export const copyParams = z.object({ id: z.uuid() })

/** A sold copy as shown to anybody who has its certificate. Never names the owner. */
export const getCopy = defineEndpoint({
  method: 'GET',
  path: '/api/copies/:id',
  params: copyParams,
  reply: z.object({
    artistName: z.string(),
    title: z.string(),
    cover: editionCover,
    copy: z.number(),
    of: z.number(),
    state: z.enum(['valid', 'void']),
    /** Its owners so far, the buyer included. */
    hands: z.number(),
    /** When it was sold or voided. */
    since: z.string(),
    /**
     * Who checked the copyright documents, when, and the registration numbers in them that have a public record; null if
     * only the artist vouches for the rights.
     */
    rights: z
      .object({
        /** In English; `byGodfrey` says which of the two it is. */
        checkedBy: z.string(),
        byGodfrey: z.boolean(),
        at: z.string(),
        records: z.array(z.object({ office: z.string(), number: z.string(), url: z.string() })),
      })
      .nullable(),
    /** The version of each song's recording when the copy was sold, and the one of today. Empty for void copies. */
    songs: z.array(z.object({ id: z.string(), title: z.string(), version: z.number(), latest: z.number() })),
  }),
})

/** The copies held by the session's fans. */
export const listCopies = defineEndpoint({
  method: 'GET',
  path: '/api/copies',
  reply: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      title: z.string(),
      cover: editionCover,
      artistId: z.string(),
      artistName: z.string(),
      copy: z.number(),
      of: z.number(),
      /** True if a receipt exists: the copy was bought, not received as a gift. */
      receipt: z.boolean(),
      offered: z.boolean(),
      giveable: z.boolean(),
      /** Null unless its refund was asked for. `answer`: what the artist wrote when declining. */
      refund: z.object({ state: z.enum(['open', 'declined']), at: z.string(), answer: z.string() }).nullable(),
      /** It can be handed over although it was played or given before: its artist allows that. */
      transferable: z.boolean(),
      /** What it is offered as: a transfer is unconfirmed until its owner has opened the mailed link. */
      offer: z.enum(['gift', 'unconfirmed', 'transfer']).nullable(),
    }),
  ),
})

export const downloadCertificate = defineEndpoint({
  method: 'GET',
  path: '/api/copies/:id/certificate',
  params: copyParams,
})

export const downloadReceipt = defineEndpoint({ method: 'GET', path: '/api/copies/:id/receipt', params: copyParams })

export const COPY_EVENT_KINDS = [
  'bought',
  'received',
  'offered',
  'given',
  'taken-back',
  'refund-asked',
  'refund-withdrawn',
  'refund-declined',
  'refunded',
] as const

/** What happened to all that the session's fans bought, received or gave away: the 200 newest events. */
export const listCopyHistory = defineEndpoint({
  method: 'GET',
  path: '/api/copies/history',
  reply: z.array(
    z.object({
      kind: z.enum(COPY_EVENT_KINDS),
      at: z.string(),
      title: z.string(),
      artistName: z.string(),
      copy: z.number(),
      of: z.number(),
      /** What was paid or refunded; null for other events. */
      cents: z.number().nullable(),
    }),
  ),
})
