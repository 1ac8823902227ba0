import { db } from '#database/client'
import { sql } from '#database/sql'
import { buildFanIdsSql } from '#http/sessions/session'
import { log } from '#runtime/logger'
import { subscribeToEndedRights, type PlaybackRight } from './playback-rights.ts'

type RunningResponse = {
  onClosed: (then: () => void) => unknown
  cut: () => unknown
}

/** Responses whose last byte is not sent yet, with the right they are sent by. */
const running = new Map<RunningResponse, PlaybackRight>()

/** Cuts the response as soon as its right ends. */
export function trackResponse(response: RunningResponse, right: PlaybackRight): void {
  running.set(response, right)
  response.onClosed(() => running.delete(response))
}

subscribeToEndedRights((isConcerned) => {
  const concerned = [...running].filter(([, right]) => isConcerned(right))
  if (concerned.length > 0) void cutUnauthorized(concerned)
})

async function cutUnauthorized(responses: [RunningResponse, PlaybackRight][]): Promise<void> {
  const kept = await listAuthorized(responses.map(([, right]) => right)).catch((error: unknown) => {
    // A player whose right goes on simply asks for the rest.
    log.warn({ err: error }, 'cannot check the rights of running responses, all of them are cut')
    return new Set<number>()
  })
  responses.forEach(([response], n) => kept.has(n + 1) || response.cut())
}

/** The positions, from 1, of the rights that still hold. By visitor: a browser plays on after it got a new session id. */
async function listAuthorized(rights: PlaybackRight[]): Promise<Set<number>> {
  const rows = await sql<{ n: number }>(
    db,
    `SELECT n FROM unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS r (song_id, visitor_id, n)
       JOIN songs s ON s.id = r.song_id
      WHERE EXISTS (SELECT FROM sessions u WHERE u.visitor_id = r.visitor_id AND u.expires_at > now()
              AND (u.artist_id = s.artist_id OR EXISTS (
                SELECT FROM edition_songs es JOIN keymails k ON k.edition_id = es.edition_id
                 WHERE es.song_id = coalesce(s.recording_of, s.id) AND k.fan_id = ANY (${buildFanIdsSql('u')}) AND k.state = 'redeemed')))`,
    [rights.map(({ songId }) => songId), rights.map(({ visitorId }) => visitorId)],
  )
  return new Set(rows.map(({ n }) => n))
}
