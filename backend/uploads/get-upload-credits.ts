import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import type { getUploadCredits as getUploadCreditsCall } from './contract.ts'

type UploadCredits = EndpointReply<typeof getUploadCreditsCall>

/** How many uploads the artist has paid for and not used, and what each of the last ones cost. */
export async function getUploadCredits(artistId: string): Promise<UploadCredits> {
  const [row] = await sql<UploadCredits>(
    db,
    'SELECT credits, paid_each_cents AS "paidEachCents" FROM upload_credits WHERE artist_id = $1',
    [artistId],
  )
  return row ?? { credits: 0, paidEachCents: null }
}
