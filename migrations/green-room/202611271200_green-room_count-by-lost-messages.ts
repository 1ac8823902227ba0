import type { Knex } from 'knex'

// Each conversation with new messages, how many and the first of them, with the posts of a room under no thread.
const enteredSql = `
  SELECT artist_id, thread_id, count(*) FILTER (WHERE kind <> 'message') AS posts,
         count(*) FILTER (WHERE kind = 'message') AS messages, min(made) FILTER (WHERE kind = 'message') AS made
    FROM entered WHERE removed_at IS NULL GROUP BY 1, 2`

// Each conversation that lost messages, and how many. The difference of both tables rather than their join: the plan that a
// connection keeps from removing one message compares each of many with each.
const lostSql = `
  SELECT artist_id, thread_id, sum(lost) FILTER (WHERE kind <> 'message') AS posts,
         sum(lost) FILTER (WHERE kind = 'message') AS messages
    FROM (SELECT artist_id, thread_id, kind, 1 AS lost FROM left_behind WHERE removed_at IS NULL
           UNION ALL
          SELECT artist_id, thread_id, kind, -1 FROM entered WHERE removed_at IS NULL) e
   GROUP BY 1, 2`
const removedSql = `
  SELECT n.artist_id, n.thread_id, n.kind FROM left_behind n JOIN entered e ON e.id = n.id
   WHERE n.removed_at IS NULL AND e.removed_at IS NOT NULL`

// Without the order, a table of few threads is read from its beginning, since one of the thread is soon expected there.
const buildIsAloneSql = (earlier: string, order: string) => {
  const otherSql = `
    SELECT true FROM green_room_entries o WHERE o.artist_id = n.artist_id AND o.kind = 'message' AND o.removed_at IS NULL${earlier}`
  return `CASE WHEN n.thread_id IS NULL THEN (${otherSql} AND o.thread_id IS NULL${order} LIMIT 1)
               ELSE (${otherSql} AND o.thread_id = n.thread_id${order} LIMIT 1) END IS NULL`
}

const buildFunctionsSql = (newSql: string, goneSql: string, threadsSql: string) => `
  CREATE OR REPLACE FUNCTION count_new_entries() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE green_rooms r SET posts = r.posts + c.posts, conversations = r.conversations + c.conversations
      FROM (${newSql} GROUP BY n.artist_id) c
     WHERE r.artist_id = c.artist_id AND c.posts + c.conversations > 0;
    RETURN NULL;
  END $$;

  CREATE OR REPLACE FUNCTION count_removed_entries() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE green_rooms r SET posts = r.posts - c.posts, conversations = r.conversations - c.conversations
      FROM (${goneSql} GROUP BY n.artist_id) c
     WHERE r.artist_id = c.artist_id AND c.posts + c.conversations > 0;
    RETURN NULL;
  END $$;

  CREATE OR REPLACE FUNCTION note_removed_messages() RETURNS trigger LANGUAGE plpgsql AS $$
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
     WHERE m.id IN (${threadsSql});
    RETURN NULL;
  END $$`

// The posts of a room, and those conversations that had no message before or have none after.
const sumByThreadSql = (threads: string, isAlone: string) => `
  SELECT n.artist_id, coalesce(sum(n.posts), 0) AS posts, count(*) FILTER (WHERE n.messages > 0 AND ${isAlone}) AS conversations
    FROM (${threads}) n`
const sumByEntrySql = (entries: string, isAlone: string) => `
  SELECT n.artist_id, count(*) FILTER (WHERE n.kind <> 'message') AS posts,
         count(DISTINCT coalesce(n.thread_id, n.artist_id)) FILTER (WHERE n.kind = 'message' AND ${isAlone}) AS conversations
    FROM ${entries}`

const IS_FIRST = ' AND o.made < n.made'
const IN_ORDER = ' ORDER BY o.made'

export async function up(knex: Knex): Promise<void> {
  // Whether a conversation has another message is asked once for each: asked for each message, it stepped over all others that
  // the statement had removed.
  await knex.raw(
    buildFunctionsSql(
      sumByThreadSql(enteredSql, buildIsAloneSql(IS_FIRST, IN_ORDER)),
      sumByThreadSql(lostSql, buildIsAloneSql('', IN_ORDER)),
      `SELECT n.thread_id FROM (${lostSql}) n WHERE n.messages > 0`,
    ),
  )
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    buildFunctionsSql(
      sumByEntrySql('entered n WHERE n.removed_at IS NULL', buildIsAloneSql(IS_FIRST, '')),
      sumByEntrySql(`(${removedSql}) n`, buildIsAloneSql('', '')),
      `SELECT n.thread_id FROM (${removedSql}) n WHERE n.thread_id IS NOT NULL`,
    ),
  )
}
