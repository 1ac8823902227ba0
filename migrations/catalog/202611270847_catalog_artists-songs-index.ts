import type { Knex } from 'knex'

// Concurrently, which no transaction may do: songs are uploaded meanwhile.
export const config = { transaction: false }

/** Who has a published song: the sitemap asks it of every artist, and read one song of each. */
export async function up(knex: Knex): Promise<void> {
  // What an interrupted run left is invalid.
  await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS songs_of_artists')
  await knex.raw(`CREATE INDEX CONCURRENTLY songs_of_artists ON songs (artist_id) WHERE state = 'published'`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS songs_of_artists')
}
