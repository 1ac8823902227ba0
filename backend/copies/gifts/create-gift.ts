import type { Language } from '#contract/text'
import { commonErrors } from '#contract/http'
import { errors } from '#contract/keymails'
import { db, runInTransaction } from '#database/client'
import { isUniqueViolation } from '#database/is-unique-violation'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { consumeRateLimit } from '#http/limits/rate-limit'
import { enqueue } from '#queue/queue'
import { GIFT_DAYS, GIFTS_PER_HOUR } from './contract.ts'
import { sendGiftJob } from './jobs.ts'

/**
 * Offers a bought copy to somebody by mail. The copy must be unplayed, bought rather than received, and without another
 * open offer. The giver keeps it until it is claimed; playing it makes the offer void. Throws 403, 404 and 409.
 */
export async function createGift(
  copyId: string,
  fanIds: string[],
  { email, message }: { email: string; message: string },
  language: Language,
): Promise<void> {
  const [copy] = await sql<{ keymailId: string; mine: boolean; entered: boolean; given: boolean; fanId: string }>(
    db,
    `SELECT k.id AS "keymailId", k.fan_id AS "fanId", k.fan_id = ANY ($2) AS mine, k.entered_at IS NOT NULL AS entered,
            k.gifted_at IS NOT NULL AS given
       FROM keymails k WHERE k.copy_id = $1 AND k.state = 'redeemed'`,
    [copyId, fanIds],
  )
  if (!copy) throw new ApiError(errors['copy-unknown'])
  if (!copy.mine) throw new ApiError(commonErrors['not-yours'])
  if (copy.given) throw new ApiError(errors['copy-given'])
  if (copy.entered) throw new ApiError(errors['copy-entered'])
  await consumeRateLimit(`gifts:${copy.fanId}`, { hits: GIFTS_PER_HOUR, seconds: 3600 })
  try {
    await runInTransaction(async (trx) => {
      await sql(
        trx,
        `UPDATE copy_gifts SET state = 'withdrawn', ended_at = now(), email = NULL
          WHERE keymail_id = $1 AND offer_kind = 'gift' AND state = 'offered' AND offered_at < now() - make_interval(days => $2)`,
        [copy.keymailId, GIFT_DAYS],
      )
      const [gift] = await sql<{ id: string }>(
        trx,
        `INSERT INTO copy_gifts (keymail_id, giver_id, email, message) SELECT $1, $2, $3, $4
          WHERE NOT EXISTS (SELECT FROM copy_gifts WHERE keymail_id = $1 AND state = 'offered') RETURNING id`,
        [copy.keymailId, copy.fanId, email.toLowerCase(), message],
      )
      if (!gift) throw new ApiError(errors['gift-open'])
      await enqueue(trx, sendGiftJob, { giftId: gift.id, language })
    })
  } catch (error) {
    // A concurrent offer won.
    if (isUniqueViolation(error, 'copy_gifts_once')) throw new ApiError(errors['gift-open'])
    throw error
  }
}
