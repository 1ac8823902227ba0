import type { Knex } from 'knex'

// The index is built concurrently, so that no event waits to be rolled up.
export const config = { transaction: false }

// The last hours of all artists lie apart in the table, one block a row: what is ranked stands in the index, too.
export async function up(knex: Knex): Promise<void> {
  await replaceKey(knex, 'INCLUDE (cents, fans)')
}

export async function down(knex: Knex): Promise<void> {
  await replaceKey(knex, '')
}

async function replaceKey(knex: Knex, include: string): Promise<void> {
  await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS analytics_artist_sums_key')
  await knex.raw(
    `CREATE UNIQUE INDEX CONCURRENTLY analytics_artist_sums_key ON analytics_artist_sums (grain, bucket, artist_id) ${include}`,
  )
  // Renames the index to the constraint's name.
  await knex.raw(
    `ALTER TABLE analytics_artist_sums DROP CONSTRAINT analytics_artist_sums_pkey,
       ADD CONSTRAINT analytics_artist_sums_pkey PRIMARY KEY USING INDEX analytics_artist_sums_key`,
  )
}
