import type { Knex } from 'knex'

// The index is built concurrently, so that no writer waits.
export const config = { transaction: false }

export async function up(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS green_room_entries_fan_posts')
  // An artist's news are the posts of others, who write few of them.
  await knex.raw(
    `CREATE INDEX CONCURRENTLY green_room_entries_fan_posts ON green_room_entries (artist_id, made)
      WHERE kind <> 'message' AND removed_at IS NULL AND author_id IS NOT NULL`,
  )
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX IF EXISTS green_room_entries_fan_posts')
}
