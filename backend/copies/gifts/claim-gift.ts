import { errors, type FanData } from '#contract/keymails'
import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { buildTransferKeymailSql } from '#module/keymails'
import { getFanData } from '#module/keymails/fans'
import { consumeOneTimeLink } from '#module/mail/one-time-links'
import { enqueue } from '#queue/queue'
import { giftLink } from './gift-link.ts'
import { sendGiftTakenJob } from './jobs.ts'

// One statement: the copy moves only if the giver still holds it and it is unplayed and was never given before, or its
// owner confirmed the transfer and its artist still allows it.
const claimGiftSql = `
  WITH taken AS (
    UPDATE copy_gifts SET state = 'taken', ended_at = now(), email = NULL WHERE id = $1 AND state = 'offered' AND (offer_kind = 'gift' OR confirmed_at IS NOT NULL)
    RETURNING keymail_id, giver_id, offer_kind, old.email),
  others AS (
    UPDATE copy_gifts o SET state = 'withdrawn', ended_at = now(), email = NULL FROM taken
     WHERE o.keymail_id = taken.keymail_id AND o.id <> $1 AND o.state = 'offered'),
${buildTransferKeymailSql('taken')}`

/**
 * Transfers an offered copy to the recipient, identified by possession of the mailed link. The giver loses access at
 * once and is told. Throws 404 if the link was used or has expired, 409 if the gift is no longer available.
 */
export async function claimGift(token: string): Promise<{ fanId: string; fanData: FanData }> {
  const moved = await runInTransaction(async (trx) => {
    const link = await consumeOneTimeLink(trx, giftLink, token)
    if (!link) throw new ApiError(errors['gift-link-expired'])
    const [row] = await sql<{ id: string }>(trx, claimGiftSql, [link.giftId])
    // Thrown inside the transaction, so the link stays unused.
    if (!row) throw new ApiError(errors['gift-gone'])
    await enqueue(trx, sendGiftTakenJob, { giftId: link.giftId })
    return row
  })
  return getFanData(moved.id)
}
