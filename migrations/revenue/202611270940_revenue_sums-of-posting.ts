import type { Knex } from 'knex'

const buildViewSql = (sums: string) => `
  CREATE OR REPLACE VIEW revenue_of_postings AS
    SELECT p.id AS posting_id, o.payee_artist_id AS artist_id, (p.at AT TIME ZONE 'UTC')::date AS day,
           coalesce(k.edition_id, o.item_id) AS item_id, (p.kind = 'sale')::int AS sales, e.cents, e.fee_cents, e.refunded_cents
      FROM ledger_postings p JOIN orders o ON o.id = p.order_id
      LEFT JOIN keymails k ON o.purpose = 'keymail' AND k.id = o.item_id
     CROSS JOIN LATERAL (${sums}) e
     WHERE o.payee_artist_id IS NOT NULL AND o.state = 'completed'`

const buildSumsSql = (posting: string, kind: string) => `
  SELECT coalesce(-sum(l.cents) FILTER (WHERE ${kind} = 'sale' AND l.account LIKE 'sales/%'), 0) AS cents,
         coalesce(sum(l.cents) FILTER (WHERE ${kind} = 'sale' AND l.account = 'fees/paypal'), 0) AS fee_cents,
         coalesce(sum(l.cents) FILTER (WHERE ${kind} = 'refund' AND l.account LIKE 'sales/%'), 0) AS refunded_cents
    FROM ledger_entries l WHERE l.posting_id = ${posting}`

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Who reads through the view waits behind this lock.
    SET LOCAL lock_timeout = '3s';
    -- What a posting brought, in cents: the one place that says so. Plain SQL, so that the planner puts it into the statement.
    CREATE FUNCTION sums_of_posting(of_posting uuid, of_kind text)
      RETURNS TABLE (cents numeric, fee_cents numeric, refunded_cents numeric) LANGUAGE sql STABLE AS $$
      ${buildSumsSql('of_posting', 'of_kind')} $$;
    ${buildViewSql('SELECT * FROM sums_of_posting(p.id, p.kind)')}`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`${buildViewSql(buildSumsSql('p.id', 'p.kind'))}; DROP FUNCTION sums_of_posting`)
}
