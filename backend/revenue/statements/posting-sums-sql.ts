/** Sums in cents of the entries `l`, by the kind of their posting: what a sale was, its fee, and what was refunded. */
export const buildPostingSumsSql = (kind: string) => `
            coalesce(-sum(l.cents) FILTER (WHERE ${kind} = 'sale' AND l.account LIKE 'sales/%'), 0)::int AS cents,
            coalesce(sum(l.cents) FILTER (WHERE ${kind} = 'sale' AND l.account = 'fees/paypal'), 0)::int AS "feeCents",
            coalesce(sum(l.cents) FILTER (WHERE ${kind} = 'refund' AND l.account LIKE 'sales/%'), 0)::int AS "refundedCents"`
