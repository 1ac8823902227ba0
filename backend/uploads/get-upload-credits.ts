import { db } from '#database/client'
import { sql } from '#database/sql'

export async function getUploadCredits(artistId: string): Promise<{ credits: number }> {
  const [row] = await sql<{ credits: number }>(db, 'SELECT credits FROM upload_credits WHERE artist_id = $1', [
    artistId,
  ])
  return { credits: row?.credits ?? 0 }
}
