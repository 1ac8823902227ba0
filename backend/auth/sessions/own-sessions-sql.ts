import type { Session } from '#http/sessions/session'

/**
 * SQL condition: a row `s` of `sessions` is signed in to what the caller holds: the artist, one of the fans, the
 * collector, or is the caller's own browser. $1 to $4 are `getOwnSessionValues`. Stored fans decide: the owner of an
 * address sees whoever paid under it, a payer sees only their own browser.
 */
export const isOwnSessionSql = `
  s.expires_at > now() AND (s.visitor_id = $1 OR s.artist_id = $2 OR s.collector_id = $3
    OR s.fan_ids <> '{}' AND s.fan_ids && $4::uuid[])`

export const getOwnSessionValues = ({ visitorId, artistId, collectorId, fanIds }: Session) => [
  visitorId,
  artistId,
  collectorId,
  fanIds,
]
