import type { Knex } from 'knex'

// Whether a conversation has other messages is asked of one thread, or of the room's chat: each has an index, "the same or
// both null" has none. One value rather than EXISTS, which the planner answers by reading every message into a hash.
const askedOfOne = `CASE WHEN n.thread_id IS NULL THEN (OTHER AND o.thread_id IS NULL LIMIT 1)
                    ELSE (OTHER AND o.thread_id = n.thread_id LIMIT 1) END IS NULL`
const askedOfAll = 'NOT EXISTS (OTHER AND o.thread_id IS NOT DISTINCT FROM n.thread_id)'

const buildFunctionsSql = (isAlone: string) => {
  const isAloneSql = (earlier: string) =>
    isAlone.replaceAll(
      'OTHER',
      `SELECT true FROM green_room_entries o WHERE o.artist_id = n.artist_id AND o.kind = 'message' AND o.removed_at IS NULL${earlier}`,
    )
  return `
    CREATE OR REPLACE FUNCTION count_new_entries() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE green_rooms r SET posts = r.posts + c.posts, conversations = r.conversations + c.conversations
        FROM (SELECT n.artist_id, count(*) FILTER (WHERE n.kind <> 'message') AS posts,
                     count(DISTINCT coalesce(n.thread_id, n.artist_id)) FILTER (
                       WHERE n.kind = 'message' AND ${isAloneSql(' AND o.made < n.made')}) AS conversations
                FROM entered n WHERE n.removed_at IS NULL GROUP BY n.artist_id) c
       WHERE r.artist_id = c.artist_id AND c.posts + c.conversations > 0;
      RETURN NULL;
    END $$;

    CREATE OR REPLACE FUNCTION count_removed_entries() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE green_rooms r SET posts = r.posts - c.posts, conversations = r.conversations - c.conversations
        FROM (SELECT n.artist_id, count(*) FILTER (WHERE n.kind <> 'message') AS posts,
                     count(DISTINCT coalesce(n.thread_id, n.artist_id)) FILTER (
                       WHERE n.kind = 'message' AND ${isAloneSql('')}) AS conversations
                FROM left_behind n JOIN entered e ON e.id = n.id
               WHERE n.removed_at IS NULL AND e.removed_at IS NOT NULL GROUP BY n.artist_id) c
       WHERE r.artist_id = c.artist_id AND c.posts + c.conversations > 0;
      RETURN NULL;
    END $$`
}

export async function up(knex: Knex): Promise<void> {
  await knex.raw(buildFunctionsSql(askedOfOne))
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(buildFunctionsSql(askedOfAll))
}
