import { db } from '#database/client'
import { sql } from '#database/sql'
import { type CsvTable, toIsoOrNull } from '#text/csv-table'

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
