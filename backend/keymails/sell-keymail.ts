import { eventSql } from '#module/analytics'

// Common table expressions for the `deliver` and `revoke` pieces of what is sold as a Keymail (payments/fulfilment.ts):
// the payer is $4 (e-mail, lower case) and $5 (name).

/** `payer (id)`: the fan who paid, one row for each row of `goods`. */
export const payerOf = (goods: string) => `
    payer AS (
      INSERT INTO fans AS f (email, name) SELECT $4, $5 FROM ${goods}
      ON CONFLICT (email) DO UPDATE SET name = CASE WHEN EXCLUDED.name = '' THEN f.name ELSE EXCLUDED.name END
      RETURNING id)`

/**
 * `issued (id, order_id)`: a Keymail made at the moment of its sale, already its payer's, with the edition's next number.
 * Reads `goods (edition_id)`, the order as `paid`, and `payer`; the number comes out of those kept by `open_left`.
 */
export const issueSold = (goods: string) => `
    numbered AS (
      UPDATE editions e SET issued = e.issued + 1, open_left = e.open_left - 1 FROM ${goods} WHERE e.id = ${goods}.edition_id
      RETURNING e.id, e.issued AS copy),
    issued AS (
      INSERT INTO keymails (code, edition_id, copy, price_cents, state, order_id, fan_id, redeemed_at)
      SELECT new_keymail_code(), numbered.id, numbered.copy, paid.cents, 'redeemed', paid.id, payer.id, now()
        FROM numbered, paid, payer RETURNING id, order_id),
    issued_event AS (${eventSql('keymail-issued', { from: 'issued, paid', artist: 'paid.payee_artist_id' })})`

/** The rule that is read before paying: a full refund ends access and voids the copy, a partial one keeps it. */
export const voidRefunded = `
      UPDATE keymails k SET state = 'void', order_id = NULL, fan_id = NULL, redeemed_at = NULL FROM refunded
       WHERE k.order_id = refunded.id AND k.state = 'redeemed'`
