import type { Knex } from 'knex'

// Concurrently, which no transaction may do: messages are written meanwhile.
export const config = { transaction: false }

/**
 * The list of a room's members counts unseen messages, so it asks who wrote each: with the author in the index it reads no
 * message (119,079 blocks for a room with 112,500 before).
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS green_room_entries_messages')
  await knex.raw(
    `CREATE INDEX CONCURRENTLY green_room_entries_messages ON green_room_entries (artist_id, thread_id, made) INCLUDE (author_id)
      WHERE kind = 'message' AND removed_at IS NULL`,
  )
  await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS green_room_entries_chat')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    `CREATE INDEX IF NOT EXISTS green_room_entries_chat ON green_room_entries (artist_id, thread_id, made)
      WHERE kind = 'message' AND removed_at IS NULL`,
  )
  await knex.raw('DROP INDEX IF EXISTS green_room_entries_messages')
}
