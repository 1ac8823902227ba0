import { db } from '#database/client'
import { type CsvTable, toIsoOrNull } from '#text/csv-table'
import { Feedback } from './feedback.ts'

export async function listFeedback(): Promise<CsvTable> {
  const rows = await Feedback.query(db).orderBy('id', 'desc')
  return [
    ['given', 'rating', 'feedback', 'answer to'],
    ...rows.map((row) => [toIsoOrNull(row.givenAt), row.rating, row.text, row.email]),
  ]
}
