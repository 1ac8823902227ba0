import type { BodyOf } from '#contract/platform'
import { inTransaction, sql } from '#platform/database'
import { announce } from '#platform/live'
import { Refusal } from '#platform/refusal'
import { spend } from '#platform/throttle'
import { type Entry, MESSAGES_PER_MINUTE, refusals, type sendMessage as sendMessageCall } from './contract.ts'
import { type Guest, roomTopic } from './enter-room.ts'
import { nextChange, toEntry } from './entry.ts'
import { findSent } from './find-sent.ts'
import { threadOf } from './list-entries.ts'

// The author is read again: who was muted a moment ago says nothing any more.
const messageText = `
  WITH ${nextChange}
  INSERT INTO green_room_entries (artist_id, made, change, kind, author_id, thread_id, text, request_id)
  SELECT $1, room.change, room.change, 'message', $2, t.id, $4, $5
    FROM room LEFT JOIN green_room_members t ON t.id = $3 AND t.artist_id = $1
   WHERE ($3::uuid IS NULL OR t.id IS NOT NULL)
     AND ($2::uuid IS NULL OR EXISTS (SELECT FROM green_room_members m WHERE m.id = $2 AND m.muted_at IS NULL))
  ON CONFLICT (artist_id, request_id) DO NOTHING RETURNING id`

/** Says something in the chat of the room, or between one holder and the artist. Sent again, it is said once. */
export async function sendMessage(guest: Guest, message: BodyOf<typeof sendMessageCall>): Promise<Entry> {
  if (!message.text) throw new Refusal(refusals['nothing-said'])
  const thread = message.place === 'thread' ? threadOf(guest, message.member) : null
  await spend(`room-messages:${guest.memberId ?? guest.artistId}`, { hits: MESSAGES_PER_MINUTE, seconds: 60 })
  return inTransaction(async (trx) => {
    await sql(trx, messageText, [guest.artistId, guest.memberId, thread, message.text, message.requestId])
    const said = await findSent(trx, guest, message.requestId)
    if (!said) throw new Refusal(thread && guest.access === 'artist' ? refusals['member-unknown'] : refusals.muted)
    await announce(trx, roomTopic(guest.artistId))
    return toEntry(said, guest)
  })
}
