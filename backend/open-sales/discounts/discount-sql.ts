/*
 * A code that is limited in number is as scarce as a copy, and is treated like a Keymail: nobody keeps a use by starting
 * a payment; the payment that is captured first takes it. These expressions are part of the statements of
 * open-sale-product.ts.
 */

/** Takes a use together with the copy `got`; ends with `discounted (id)`, empty if none is left. Reads `wanted`. */
export const takeDiscountSql = `
    discounted AS (
      UPDATE discount_codes d SET used = d.used + 1 FROM wanted, got
       WHERE d.id = wanted.discount_id AND (d.uses_max IS NULL OR d.used < d.uses_max) RETURNING d.id)`

/** Whether the order has no discount, or has just taken its use. */
export const hasDiscountSql = '(wanted.discount_id IS NULL OR EXISTS (SELECT FROM discounted))'

/** Returns the use after a definite refusal by PayPal. Reads `refused`. */
export const returnDiscountSql = `
    returned_discount AS (UPDATE discount_codes d SET used = d.used - 1 FROM refused WHERE d.id = refused.discount_id)`

/**
 * Counts the use of a payment that arrived without a claim. Who paid gets the copy, also if the last use is gone: that
 * one is then not counted. Reads `paid` and `sold`.
 */
export const countLateDiscountSql = `
    late_discount AS (
      UPDATE discount_codes d SET used = d.used + 1 FROM paid
       WHERE paid.state = 'created' AND EXISTS (SELECT FROM sold) AND d.id = paid.discount_id AND (d.uses_max IS NULL OR d.used < d.uses_max))`
