import { db, sql } from '#platform/database'
import { buildUnsubscribeUrl } from './confirm-address.ts'

type CsvTable = (string | number | boolean | null)[][]

const toIsoOrNull = (date: Date | null) => date?.toISOString() ?? null

/** Confirmed newsletter subscribers as a table with a header row, each with its unsubscribe URL. */
export async function listSubscribers(): Promise<CsvTable> {
  const rows = await sql<{ email: string; since: Date; token: string }>(
    db,
    `SELECT email, news_since AS since, unsubscribe_token AS token FROM visitor_addresses
      WHERE news_since IS NOT NULL ORDER BY news_since`,
  )
  return [
    ['email', 'since', 'unsubscribe'],
    ...rows.map((row) => [row.email, toIsoOrNull(row.since), buildUnsubscribeUrl(row.token)]),
  ]
}

export async function listFeedback(): Promise<CsvTable> {
  const rows = await sql<{ at: Date; text: string; email: string | null }>(
    db,
    'SELECT given_at AS at, text, email FROM visitor_feedback ORDER BY id DESC',
  )
  return [['given', 'feedback', 'answer to'], ...rows.map((row) => [toIsoOrNull(row.at), row.text, row.email])]
}

export async function listGiftDownloads(): Promise<CsvTable> {
  const rows = await sql<{ email: string; gift: string; at: Date; confirmed: boolean }>(
    db,
    `SELECT a.email, g.gift, g.taken_at AS at, a.confirmed_at IS NOT NULL AS confirmed
       FROM visitor_gifts g JOIN visitor_addresses a ON a.id = g.address_id ORDER BY g.taken_at DESC`,
  )
  return [
    ['email', 'graphic', 'taken', 'confirmed'],
    ...rows.map((row) => [row.email, row.gift, toIsoOrNull(row.at), row.confirmed]),
  ]
}
