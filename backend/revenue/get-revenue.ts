import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import type { getRevenue as describeRevenueCall } from './contract.ts'
import { listSales } from './list-sales.ts'

type Revenue = EndpointReply<typeof describeRevenueCall>

export type Sale = Omit<Revenue['sales'][number], 'at'> & {
  at: Date
  thingId: string
  kind: Revenue['editions'][number]['kind']
}

/** The artist's sales from the ledger: gross amount, provider's fee and refunds, all in cents. */
export async function getRevenue(artistId: string): Promise<Revenue> {
  const [sales, pending] = await Promise.all([listSales(artistId), getPendingSales(artistId)])
  const sum = (field: 'cents' | 'feeCents' | 'refundedCents') => sales.reduce((total, sale) => total + sale[field], 0)
  const [cents, feeCents, refundedCents] = [sum('cents'), sum('feeCents'), sum('refundedCents')]
  return {
    sales: sales.map(({ thingId: _thing, kind: _kind, at, ...sale }) => ({ ...sale, at: at.toISOString() })),
    totals: {
      sales: sales.length,
      cents,
      feeCents,
      refundedCents,
      netCents: cents - feeCents - refundedCents,
    },
    pending,
    editions: calculateRevenueByItem(sales),
  }
}

/** Payments in progress whose outcome PayPal has not reported. */
async function getPendingSales(artistId: string): Promise<Revenue['pending']> {
  const [pending] = await sql<Revenue['pending']>(
    db,
    `SELECT count(*)::int AS sales, coalesce(sum(cents), 0)::int AS cents FROM orders
      WHERE payee_artist_id = $1 AND state = 'capturing'`,
    [artistId],
  )
  return pending ?? { sales: 0, cents: 0 }
}

function calculateRevenueByItem(sales: Sale[]): Revenue['editions'] {
  const things = new Map<string, Revenue['editions'][number]>()
  for (const { thingId, songTitle, kind, cents, feeCents, refundedCents } of sales) {
    const thing = things.get(thingId) ?? { id: thingId, title: songTitle, kind, sales: 0, cents: 0, netCents: 0 }
    thing.sales += 1
    thing.cents += cents
    thing.netCents += cents - feeCents - refundedCents
    things.set(thingId, thing)
  }
  return [...things.values()].toSorted((a, b) => b.cents - a.cents)
}
