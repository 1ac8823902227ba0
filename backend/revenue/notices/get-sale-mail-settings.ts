import { db } from '#database/client'
import { sql } from '#database/sql'
import type { SaleMailSettings } from './contract.ts'

export async function getSaleMailSettings(artistId: string): Promise<SaleMailSettings> {
  const [settings] = await sql<SaleMailSettings>(db, 'SELECT sales FROM sale_mail_settings WHERE artist_id = $1', [
    artistId,
  ])
  return settings ?? { sales: 'each' }
}
