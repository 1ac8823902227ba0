import type { Context } from 'koa'
import { commonRefusals } from '#contract/platform'
import { db, sql } from '#platform/database'
import { EventStream, type StreamEvent, follow } from '#platform/event-stream'
import { Refusal } from '#platform/refusal'
import { findSession } from '#platform/session'
import type { RoomEvent } from './contract.ts'
import { type Guest, type GuestSession, enterRoom, roomTopic } from './enter-room.ts'
import { type EntryRow, maySee, memberName, placeOf, selectEntries, toEntry } from './entry.ts'

type Change = { id: number } & (
  | { entry: EntryRow; member?: undefined }
  | { entry?: undefined; member: { id: string; name: string; muted: boolean } }
)

const CHANGES_AT_ONCE = 300

/** All that has changed in a room after a number, oldest first, for whoever is in it. */
async function readChanges(artistId: string, after: number): Promise<Change[]> {
  const values = [artistId, after, CHANGES_AT_ONCE]
  const [entries, members] = await Promise.all([
    selectEntries(db, 'n.artist_id = $1 AND n.change > $2 ORDER BY n.change LIMIT $3', values),
    sql<{ change: number; id: string; name: string; muted: boolean }>(
      db,
      `SELECT m.change, m.id, ${memberName('m')} AS name, m.muted_at IS NOT NULL AS muted FROM green_room_members m
        WHERE m.artist_id = $1 AND m.change > $2 AND m.change > 0 ORDER BY m.change LIMIT $3`,
      values,
    ),
  ])
  return [
    ...entries.map((entry) => ({ id: entry.change, entry })),
    ...members.map(({ change, ...member }) => ({ id: change, member })),
  ]
    .toSorted((a, b) => a.id - b.id)
    .slice(0, CHANGES_AT_ONCE)
}

/** The room, live: entries as they are made, edited and removed, and members as they take a name or are muted. */
export function followRoom(ctx: Context, session: GuestSession, after: number): EventStream {
  let { guest } = session
  const { artistId } = guest
  // A refund, a sign-out and a muting all end up here before anything more is sent.
  const check = async () => {
    const now = await findSession(ctx)
    if (!now) throw new Refusal(commonRefusals['no-session'])
    guest = await enterRoom(now, artistId)
  }
  return new EventStream(session.visitorId, async function* ({ lastEventId, signal }): AsyncGenerator<StreamEvent> {
    const read = (last: number) => readChanges(artistId, last)
    const from = { topic: roomTopic(artistId), after: lastEventId ?? after }
    const changes = follow({ ...from, read, atOnce: CHANGES_AT_ONCE, check, signal })
    for await (const change of changes) {
      const data = eventFor(guest, change)
      if (data) yield { id: change.id, data }
    }
  })
}

function eventFor(guest: Guest, { entry, member }: Change): RoomEvent | undefined {
  if (member) {
    // Who is muted is between them and the artist.
    const mayKnow = guest.access === 'artist' || guest.memberIds.includes(member.id)
    return { is: 'member', member: { ...member, muted: mayKnow ? member.muted : null } }
  }
  if (!maySee(guest, entry.thread)) return undefined
  if (entry.removed) return { is: 'removed', id: entry.id, place: placeOf(entry), thread: entry.thread }
  return { is: 'entry', entry: toEntry(entry, guest) }
}
