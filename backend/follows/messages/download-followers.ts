import { db } from '#database/client'
import { sql } from '#database/sql'
import { HttpResponse } from '#http/http-response'
import { buildCsvHeaders, streamCsv } from '#text/csv'

const BATCH_SIZE = 1_000

const HEAD = ['Address', 'Follows since (UTC)', 'Copies held']

type Follower = { id: string; email: string; since: Date; copies: string }

function listSharing(artistId: string, after: string): Promise<Follower[]> {
  return sql<Follower>(
    db,
    `SELECT r.id, r.email, f.confirmed_at AS since,
            coalesce((SELECT string_agg(e.title || ' No. ' || k.copy, ', ' ORDER BY k.redeemed_at, k.id)
                        FROM fans fan JOIN keymails k ON k.fan_id = fan.id AND k.state = 'redeemed'
                        JOIN editions e ON e.id = k.edition_id AND e.artist_id = $1
                       WHERE fan.address = r.email), '') AS copies
       FROM follows f JOIN followers r ON r.id = f.follower_id
      WHERE f.artist_id = $1 AND f.confirmed_at IS NOT NULL AND f.shares_address AND f.follower_id > $2
      ORDER BY f.follower_id LIMIT $3`,
    [artistId, after, BATCH_SIZE],
  )
}

/** The followers who agreed that the artist sees their address, as CSV, read and sent in batches. */
export async function downloadFollowers(artistId: string): Promise<HttpResponse> {
  const first = await listSharing(artistId, '00000000-0000-0000-0000-000000000000')
  return new HttpResponse(200, streamCsv(HEAD, listRows(artistId, first)), buildCsvHeaders('tunemaker-followers'))
}

async function* listRows(artistId: string, first: Follower[]) {
  for (let followers = first; ;) {
    yield followers.map(({ email, since, copies }) => [email, since.toISOString(), copies])
    const last = followers.at(-1)
    if (followers.length < BATCH_SIZE || !last) return
    followers = await listSharing(artistId, last.id)
  }
}
