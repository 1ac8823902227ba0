import type { Product, Order } from '#module/payments'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { buildFanIdsSql } from '#http/sessions/session'
import { errors } from './contract.ts'
import { buildPayerSql, voidRefundedKeymailSql } from './keymail-sale-sql.ts'
import { validateKeymail } from './validate-keymail.ts'

/**
 * Order purpose `keymail`: the copy behind one code, paid directly to its artist. The Keymail's state is the only lock:
 * issued -> capturing when its payment starts, back to issued if the provider declines, redeemed once the money has
 * moved.
 */
export const keymailProduct: Product<'code-bound'> = {
  kind: 'code-bound',

  async quote({ reference }, { address, tokenHash, proof }) {
    const code = (reference ?? '').trim().toUpperCase()
    const { keymail } = await validateKeymail(code, { address, tokenHash, proof }).catch(async (error: unknown) => {
      // Bought in another tab after this one had looked.
      throw tokenHash && (await isOwnKeymail(code, tokenHash)) ? new ApiError(errors['keymail-yours']) : error
    })
    if (!keymail.paymentEmail) throw new ApiError(errors['payment-account-required'])
    return {
      itemId: keymail.keymailId,
      quantity: 1,
      cents: keymail.priceCents,
      payee: { artistId: keymail.artistId, email: keymail.paymentEmail },
      description: `${keymail.title} by ${keymail.artistName}, copy ${keymail.copy} of ${keymail.of}`,
    }
  },

  claimSql: `
    reserved AS (
      UPDATE keymails k SET state = 'capturing', order_id = wanted.id FROM wanted
       WHERE k.id = wanted.item_id AND k.state = 'issued' RETURNING wanted.id AS order_id)`,

  async getClaimError(order: Order) {
    const [keymail] = await sql<{ state: string; own: boolean | null }>(
      db,
      `SELECT k.state, o.visitor_id = $2 AS own FROM keymails k LEFT JOIN orders o ON o.id = k.order_id WHERE k.id = $1`,
      [order.itemId, order.visitorId],
    )
    // Paid in another tab of the same browser.
    if (keymail?.state === 'redeemed' && keymail.own) return new ApiError(errors['keymail-yours'])
    return keymail?.state === 'capturing' || keymail?.state === 'issued'
      ? new ApiError(errors['keymail-busy'], { retryAfter: 10 })
      : new ApiError(errors['keymail-taken'])
  },

  releaseClaimSql: `
    issued_again AS (
      UPDATE keymails k SET state = 'issued', order_id = NULL FROM refused
       WHERE k.id = refused.item_id AND k.order_id = refused.id AND k.state = 'capturing')`,

  // Redeems the Keymail. A late payment whose order was given up still delivers while the copy is free.
  deliverSql: ` ${buildPayerSql('paid')},
    delivered AS (
      UPDATE keymails k SET state = 'redeemed', order_id = paid.id, fan_id = payer.id, redeemed_at = now()
        FROM paid JOIN payer ON payer.order_id = paid.id
       WHERE k.id = paid.item_id AND (k.state = 'capturing' AND k.order_id = paid.id OR k.state = 'issued')
      RETURNING paid.id AS order_id)`,

  reverseSql: voidRefundedKeymailSql,
}

/** Whether the session holds the copy behind this code. Nobody else learns from the answer that the code exists. */
async function isOwnKeymail(code: string, tokenHash: Buffer): Promise<boolean> {
  const found = await sql(
    db,
    `SELECT 1 FROM keymails k JOIN sessions s ON k.fan_id = ANY (${buildFanIdsSql('s')})
      WHERE k.code = $1 AND k.state = 'redeemed' AND s.token_hash = $2 AND s.expires_at > now()`,
    [code, tokenHash],
  )
  return found.length > 0
}
