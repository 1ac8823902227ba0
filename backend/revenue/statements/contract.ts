import { z } from 'zod'
import { defineEndpoint, defineErrors } from '#contract/http'

export const errors = defineErrors({
  'statement-unknown': [404, 'Nothing was sold or refunded in this period or before it.'],
})

/** A UTC month, `2026-11`, or a year, `2026`. */
export const statementPeriod = z.string().regex(/^20\d{2}(-(0[1-9]|1[0-2]))?$/)

/** In cents; closing is opening plus net, and net is gross less fees and refunds. */
export const statementSums = z.object({
  period: z.string(),
  sales: z.number(),
  grossCents: z.number(),
  feeCents: z.number(),
  refundedCents: z.number(),
  netCents: z.number(),
  openingCents: z.number(),
  closingCents: z.number(),
})

export type StatementSums = z.output<typeof statementSums>

/** The artist's months and years with sales or refunds, newest first. The money itself is at PayPal from the first day. */
export const listStatements = defineEndpoint({
  method: 'GET',
  path: '/api/artist/statements',
  scopes: ['sales:read'],
  reply: z.object({ months: z.array(statementSums), years: z.array(statementSums) }),
})

/** A month's or year's statement: 200 with the PDF, or 202 while it is being rendered. */
export const downloadStatement = defineEndpoint({
  method: 'GET',
  path: '/api/artist/statements/:period/pdf',
  scopes: ['sales:read'],
  params: z.object({ period: statementPeriod }),
})

/** Every sale and refund of a month or year as CSV, between its opening and closing sum; then the shares of collaborators. */
export const downloadStatementPostings = defineEndpoint({
  method: 'GET',
  path: '/api/artist/statements/:period/csv',
  scopes: ['sales:read'],
  params: z.object({ period: statementPeriod }),
})

export const CLOSED_EXPORT_DAYS = 30

/** All sales, or a month's or year's statement, as CSV, for 30 days after the artist closed the account. */
export const downloadClosedRevenue = defineEndpoint({
  method: 'POST',
  path: '/api/artist/account/closed/revenue.csv',
  body: z.object({ gKeyId: z.string().trim().min(1).max(100), period: statementPeriod.optional() }),
})

const dividedItem = z.object({
  title: z.string(),
  netCents: z.number(),
  shares: z.array(z.object({ name: z.string(), email: z.string(), percent: z.number(), cents: z.number() })),
  /** What is not shared. */
  ownCents: z.number(),
})

export type DividedItem = z.output<typeof dividedItem>

/**
 * A month's or year's net, divided: each release under each division that was in force. The sum of all shares and of what
 * is the artist's own is the statement's net, to the cent.
 */
export const listDividedRevenue = defineEndpoint({
  method: 'GET',
  path: '/api/artist/statements/:period/shares',
  scopes: ['sales:read'],
  params: z.object({ period: statementPeriod }),
  reply: z.object({ items: z.array(dividedItem) }),
})
