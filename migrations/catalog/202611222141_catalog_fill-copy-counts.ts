import type { Knex } from 'knex'

/**
 * The copies sold before the triggers of the previous migration. One statement sees Keymails and changes at one moment:
 * what it stores is their difference, so that the sums are exact however many sales run meanwhile.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    WITH held AS (
      SELECT edition_id, fan_id, day, sum(copies)::int AS copies
        FROM (SELECT edition_id, fan_id, (redeemed_at AT TIME ZONE 'UTC')::date AS day, 1 AS copies FROM keymails
               WHERE state = 'redeemed'
               UNION ALL
              SELECT edition_id, fan_id, day, -copies FROM copy_changes) c
       GROUP BY 1, 2, 3 HAVING sum(copies) <> 0),
    by_artist AS (SELECT e.artist_id, h.fan_id, h.day, h.copies FROM held h JOIN editions e ON e.id = h.edition_id),
    by_holder AS (SELECT artist_id, fan_id, sum(copies)::int AS copies FROM by_artist GROUP BY 1, 2),
    editions AS (INSERT INTO edition_counts SELECT edition_id, sum(copies) FROM held GROUP BY 1),
    days AS (INSERT INTO artist_copy_days SELECT day, artist_id, sum(copies) FROM by_artist GROUP BY 1, 2),
    holders AS (INSERT INTO artist_holders SELECT * FROM by_holder)
    INSERT INTO artist_counts
    SELECT artist_id, sum(copies), count(*) FILTER (WHERE copies > 0) FROM by_holder GROUP BY 1
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('TRUNCATE artist_copy_days, artist_holders, artist_counts, edition_counts')
}
