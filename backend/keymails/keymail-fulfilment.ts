import type { Fulfilment, Order } from '#module/payments'
import { db, sql } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { refusals } from './contract.ts'
import { payerOf, voidRefunded } from './sell-keymail.ts'
import { validateKeymail } from './validate-keymail.ts'

/**
 * Order purpose `keymail`: the copy behind one code, paid straight to its artist. The Keymail's state is the whole lock:
 * issued -> capturing when its one payment starts, back when the provider says no, redeemed when the money has moved.
 */
export const keymailFulfilment: Fulfilment = {
  async quote({ reference }, { address, tokenHash }) {
    const { keymail } = await validateKeymail((reference ?? '').trim().toUpperCase(), { address, tokenHash })
    if (!keymail.paymentEmail) throw new Refusal(refusals['payment-account-required'])
    return {
      itemId: keymail.keymailId,
      quantity: 1,
      cents: keymail.priceCents,
      payee: { artistId: keymail.artistId, email: keymail.paymentEmail },
      description: `${keymail.title} by ${keymail.artistName}, copy ${keymail.copy} of ${keymail.of}`,
    }
  },

  reserve: `
    reserved AS (
      UPDATE keymails k SET state = 'capturing', order_id = wanted.id FROM wanted
       WHERE k.id = wanted.item_id AND k.state = 'issued' RETURNING wanted.id AS order_id)`,

  async whyNotReserved(order: Order) {
    const [keymail] = await sql<{ state: string }>(db, 'SELECT state FROM keymails WHERE id = $1', [order.itemId])
    return keymail?.state === 'capturing' || keymail?.state === 'issued'
      ? new Refusal(refusals['keymail-busy'], { retryAfter: 10 })
      : new Refusal(refusals['keymail-taken'])
  },

  release: `
      UPDATE keymails k SET state = 'issued', order_id = NULL FROM refused
       WHERE k.id = refused.item_id AND k.order_id = refused.id AND k.state = 'capturing'`,

  // A payment that we had given up on still delivers while the copy is free: the payer always gets in.
  deliver: ` ${payerOf('paid')},
    delivered AS (
      UPDATE keymails k SET state = 'redeemed', order_id = paid.id, fan_id = payer.id, redeemed_at = now()
        FROM paid, payer
       WHERE k.id = paid.item_id AND (k.state = 'capturing' AND k.order_id = paid.id OR k.state = 'issued')
      RETURNING paid.id AS order_id)`,

  revoke: voidRefunded,
}
