import { db } from '#database/client'
import { sql } from '#database/sql'
import { buildEventSql } from '#module/analytics'
import { log } from '#runtime/logger'

/** Of a song whose length is not known yet. */
const SHORT_MS = 30_000

// One play is many requests: players ask for the beginning again when they seek or lose the line.
const trackPlaySql = `
  WITH heard AS (
    INSERT INTO heard_songs AS h (visitor_id, song_id, over_at)
    SELECT $1, id, now() + coalesce(duration_ms, ${SHORT_MS}) * interval '1 millisecond' FROM songs WHERE id = $2
    ON CONFLICT (visitor_id, song_id) DO UPDATE SET heard_at = now(), over_at = EXCLUDED.over_at WHERE h.over_at <= now()
    RETURNING song_id)
  ${buildEventSql('play', { from: 'heard JOIN songs s ON s.id = heard.song_id', artist: 's.artist_id' })}`

/**
 * Counts a listener's play of a copy for its artist, once for the length of the song. The listener does not wait for it;
 * a count that is lost is no money.
 */
export function trackPlay(visitorId: string, songId: string): void {
  sql(db, trackPlaySql, [visitorId, songId]).catch((error: unknown) =>
    log.warn({ err: error, songId }, 'a play was not counted'),
  )
}
