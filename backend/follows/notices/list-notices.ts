import { db } from '#database/client'
import { sql } from '#database/sql'

export type Notice = ReleaseNotice | FanMessageNotice

/** What an artist writes to followers. */
type FanMessageNotice = {
  id: string
  kind: 'message'
  artistId: string
  artistName: string
  subject: string
  body: string
}

export type ReleaseNotice = {
  id: string
  kind: 'release' | 'freed' | 'last-copies'
  editionId: string
  isAlbum: boolean
  /** Of the song, or the first song of the album. */
  songId: string
  title: string
  artistName: string
  copies: number
  priceCents: number
  /** Copies on open sale that nobody has bought; 0 if the artist hands out codes only. */
  openLeft: number
}

/**
 * What these notices are about, as it is now. Left out: what was taken off sale since, copies that are gone again, and
 * messages of an artist whom the address follows no more.
 */
export async function listNotices(noticeIds: string[]): Promise<Notice[]> {
  const [messages, releases] = await Promise.all([listMessages(noticeIds), listReleases(noticeIds)])
  return [...messages, ...releases]
}

function listMessages(noticeIds: string[]): Promise<FanMessageNotice[]> {
  return sql<FanMessageNotice>(
    db,
    `SELECT n.id, v.kind, a.id AS "artistId", a.stage_name AS "artistName", m.subject, m.body
       FROM follow_notices n JOIN follow_events v ON v.id = n.event_id JOIN fan_messages m ON m.id = v.message_id
       JOIN artists a ON a.id = m.artist_id
      WHERE n.id = ANY ($1) AND a.closed_at IS NULL AND a.suspended_at IS NULL
        AND EXISTS (SELECT FROM follows f WHERE f.artist_id = a.id AND f.follower_id = n.follower_id AND f.confirmed_at IS NOT NULL)
      ORDER BY m.send_at, n.id`,
    [noticeIds],
  )
}

function listReleases(noticeIds: string[]): Promise<ReleaseNotice[]> {
  return sql<ReleaseNotice>(
    db,
    `SELECT n.id, v.kind, e.id AS "editionId", e.kind = 'album' AS "isAlbum", first.song_id AS "songId", e.title,
            a.stage_name AS "artistName", e.copies, e.price_cents AS "priceCents", e.open_left AS "openLeft"
       FROM follow_notices n JOIN follow_events v ON v.id = n.event_id
       JOIN editions e ON e.id = coalesce(v.edition_id, (
              SELECT es.edition_id FROM edition_songs es JOIN editions own ON own.id = es.edition_id
               WHERE es.song_id = v.song_id ORDER BY own.kind = 'song' DESC, own.id LIMIT 1))
       JOIN artists a ON a.id = e.artist_id
       CROSS JOIN LATERAL (SELECT song_id FROM edition_songs WHERE edition_id = e.id ORDER BY position LIMIT 1) first
      WHERE n.id = ANY ($1) AND e.state = 'published' AND e.blocked_at IS NULL AND a.closed_at IS NULL
        AND a.suspended_at IS NULL
        AND (v.kind = 'release' OR e.open_left > 0)
      ORDER BY v.happened_at, n.id`,
    [noticeIds],
  )
}
