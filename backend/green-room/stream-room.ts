import type { Context } from 'koa'
import { commonErrors } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { EventStream, type EventStreamContext, type StreamEvent } from '#http/event-stream'
import { streamRows } from '#database/stream-rows'
import { ApiError } from '#http/api-error'
import { getSession } from '#http/sessions/session'
import type { RoomEvent } from './contract.ts'
import { type Participant, type ParticipantSession, getParticipant, buildRoomTopic } from '#module/green-room/access'
import { type EntryRow, isThreadVisible, getPlace, listEntryRows, toEntry } from '#module/green-room/entries'
import { buildMemberNameSql, formatMemberName, type MemberName } from '#module/green-room/members'

type RoomChange = { id: number } & (
  | { entry: EntryRow; member?: undefined }
  | { entry?: undefined; member: { id: string; name: MemberName; muted: boolean } }
)

const CHANGES_BATCH_SIZE = 300

/** All changes in a room after `after`, oldest first, regardless of who may see them and in which language they read. */
async function listChanges(artistId: string, after: number): Promise<RoomChange[]> {
  const values = [artistId, after, CHANGES_BATCH_SIZE]
  const [entries, members] = await Promise.all([
    listEntryRows(db, 'n.artist_id = $1 AND n.change > $2 ORDER BY n.change LIMIT $3', values),
    sql<{ change: number; id: string; name: MemberName; muted: boolean }>(
      db,
      `SELECT m.change, m.id, ${buildMemberNameSql('m')} AS name, m.muted_at IS NOT NULL AS muted FROM green_room_members m
        WHERE m.artist_id = $1 AND m.change > $2 AND m.change > 0 ORDER BY m.change LIMIT $3`,
      values,
    ),
  ])
  return [
    ...entries.map((entry) => ({ id: entry.change, entry })),
    ...members.map(({ change, ...member }) => ({ id: change, member })),
  ]
    .toSorted((a, b) => a.id - b.id)
    .slice(0, CHANGES_BATCH_SIZE)
}

/** Streams the room's changes: entries created, edited and deleted, members renamed and muted. */
export function streamRoom(ctx: Context, session: ParticipantSession, after: number): EventStream {
  let { participant } = session
  const { artistId } = participant
  // Runs before anything more is sent after a refund, a sign-out or a muting.
  const check = async () => {
    const now = await getSession(ctx)
    if (!now) throw new ApiError(commonErrors['no-session'])
    // The browser has a new session id since it opened this stream; it reconnects with the new one by itself.
    if (now.visitorId !== session.visitorId) throw new DOMException('the session was replaced', 'AbortError')
    participant = await getParticipant(now, artistId, participant.language)
  }
  const streamChanges = async function* ({ lastEventId, signal }: EventStreamContext): AsyncGenerator<StreamEvent> {
    const read = (last: number) => listChanges(artistId, last)
    const from = { topic: buildRoomTopic(artistId), after: lastEventId ?? after }
    const changes = streamRows({ ...from, read, batchSize: CHANGES_BATCH_SIZE, check, signal })
    for await (const change of changes) {
      const data = buildRoomEvent(participant, change)
      if (data) yield { id: change.id, data }
    }
  }
  return new EventStream(session.visitorId, streamChanges, session.artistId ?? session.fanIds[0])
}

function buildRoomEvent(guest: Participant, { entry, member }: RoomChange): RoomEvent | undefined {
  if (member) {
    // Only the artist and the member themselves learn that they are muted.
    const mayKnow = guest.access === 'artist' || guest.memberIds.includes(member.id)
    const name = formatMemberName(member.name, guest.language)
    return { is: 'member', member: { id: member.id, name, muted: mayKnow ? member.muted : null } }
  }
  if (!isThreadVisible(guest, entry.thread)) return undefined
  if (entry.removed) return { is: 'removed', id: entry.id, place: getPlace(entry), thread: entry.thread }
  return { is: 'entry', entry: toEntry(entry, guest) }
}
