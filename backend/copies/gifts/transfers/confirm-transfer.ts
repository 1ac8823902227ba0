import type { EndpointReply } from '#contract/http'
import { errors } from '#contract/keymails'
import type { Language } from '#contract/text'
import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { consumeOneTimeLink } from '#module/mail/one-time-links'
import { enqueue } from '#queue/queue'
import type { confirmTransfer as confirmTransferCall } from '../contract.ts'
import { transferLink } from '../gift-link.ts'
import { sendGiftJob } from '../jobs.ts'

/**
 * The owner's confirmation, by possession of the link mailed to them: from now on the other may accept. Throws 404 if
 * the link was used or has expired, 409 if the offer is gone.
 */
export function confirmTransfer(token: string, language: Language): Promise<EndpointReply<typeof confirmTransferCall>> {
  return runInTransaction(async (trx) => {
    const link = await consumeOneTimeLink(trx, transferLink, token)
    if (!link) throw new ApiError(errors['transfer-link-expired'])
    const [confirmed] = await sql<{ to: string; title: string; copy: number }>(
      trx,
      `UPDATE copy_gifts g SET confirmed_at = now() FROM keymails k JOIN editions e ON e.id = k.edition_id
        WHERE g.id = $1 AND g.state = 'offered' AND g.confirmed_at IS NULL AND k.id = g.keymail_id
          AND k.fan_id = g.giver_id AND k.state = 'redeemed' AND e.transferable
       RETURNING g.email AS "to", e.title, k.copy`,
      [link.giftId],
    )
    // Thrown inside the transaction, so the link stays unused.
    if (!confirmed) throw new ApiError(errors['gift-gone'])
    await enqueue(trx, sendGiftJob, { giftId: link.giftId, language })
    return confirmed
  })
}
