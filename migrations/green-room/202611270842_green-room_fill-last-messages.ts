import type { Knex } from 'knex'

// One short transaction per room, and the index concurrently: people write meanwhile.
export const config = { transaction: false }

export async function up(knex: Knex): Promise<void> {
  // Under the room's lock, as who writes or removes a message: a value read before would be written after.
  await knex.raw(`
    DO $$
    DECLARE room uuid;
    BEGIN
      SET LOCAL synchronous_commit = off;
      FOR room IN SELECT artist_id FROM green_rooms WHERE last_change > 0 ORDER BY artist_id LOOP
        PERFORM FROM green_rooms WHERE artist_id = room FOR UPDATE;
        UPDATE green_room_members m SET last_message = n.made, last_from_fan = coalesce(n.from_fan, 0)
          FROM (SELECT thread_id, max(made) AS made, max(made) FILTER (WHERE author_id IS NOT NULL) AS from_fan
                  FROM green_room_entries
                 WHERE artist_id = room AND kind = 'message' AND removed_at IS NULL AND thread_id IS NOT NULL GROUP BY 1) n
         WHERE m.id = n.thread_id;
        COMMIT;
        SET LOCAL synchronous_commit = off;
      END LOOP;
    END $$`)
  await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS green_room_members_list')
  await knex.raw(
    `CREATE INDEX CONCURRENTLY green_room_members_list
        ON green_room_members (artist_id, (last_from_fan > artist_seen_thread), last_message, joined_at)`,
  )
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX IF EXISTS green_room_members_list')
}
