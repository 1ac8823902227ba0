import { db } from '#database/client'
import { sql } from '#database/sql'
import {
  TOTAL_ATTEMPTS_BUCKET,
  FAILED_ATTEMPTS_TOTAL,
  FAILED_ATTEMPTS_PER_CALLER,
  getAttemptBucket,
  assertAttemptCounts,
} from '#http/limits/failed-attempts'
import { buildIncrementRateLimitSql, buildRateLimitWindowSql } from '#http/limits/rate-limit'
import { ApiError } from '#http/api-error'
import { errors } from './contract.ts'
import { assertKeymailCode } from './keymail-code.ts'

/** A Keymail that can be bought, with the payee of its price. */
export type OfferedKeymail = {
  keymailId: string
  code: string
  copy: number
  of: number
  priceCents: number
  title: string
  songs: number
  artistId: string
  artistName: string
  paymentEmail: string | null
}

type ValidationRow = {
  known: boolean
  signedInAs: string | null
  mine: number
  all: number
} & { [Field in keyof OfferedKeymail]: OfferedKeymail[Field] | null }

// Session, failed attempts and Keymail in one round trip, with the same work whether or not the code exists. Wrong
// codes are counted by the statement that looks them up, so concurrent guesses cannot escape the count.
export const validateKeymailSql = `
  WITH caller AS (
    SELECT u.id IS NOT NULL AS known, coalesce(u.artist_id, u.fan_ids[1]) AS signed_in_as,
           coalesce('guess:signed-in:' || coalesce(u.artist_id, u.fan_ids[1]), $3) AS bucket
      FROM (VALUES (1)) AS one LEFT JOIN sessions u ON u.token_hash = $2 AND u.expires_at > now()),
  tries AS (
    SELECT c.*,
           coalesce((SELECT hits FROM throttle WHERE bucket = c.bucket AND window_start = ${buildRateLimitWindowSql('$5::int')}), 0) AS mine,
           coalesce((SELECT hits FROM throttle WHERE bucket = $4 AND window_start = ${buildRateLimitWindowSql('$6::int')}), 0) AS "all"
      FROM caller c),
  offered AS (
    SELECT k.id AS "keymailId", k.code, k.copy, e.copies AS "of", k.price_cents AS "priceCents", e.title,
           (SELECT count(*)::int FROM edition_songs es WHERE es.edition_id = e.id) AS songs,
           a.id AS "artistId", a.stage_name AS "artistName", a.payment_email AS "paymentEmail"
      FROM keymails k JOIN editions e ON e.id = k.edition_id JOIN artists a ON a.id = e.artist_id
     WHERE k.code = $1 AND k.state IN ('issued', 'capturing') AND e.blocked_at IS NULL),
  wrong AS (${buildIncrementRateLimitSql(`
    SELECT b.bucket, b.window_start, 1
      FROM tries, LATERAL (VALUES (1, tries.bucket, ${buildRateLimitWindowSql('$5::int')}),
                                  (2, $4, ${buildRateLimitWindowSql('$6::int')})) AS b (n, bucket, window_start)
     WHERE NOT EXISTS (SELECT FROM offered) AND tries.mine < ${FAILED_ATTEMPTS_PER_CALLER.hits}
       AND (tries.signed_in_as IS NOT NULL AND b.n = 1
            OR tries.signed_in_as IS NULL AND tries."all" < ${FAILED_ATTEMPTS_TOTAL.hits})
     ORDER BY b.n`)})
  SELECT tries.known, tries.signed_in_as AS "signedInAs",
         coalesce((SELECT hits - 1 FROM wrong WHERE wrong.bucket = tries.bucket), tries.mine) AS mine,
         coalesce((SELECT hits - 1 FROM wrong WHERE wrong.bucket = $4), tries."all") AS "all", offered.*
    FROM tries LEFT JOIN offered ON true`

/**
 * The purchasable Keymail behind a code. Unknown, void and redeemed codes get the same 404; wrong ones count as failed
 * attempts and get 429 beyond the limit. `known` tells whether the caller has a session.
 */
export async function validateKeymail(
  code: string,
  caller: { address: string; tokenHash: Buffer | undefined },
): Promise<{ keymail: OfferedKeymail; known: boolean }> {
  assertKeymailCode(code)
  const [found] = await sql<ValidationRow>(db, validateKeymailSql, [
    code,
    caller.tokenHash ?? null,
    getAttemptBucket({ address: caller.address }),
    TOTAL_ATTEMPTS_BUCKET,
    FAILED_ATTEMPTS_PER_CALLER.seconds,
    FAILED_ATTEMPTS_TOTAL.seconds,
  ])
  if (!found) throw new Error('the validation query returned no row')
  const guesser = { address: caller.address, signedInAs: found.signedInAs ?? undefined }
  assertAttemptCounts(guesser, found.mine, found.all)
  if (found.keymailId === null) throw new ApiError(errors['keymail-unknown'])
  return { keymail: found as OfferedKeymail, known: found.known }
}
