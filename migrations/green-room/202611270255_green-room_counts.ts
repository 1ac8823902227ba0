import type { Knex } from 'knex'

// Posts and conversations of a room, kept in the row that every writer locks anyway. A conversation is the room's chat, or a
// holder's thread with the artist, that has a message.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE green_rooms ADD COLUMN posts int NOT NULL DEFAULT 0, ADD COLUMN conversations int NOT NULL DEFAULT 0;

    CREATE FUNCTION count_new_entries() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE green_rooms r SET posts = r.posts + c.posts, conversations = r.conversations + c.conversations
        FROM (SELECT n.artist_id, count(*) FILTER (WHERE n.kind <> 'message') AS posts,
                     count(DISTINCT coalesce(n.thread_id, n.artist_id)) FILTER (
                       WHERE n.kind = 'message' AND NOT EXISTS (
                         SELECT FROM green_room_entries o
                          WHERE o.artist_id = n.artist_id AND o.kind = 'message' AND o.removed_at IS NULL
                            AND o.thread_id IS NOT DISTINCT FROM n.thread_id AND o.made < n.made)) AS conversations
                FROM entered n WHERE n.removed_at IS NULL GROUP BY n.artist_id) c
       WHERE r.artist_id = c.artist_id AND c.posts + c.conversations > 0;
      RETURN NULL;
    END $$;
    CREATE TRIGGER green_room_entries_count_new AFTER INSERT ON green_room_entries
      REFERENCING NEW TABLE AS entered FOR EACH STATEMENT EXECUTE FUNCTION count_new_entries();

    CREATE FUNCTION count_removed_entries() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE green_rooms r SET posts = r.posts - c.posts, conversations = r.conversations - c.conversations
        FROM (SELECT n.artist_id, count(*) FILTER (WHERE n.kind <> 'message') AS posts,
                     count(DISTINCT coalesce(n.thread_id, n.artist_id)) FILTER (
                       WHERE n.kind = 'message' AND NOT EXISTS (
                         SELECT FROM green_room_entries o
                          WHERE o.artist_id = n.artist_id AND o.kind = 'message' AND o.removed_at IS NULL
                            AND o.thread_id IS NOT DISTINCT FROM n.thread_id)) AS conversations
                FROM left_behind n JOIN entered e ON e.id = n.id
               WHERE n.removed_at IS NULL AND e.removed_at IS NOT NULL GROUP BY n.artist_id) c
       WHERE r.artist_id = c.artist_id AND c.posts + c.conversations > 0;
      RETURN NULL;
    END $$;
    CREATE TRIGGER green_room_entries_count_removed AFTER UPDATE ON green_room_entries
      REFERENCING OLD TABLE AS left_behind NEW TABLE AS entered FOR EACH STATEMENT EXECUTE FUNCTION count_removed_entries();

    UPDATE green_rooms r SET posts = c.posts, conversations = c.conversations
      FROM (SELECT artist_id, count(*) FILTER (WHERE kind <> 'message') AS posts,
                   count(DISTINCT coalesce(thread_id, artist_id)) FILTER (WHERE kind = 'message') AS conversations
              FROM green_room_entries WHERE removed_at IS NULL GROUP BY artist_id) c
     WHERE r.artist_id = c.artist_id;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TRIGGER green_room_entries_count_new ON green_room_entries;
    DROP TRIGGER green_room_entries_count_removed ON green_room_entries;
    DROP FUNCTION count_new_entries, count_removed_entries;
    ALTER TABLE green_rooms DROP COLUMN posts, DROP COLUMN conversations;
  `)
}
