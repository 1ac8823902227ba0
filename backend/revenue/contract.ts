import { z } from 'zod'
import { defineEndpoint } from '#contract/http'

export const SALES_PAGE_SIZE = 100

export const getRevenue = defineEndpoint({
  method: 'GET',
  path: '/api/artist/revenue',
  scopes: ['sales:read'],
  /** `after` is the previous page's `next`. */
  query: z.object({ after: z.string().max(100).optional() }),
  reply: z.object({
    sales: z.array(
      z.object({
        captureId: z.string(),
        keymailCode: z.string(),
        songTitle: z.string(),
        cents: z.number(),
        feeCents: z.number(),
        refundedCents: z.number(),
        at: z.string(),
        /** This payment in the artist's own PayPal account, where it can be refunded. */
        paymentUrl: z.string(),
      }),
    ),
    /** Asks for the sales after these; null on the last page. Totals are always those of all sales. */
    next: z.string().nullable(),
    totals: z.object({
      sales: z.number(),
      cents: z.number(),
      feeCents: z.number(),
      refundedCents: z.number(),
      netCents: z.number(),
    }),
    /** Payments whose outcome PayPal has not reported yet. */
    pending: z.object({ sales: z.number(), cents: z.number() }),
    /** Revenue by the country of the buyer's PayPal account, two letters, highest first; null: PayPal did not tell. */
    countries: z.array(z.object({ country: z.string().nullable(), sales: z.number(), cents: z.number() })),
    /** How often fans played their copies, each play counted once: today and the 29 days before (UTC), and ever. */
    plays: z.object({ month: z.number(), total: z.number() }),
    /** Revenue by item, highest first. Art cards are titled by the order's description. */
    editions: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        kind: z.enum(['song', 'album', 'art-card']),
        sales: z.number(),
        cents: z.number(),
        netCents: z.number(),
      }),
    ),
  }),
})

/**
 * Server-sent events without content: one when the stream opens, then one within half a second of each payment, refund
 * or dispute, and one a minute. Fetch again what is on screen.
 */
export const streamRevenue = defineEndpoint({ method: 'GET', path: '/api/artist/revenue/stream' })

export const REVENUE_PERIODS = ['30d', '12w', '12m'] as const

/** Sales in each of the last 30 days, 12 weeks or 12 months. `from` is the first day of each period, UTC. */
export const getRevenueHistory = defineEndpoint({
  method: 'GET',
  path: '/api/artist/revenue/history',
  scopes: ['sales:read'],
  query: z.object({ period: z.enum(REVENUE_PERIODS).default('30d') }),
  reply: z.object({ points: z.array(z.object({ from: z.string(), cents: z.number(), sales: z.number() })) }),
})

export const downloadRevenue = defineEndpoint({
  method: 'GET',
  path: '/api/artist/revenue.csv',
  scopes: ['sales:read'],
})
