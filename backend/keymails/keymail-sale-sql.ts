import { buildEventSql } from '#module/analytics'
import { buildNumberOpenCopySql } from '#module/catalog/editions/open-copies'

// Common table expressions for `deliverSql` and `reverseSql` of products that are sold as Keymails.

/**
 * `payer (id, order_id)`: the fans who paid, one row for each order in `paid`, none if there are no `goods`. It is the
 * paying browser under the payer's address, never the owner of that address: PayPal does not prove whose it is. An existing
 * name stays.
 */
export const buildPayerSql = (goods: string) => `
    payer_fans AS (
      INSERT INTO fans AS f (payer_email, name, visitor_id)
      SELECT DISTINCT ON (paid_email, visitor_id) paid_email, paid_name, visitor_id FROM paid
       WHERE EXISTS (SELECT FROM ${goods}) ORDER BY paid_email, visitor_id
      ON CONFLICT (address, visitor_id) DO UPDATE SET name = f.name
      RETURNING id, address, visitor_id),
    payer AS (
      SELECT f.id, paid.id AS order_id
        FROM paid JOIN payer_fans f ON f.address = paid.paid_email AND f.visitor_id = paid.visitor_id)`

/**
 * `issued (id, order_id)`: a Keymail created at the moment of its sale, already redeemed by its payer, with the
 * edition's next number. Reads `goods (edition_id)`, the order as `paid`, and `payer`; the number is taken from those
 * reserved by `open_left`.
 */
export const buildIssueSoldKeymailSql = (goods: string) => `
    numbered AS (${buildNumberOpenCopySql(goods)}),
    issued AS (
      INSERT INTO keymails (code, edition_id, copy, price_cents, state, order_id, fan_id, redeemed_at)
      SELECT new_keymail_code(), numbered.id, numbered.copy, paid.cents, 'redeemed', paid.id, payer.id, now()
        FROM numbered, paid, payer RETURNING id, order_id),
    issued_event AS (${buildEventSql('keymail-issued', { from: 'issued, paid', artist: 'paid.payee_artist_id' })})`

/**
 * Moves redeemed, unplayed and never given Keymails to the fan with the recipient's address, as rows of `taken
 * (keymail_id, giver_id, email)`; creates the fan. Returns `(id, "fanId")`.
 */
export const buildTransferKeymailSql = (taken: string) => `
    fan AS (
      INSERT INTO fans AS f (email) SELECT email FROM ${taken} ON CONFLICT (email) DO UPDATE SET email = f.email
      RETURNING id)
  UPDATE keymails k SET fan_id = fan.id, gifted_at = now(), entered_at = NULL FROM ${taken}, fan
   WHERE k.id = ${taken}.keymail_id AND k.fan_id = ${taken}.giver_id AND k.state = 'redeemed'
     AND (k.entered_at IS NULL AND k.gifted_at IS NULL OR ${taken}.offer_kind = 'transfer'
          AND EXISTS (SELECT FROM editions e WHERE e.id = k.edition_id AND e.transferable))
     AND fan.id <> k.fan_id
  RETURNING k.id, k.fan_id AS "fanId"`

/** The refund rule shown before payment: a full refund ends access and voids the copy, a partial one does not. */
export const voidRefundedKeymailSql = `
    voided AS (
      UPDATE keymails k SET state = 'void', order_id = NULL, fan_id = NULL, redeemed_at = NULL FROM fully_refunded
       WHERE k.order_id = fully_refunded.id AND k.state = 'redeemed')`
