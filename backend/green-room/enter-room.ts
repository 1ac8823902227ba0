import { commonRefusals } from '#contract/platform'
import { db, sql } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { type Guard, sessionHolder } from '#platform/route'
import type { Session } from '#platform/session'
import { refusals } from './contract.ts'

/** Somebody inside a room: its artist, or a holder of a copy that was not refunded. */
export type Guest = {
  artistId: string
  artistName: string
  access: 'artist' | 'fan'
  /** Who they are in this room; null for the artist. */
  memberId: string | null
  /** All members that this browser has paid as: their entries are its own. */
  memberIds: string[]
  muted: boolean
}

export const roomTopic = (artistId: string) => `green-room:${artistId}`

/**
 * Lets a session into a room, as its artist or as who holds a copy at this moment, and refuses everybody else. Asked
 * for every call; nothing in a request says who somebody is.
 */
export async function enterRoom(session: Session, artistId: string): Promise<Guest> {
  const [artist] = await sql<{ artistName: string }>(
    db,
    'SELECT stage_name AS "artistName" FROM artists WHERE id = $1',
    [artistId],
  )
  if (!artist) throw new Refusal(commonRefusals.unknown)
  if (session.artistId === artistId) {
    return { artistId, ...artist, access: 'artist', memberId: null, memberIds: [], muted: false }
  }
  const members = session.fanIds.length > 0 ? await findMembers(artistId, session.fanIds) : []
  const [first] = members
  if (!first) throw new Refusal(refusals['not-a-holder'])
  // Muted with one account is muted in this browser.
  const muted = members.some((member) => member.muted)
  return {
    artistId,
    ...artist,
    access: 'fan',
    memberId: first.id,
    memberIds: members.map((member) => member.id),
    muted,
  }
}

/** The members that these fans are, first the one who has held a copy longest. Who comes for the first time becomes one. */
async function findMembers(artistId: string, fanIds: string[]): Promise<{ id: string; muted: boolean }[]> {
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

export type GuestSession = Session & { guest: Guest }

/** Whoever may be in the room that the address names. */
export const inRoom: Guard<GuestSession> = async (ctx) => {
  const session = await sessionHolder(ctx)
  const { artistId = '' } = ctx.params as { artistId?: string }
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(artistId)) throw new Refusal(commonRefusals.unknown)
  return { ...session, guest: await enterRoom(session, artistId.toLowerCase()) }
}

/** Who may also say something there: not with a G-Key of evaluation, and not while muted. */
export const writer: Guard<GuestSession> = async (ctx) => {
  const session = await inRoom(ctx)
  refuseEvaluation(session)
  if (session.guest.muted) throw new Refusal(refusals.muted)
  return session
}

/** The artist of the room, with a production G-Key. */
export const host: Guard<GuestSession> = async (ctx) => {
  const session = await inRoom(ctx)
  if (session.guest.access !== 'artist') throw new Refusal(refusals['artist-only'])
  refuseEvaluation(session)
  return session
}

export function mayWrite({ accountType, guest }: GuestSession): boolean {
  return guest.access === 'fan' || accountType === 'production'
}

function refuseEvaluation(session: GuestSession): void {
  if (!mayWrite(session)) throw new Refusal(commonRefusals['test-account'])
}
