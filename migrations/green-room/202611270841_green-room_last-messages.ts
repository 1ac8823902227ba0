import type { Knex } from 'knex'

// The places in the room of a thread's newest message, and of its holder's newest one; 0 without any. A column's own
// trigger functions: the counts of the room are of another row.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE green_room_members ADD COLUMN last_message bigint NOT NULL DEFAULT 0,
                                   ADD COLUMN last_from_fan bigint NOT NULL DEFAULT 0;

    -- Every writer holds the room's row, so that no two of these statements meet in one thread.
    CREATE FUNCTION note_last_messages() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE green_room_members m
         SET last_message = greatest(m.last_message, n.made), last_from_fan = greatest(m.last_from_fan, n.from_fan)
        FROM (SELECT thread_id, max(made) AS made, max(made) FILTER (WHERE author_id IS NOT NULL) AS from_fan
                FROM entered WHERE thread_id IS NOT NULL AND removed_at IS NULL GROUP BY 1) n
       WHERE m.id = n.thread_id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER green_room_entries_last_new AFTER INSERT ON green_room_entries
      REFERENCING NEW TABLE AS entered FOR EACH STATEMENT EXECUTE FUNCTION note_last_messages();

    CREATE FUNCTION note_removed_messages() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE green_room_members m
         SET last_message = coalesce((
               SELECT o.made FROM green_room_entries o
                WHERE o.artist_id = m.artist_id AND o.thread_id = m.id AND o.kind = 'message' AND o.removed_at IS NULL
                ORDER BY o.made DESC LIMIT 1), 0),
             last_from_fan = coalesce((
               SELECT o.made FROM green_room_entries o
                WHERE o.artist_id = m.artist_id AND o.thread_id = m.id AND o.kind = 'message' AND o.removed_at IS NULL
                  AND o.author_id IS NOT NULL
                ORDER BY o.made DESC LIMIT 1), 0)
       WHERE m.id IN (SELECT n.thread_id FROM left_behind n JOIN entered e ON e.id = n.id
                       WHERE n.thread_id IS NOT NULL AND n.removed_at IS NULL AND e.removed_at IS NOT NULL);
      RETURN NULL;
    END $$;
    CREATE TRIGGER green_room_entries_last_removed AFTER UPDATE ON green_room_entries
      REFERENCING OLD TABLE AS left_behind NEW TABLE AS entered FOR EACH STATEMENT EXECUTE FUNCTION note_removed_messages();
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TRIGGER green_room_entries_last_new ON green_room_entries;
    DROP TRIGGER green_room_entries_last_removed ON green_room_entries;
    DROP FUNCTION note_last_messages, note_removed_messages;
    ALTER TABLE green_room_members DROP COLUMN last_message, DROP COLUMN last_from_fan;
  `)
}
