import { errors as artistErrors } from '#contract/artists'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import type { HttpResponse } from '#http/http-response'
import { type AttemptCaller, assertAttemptAllowed, trackFailedAttempt } from '#http/limits/failed-attempts'
import { calculateGKeyHash, parseGKey } from '#module/artists/g-keys'
import { downloadRevenue } from '#module/revenue'
import { CLOSED_EXPORT_DAYS } from './contract.ts'
import { downloadStatementPostings } from './download-statement-postings.ts'

// Only the last key: one that was lost before may be somebody else's.
const closedArtistSql = `
  SELECT a.id FROM g_keys k JOIN artists a ON a.id = k.artist_id
   WHERE k.key_hash = $1 AND a.closed_at > now() - make_interval(days => $2)
     AND NOT EXISTS (SELECT FROM g_keys later WHERE later.artist_id = a.id AND later.id > k.id)`

/**
 * All sales, or a month's or year's statement, as CSV, for an artist who has left: their last G-Key proves for 30 days
 * who they are. Throws 401 as signing in does, throttled with it, and 404 for a period without sales.
 */
export async function downloadClosedRevenue(
  typed: string,
  period: string | undefined,
  guesser: AttemptCaller,
): Promise<HttpResponse> {
  await assertAttemptAllowed(guesser)
  const key = parseGKey(typed)
  const [artist] = key
    ? await sql<{ id: string }>(db, closedArtistSql, [calculateGKeyHash(key), CLOSED_EXPORT_DAYS])
    : []
  if (!artist) {
    await trackFailedAttempt(guesser)
    throw new ApiError(artistErrors['invalid-g-key'])
  }
  return period ? downloadStatementPostings(artist.id, period) : downloadRevenue(artist.id)
}
