import { db } from '#database/client'
import { type CsvTable, toIsoOrNull } from '#text/csv-table'
import { GiftDownload } from './gift-download.ts'

export async function listGiftDownloads(): Promise<CsvTable> {
  const rows = await GiftDownload.query(db).withGraphJoined('address').orderBy('taken_at', 'desc')
  return [
    ['email', 'graphic', 'taken', 'confirmed'],
    ...rows.map((row) => [
      row.address?.email ?? '',
      row.gift,
      toIsoOrNull(row.takenAt),
      Boolean(row.address?.confirmedAt),
    ]),
  ]
}
