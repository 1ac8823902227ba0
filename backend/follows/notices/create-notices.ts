import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { enqueueAll } from '#queue/queue'
import { NOTICE_MAILS_PER_DAY } from '#contract/follows'
import { sendNoticesJob } from '#jobs/follows'
import { sendPushJob } from '#jobs/follows/push'
import { buildHoldsCopySql, startDueMessages } from '#module/follows/messages'

/** Followers per transaction: a killed worker repeats at most one batch, and repeats nobody's notice. */
const BATCH_SIZE = 1_000

/** Mails enqueued per transaction. */
const QUEUE_BATCH_SIZE = 200

// The next followers of the oldest open event. Who followed after it happened is not told. What is not public any more,
// or never was, ends without notices.
const createNoticesSql = `
  WITH event AS (
    SELECT v.id, v.kind, v.happened_at, e.id AS edition, a.id AS artist, m.edition_id AS held,
           coalesce(v.last_follower_id, '00000000-0000-0000-0000-000000000000') AS after,
           a.account_type = 'production' AND a.closed_at IS NULL AND a.suspended_at IS NULL
           AND (v.kind = 'message' OR e.state = 'published' AND e.blocked_at IS NULL)
           AND NOT EXISTS (SELECT FROM edition_songs es JOIN songs s ON s.id = es.song_id
                            WHERE es.edition_id = e.id AND s.state <> 'published') AS public
      FROM (SELECT * FROM follow_events WHERE done_at IS NULL ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED) v
      LEFT JOIN editions e ON e.id = coalesce(v.edition_id, (
             SELECT es.edition_id FROM edition_songs es JOIN editions own ON own.id = es.edition_id
              WHERE es.song_id = v.song_id ORDER BY own.kind = 'song' DESC, own.id LIMIT 1))
      LEFT JOIN fan_messages m ON m.id = v.message_id
      LEFT JOIN artists a ON a.id = coalesce(e.artist_id, m.artist_id)),
  followed AS (
    SELECT DISTINCT f.follower_id
      FROM (SELECT v.artist AS artist_id, NULL::uuid AS song_id, v.* FROM event v
             UNION ALL
            SELECT NULL, es.song_id, v.* FROM event v JOIN edition_songs es ON es.edition_id = v.edition AND v.kind <> 'release') v
     CROSS JOIN LATERAL (
       (SELECT follower_id FROM follows f
         WHERE f.artist_id = v.artist_id AND f.follower_id > v.after AND f.confirmed_at <= v.happened_at
           AND (v.held IS NULL OR EXISTS (
                  SELECT FROM followers r WHERE r.id = f.follower_id AND ${buildHoldsCopySql('r.email', 'v.held')}))
         ORDER BY follower_id LIMIT $1)
       UNION ALL
       (SELECT follower_id FROM follows f
         WHERE f.song_id = v.song_id AND f.follower_id > v.after AND f.confirmed_at <= v.happened_at
         ORDER BY follower_id LIMIT $1)) f
     WHERE v.public ORDER BY f.follower_id LIMIT $1),
  noticed AS (
    INSERT INTO follow_notices (event_id, follower_id) SELECT v.id, f.follower_id FROM event v, followed f
    ON CONFLICT DO NOTHING),
  progress AS (
    UPDATE follow_events u
       SET last_follower_id = coalesce((SELECT follower_id FROM followed ORDER BY follower_id DESC LIMIT 1), u.last_follower_id),
           done_at = CASE WHEN (SELECT count(*) FROM followed) < $1 THEN now() END
      FROM event v WHERE u.id = v.id)
  SELECT (SELECT count(*)::int FROM event) AS events`

// Followers with something to hear of who have not had their mails of the day.
const claimDueSql = `
  WITH due AS (
    SELECT DISTINCT n.follower_id FROM follow_notices n
     WHERE n.queued_at IS NULL
       AND (SELECT count(DISTINCT m.sent_at) FROM follow_notices m
             WHERE m.follower_id = n.follower_id AND m.sent_at > now() - interval '1 day') < $2
     LIMIT $1),
  queued AS (
    UPDATE follow_notices n SET queued_at = now() FROM due WHERE n.follower_id = due.follower_id AND n.queued_at IS NULL
    RETURNING n.id, n.follower_id)
  SELECT follower_id AS "followerId", array_agg(q.id ORDER BY q.id) AS "noticeIds",
         ARRAY (SELECT d.id FROM push_devices d WHERE d.follower_id = q.follower_id) AS "deviceIds"
    FROM queued q GROUP BY follower_id`

type Due = { followerId: string; noticeIds: string[]; deviceIds: string[] }

/**
 * Job, every ten seconds: creates the notices of what has happened and of messages whose time has come, and enqueues a mail for every follower who may get one
 * today, and a notification for each of the follower's devices. It goes on where a killed one stopped.
 */
export async function createNotices({ batch = BATCH_SIZE }: { batch?: number } = {}): Promise<void> {
  await startDueMessages()
  for (;;) {
    const events = await runInTransaction(async (trx) => {
      const [row] = await sql<{ events: number }>(trx, createNoticesSql, [batch])
      return row?.events ?? 0
    })
    if (events === 0) break
  }
  for (;;) {
    const enqueued = await runInTransaction(async (trx) => {
      const due = await sql<Due>(trx, claimDueSql, [QUEUE_BATCH_SIZE, NOTICE_MAILS_PER_DAY])
      await enqueueAll(
        trx,
        sendNoticesJob,
        due.map(({ followerId }) => ({ followerId })),
      )
      const pushes = due.flatMap(({ noticeIds, deviceIds }) =>
        deviceIds.map((deviceId) => ({ deviceId, noticeIds, tries: 0 })),
      )
      await enqueueAll(trx, sendPushJob, pushes)
      return due.length
    })
    if (enqueued < QUEUE_BATCH_SIZE) return
  }
}
