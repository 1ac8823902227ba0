import { db, sql } from '#platform/database'
import { unsubscribeAddress } from './confirm-address.ts'

type Table = (string | number | boolean | null)[][]

const day = (date: Date | null) => date?.toISOString() ?? null

/** Who wants news and has said so by mail: a table with a heading, each with the link that ends it. */
export async function listSubscribers(): Promise<Table> {
  const rows = await sql<{ email: string; since: Date; token: string }>(
    db,
    `SELECT email, news_since AS since, unsubscribe_token AS token FROM visitor_addresses
      WHERE news_since IS NOT NULL ORDER BY news_since`,
  )
  return [
    ['email', 'since', 'unsubscribe'],
    ...rows.map((row) => [row.email, day(row.since), unsubscribeAddress(row.token)]),
  ]
}

export async function listFeedback(): Promise<Table> {
  const rows = await sql<{ at: Date; text: string; email: string | null }>(
    db,
    'SELECT given_at AS at, text, email FROM visitor_feedback ORDER BY id DESC',
  )
  return [['given', 'feedback', 'answer to'], ...rows.map((row) => [day(row.at), row.text, row.email])]
}

export async function listGifts(): Promise<Table> {
  const rows = await sql<{ email: string; gift: string; at: Date; confirmed: boolean }>(
    db,
    `SELECT a.email, g.gift, g.taken_at AS at, a.confirmed_at IS NOT NULL AS confirmed
       FROM visitor_gifts g JOIN visitor_addresses a ON a.id = g.address_id ORDER BY g.taken_at DESC`,
  )
  return [
    ['email', 'graphic', 'taken', 'confirmed'],
    ...rows.map((row) => [row.email, row.gift, day(row.at), row.confirmed]),
  ]
}
