import { commonErrors, type EndpointBody } from '#contract/http'
import { errors } from '#contract/keymails'
import type { Language } from '#contract/text'
import { db, runInTransaction } from '#database/client'
import { isUniqueViolation } from '#database/is-unique-violation'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { consumeRateLimit } from '#http/limits/rate-limit'
import { enqueue } from '#queue/queue'
import { type createTransfer as createTransferCall, GIFTS_PER_HOUR } from '../contract.ts'
import { sendTransferConfirmationJob } from '../jobs.ts'

/**
 * Offers a copy, played or not, to somebody else, where its artist allows it. Nothing happens until its owner confirms
 * it by the link mailed to them, and the other by theirs. Throws 403, 404 and 409.
 */
export async function createTransfer(
  copyId: string,
  fanIds: string[],
  { email, message }: EndpointBody<typeof createTransferCall>,
  language: Language,
): Promise<void> {
  const [copy] = await sql<{ keymailId: string; fanId: string; mine: boolean; transferable: boolean; own: boolean }>(
    db,
    `SELECT k.id AS "keymailId", k.fan_id AS "fanId", k.fan_id = ANY ($2) AS mine, e.transferable, f.address = $3 AS own
       FROM keymails k JOIN editions e ON e.id = k.edition_id JOIN fans f ON f.id = k.fan_id
      WHERE k.copy_id = $1 AND k.state = 'redeemed'`,
    [copyId, fanIds, email.toLowerCase()],
  )
  if (!copy) throw new ApiError(errors['copy-unknown'])
  if (!copy.mine) throw new ApiError(commonErrors['not-yours'])
  if (!copy.transferable) throw new ApiError(errors['transfer-closed'])
  if (copy.own) throw new ApiError(errors['transfer-to-owner'])
  await consumeRateLimit(`gifts:${copy.fanId}`, { hits: GIFTS_PER_HOUR, seconds: 3600 })
  try {
    await runInTransaction(async (trx) => {
      // An earlier gift was offered before the copy was played, and cannot be taken any more.
      await sql(
        trx,
        `UPDATE copy_gifts g SET state = 'withdrawn', ended_at = now(), email = NULL FROM keymails k
          WHERE g.keymail_id = $1 AND g.offer_kind = 'gift' AND g.state = 'offered' AND k.id = g.keymail_id
            AND (k.entered_at IS NOT NULL OR k.gifted_at IS NOT NULL)`,
        [copy.keymailId],
      )
      const [transfer] = await sql<{ id: string }>(
        trx,
        `INSERT INTO copy_gifts (keymail_id, giver_id, email, message, offer_kind)
         SELECT $1, $2, $3, $4, 'transfer'
          WHERE NOT EXISTS (SELECT FROM copy_gifts WHERE keymail_id = $1 AND state = 'offered') RETURNING id`,
        [copy.keymailId, copy.fanId, email.toLowerCase(), message],
      )
      if (!transfer) throw new ApiError(errors['gift-open'])
      await enqueue(trx, sendTransferConfirmationJob, { giftId: transfer.id, language })
    })
  } catch (error) {
    // Offered twice at the same moment.
    if (isUniqueViolation(error, 'copy_gifts_one_transfer')) throw new ApiError(errors['gift-open'])
    throw error
  }
}
