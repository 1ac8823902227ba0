import { commonErrors } from '#contract/http'
import type { Language } from '#contract/text'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import type { Session } from '#http/sessions/session'
import { errors } from './contract.ts'

/** Somebody with access to a room: its artist, or the holder of a copy that was not refunded. */
export type Participant = {
  artistId: string
  artistName: string
  access: 'artist' | 'fan'
  /** Their member id in this room; null for the artist. */
  memberId: string | null
  /** All members this browser has paid as; their entries count as its own. */
  memberIds: string[]
  muted: boolean
  /** What they read in; members without a chosen name are named in it. */
  language: Language
}

/**
 * Resolves a session to a participant of the room: its artist, or a current holder of a copy. Throws 403 for everybody
 * else. Checked on every call; identity comes from the session only, never from the request.
 */
export async function getParticipant(session: Session, artistId: string, language: Language): Promise<Participant> {
  const [artist] = await sql<{ artistName: string }>(
    db,
    'SELECT stage_name AS "artistName" FROM artists WHERE id = $1',
    [artistId],
  )
  if (!artist) throw new ApiError(commonErrors.unknown)
  if (session.artistId === artistId) {
    return { artistId, ...artist, access: 'artist', memberId: null, memberIds: [], muted: false, language }
  }
  const members = session.fanIds.length > 0 ? await ensureMembers(artistId, session.fanIds) : []
  const [first] = members
  if (!first) throw new ApiError(errors['not-a-holder'])
  // Muting one member mutes the whole browser.
  const muted = members.some((member) => member.muted)
  return {
    artistId,
    ...artist,
    access: 'fan',
    memberId: first.id,
    memberIds: members.map((member) => member.id),
    muted,
    language,
  }
}

/** The members these fans are, longest-standing holder first. Creates the missing ones on their first visit. */
async function ensureMembers(artistId: string, fanIds: string[]): Promise<{ id: string; muted: boolean }[]> {
  const find = () =>
    sql<{ id: string | null; muted: boolean }>(
      db,
      `SELECT m.id, m.muted_at IS NOT NULL AS muted
         FROM (SELECT k.fan_id, min(k.redeemed_at) AS since FROM keymails k JOIN editions e ON e.id = k.edition_id
                WHERE e.artist_id = $1 AND k.fan_id = ANY ($2) AND k.state = 'redeemed' GROUP BY k.fan_id) held
         LEFT JOIN green_room_members m ON m.artist_id = $1 AND m.fan_id = held.fan_id
        ORDER BY held.since, held.fan_id`,
      [artistId, fanIds],
    )
  let held = await find()
  if (held.some(({ id }) => id === null)) {
    await sql(
      db,
      `INSERT INTO green_room_members (artist_id, fan_id)
       SELECT DISTINCT e.artist_id, k.fan_id FROM keymails k JOIN editions e ON e.id = k.edition_id
        WHERE e.artist_id = $1 AND k.fan_id = ANY ($2) AND k.state = 'redeemed'
       ON CONFLICT (artist_id, fan_id) DO NOTHING`,
      [artistId, fanIds],
    )
    held = await find()
  }
  return held.flatMap(({ id, muted }) => (id === null ? [] : [{ id, muted }]))
}
