import { detectSliceMismatches } from '#database/detect-slice-mismatches'

/** `members`: how many members' last messages differ from their threads. */
export type RoomMismatch = {
  artistId: string
  counted: { posts: number; conversations: number }
  rows: { posts: number; conversations: number }
  members: number
}

const mismatchesSql = `
  WITH next AS MATERIALIZED (
    SELECT artist_id AS id FROM green_rooms WHERE artist_id > coalesce($1::uuid, '00000000-0000-0000-0000-000000000000')
     ORDER BY 1 LIMIT $2),
  slice AS MATERIALIZED (SELECT id FROM next UNION SELECT unnest($3::uuid[])),
  entered AS (
    SELECT n.artist_id, n.kind, n.thread_id, n.author_id, n.made FROM slice s JOIN green_room_entries n ON n.artist_id = s.id
     WHERE n.removed_at IS NULL),
  of_room AS (
    SELECT artist_id, count(*) FILTER (WHERE kind <> 'message') AS posts,
           count(DISTINCT coalesce(thread_id, artist_id)) FILTER (WHERE kind = 'message') AS conversations
      FROM entered GROUP BY 1),
  of_member AS (
    SELECT thread_id, max(made) AS made, max(made) FILTER (WHERE author_id IS NOT NULL) AS from_fan
      FROM entered WHERE thread_id IS NOT NULL GROUP BY 1),
  wrong_members AS (
    SELECT m.artist_id, count(*) AS members
      FROM slice s JOIN green_room_members m ON m.artist_id = s.id LEFT JOIN of_member n ON n.thread_id = m.id
     WHERE m.last_message <> coalesce(n.made, 0) OR m.last_from_fan <> coalesce(n.from_fan, 0) GROUP BY 1)
  SELECT NULL AS "artistId", NULL AS counted, NULL AS rows, NULL AS members,
         (SELECT CASE WHEN count(*) = $2 THEN max(id::text) END FROM next) AS last
   UNION ALL
  SELECT r.artist_id, jsonb_build_object('posts', r.posts, 'conversations', r.conversations),
         jsonb_build_object('posts', coalesce(n.posts, 0), 'conversations', coalesce(n.conversations, 0)),
         coalesce(w.members, 0), NULL
    FROM slice s JOIN green_rooms r ON r.artist_id = s.id
    LEFT JOIN of_room n ON n.artist_id = s.id LEFT JOIN wrong_members w ON w.artist_id = s.id
   WHERE r.posts <> coalesce(n.posts, 0) OR r.conversations <> coalesce(n.conversations, 0) OR w.members > 0`

/** Compares what a slice of rooms, and those of the artists named by id, have counted with their entries. */
export const detectRoomMismatches = (after: string | null, rooms: number, again?: string[]) =>
  detectSliceMismatches<RoomMismatch>(mismatchesSql, after, rooms, again)
