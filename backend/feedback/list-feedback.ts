import { db } from '#database/client'
import { sql } from '#database/sql'
import { type CsvTable, toIsoOrNull } from '#text/csv-table'

export async function listFeedback(): Promise<CsvTable> {
  const rows = await sql<{ at: Date; text: string; email: string | null }>(
    db,
    'SELECT given_at AS at, text, email FROM visitor_feedback ORDER BY id DESC',
  )
  return [['given', 'feedback', 'answer to'], ...rows.map((row) => [toIsoOrNull(row.at), row.text, row.email])]
}
