import { db } from '#database/client'
import { sql } from '#database/sql'
import type { SaleMailSettings } from './contract.ts'

export async function updateSaleMailSettings(artistId: string, wish: SaleMailSettings): Promise<SaleMailSettings> {
  await sql(
    db,
    `INSERT INTO sale_mail_settings (artist_id, sales) VALUES ($1, $2)
     ON CONFLICT (artist_id) DO UPDATE SET sales = EXCLUDED.sales`,
    [artistId, wish.sales],
  )
  return wish
}
