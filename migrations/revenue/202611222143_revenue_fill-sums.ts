import type { Knex } from 'knex'

/** The postings from before the trigger of the previous migration; those in the inbox are added by rolling up. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    WITH posted AS MATERIALIZED (
      SELECT r.* FROM revenue_of_postings r WHERE NOT EXISTS (SELECT FROM revenue_inbox i WHERE i.posting_id = r.posting_id)),
    days AS (
      INSERT INTO revenue_days SELECT artist_id, day, sum(sales), sum(cents), sum(fee_cents), sum(refunded_cents) FROM posted GROUP BY 1, 2),
    artists AS (INSERT INTO revenue_artists SELECT artist_id, sum(cents - refunded_cents) FROM posted GROUP BY 1)
    INSERT INTO revenue_items SELECT artist_id, item_id, sum(sales), sum(cents), sum(fee_cents), sum(refunded_cents) FROM posted GROUP BY 1, 2
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('TRUNCATE revenue_days, revenue_artists, revenue_items')
}
