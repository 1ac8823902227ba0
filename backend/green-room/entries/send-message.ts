import type { EndpointBody } from '#contract/http'
import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { publish } from '#database/pub-sub'
import { ApiError } from '#http/api-error'
import { consumeRateLimit } from '#http/limits/rate-limit'
import { type Entry, MESSAGES_PER_MINUTE, type sendMessage as sendMessageCall } from './contract.ts'
import { errors } from '#contract/green-room/access'
import { type Participant, buildRoomTopic } from '#module/green-room/access'
import { nextChangeSql } from '#module/green-room/access'
import { toEntry } from './entry.ts'
import { getEntryByRequestId } from './get-entry-by-request-id.ts'
import { getThreadId } from './get-thread-id.ts'

// Rechecks in the statement that the author was not muted meanwhile.
const sendMessageSql = `
  WITH ${nextChangeSql}
  INSERT INTO green_room_entries (artist_id, made, change, kind, author_id, thread_id, text, request_id)
  SELECT $1, room.change, room.change, 'message', $2, t.id, $4, $5
    FROM room LEFT JOIN green_room_members t ON t.id = $3 AND t.artist_id = $1
   WHERE ($3::uuid IS NULL OR t.id IS NOT NULL)
     AND ($2::uuid IS NULL OR EXISTS (SELECT FROM green_room_members m WHERE m.id = $2 AND m.muted_at IS NULL))
  ON CONFLICT (artist_id, request_id) DO NOTHING RETURNING id`

/** Sends a message to the room's chat or to a thread between a holder and the artist. Idempotent by `requestId`. */
export async function sendMessage(guest: Participant, message: EndpointBody<typeof sendMessageCall>): Promise<Entry> {
  if (!message.text) throw new ApiError(errors['nothing-said'])
  const thread = message.place === 'thread' ? getThreadId(guest, message.member) : null
  await consumeRateLimit(`room-messages:${guest.memberId ?? guest.artistId}`, {
    hits: MESSAGES_PER_MINUTE,
    seconds: 60,
  })
  return runInTransaction(async (trx) => {
    await sql(trx, sendMessageSql, [guest.artistId, guest.memberId, thread, message.text, message.requestId])
    const said = await getEntryByRequestId(trx, guest, message.requestId)
    if (!said) throw new ApiError(thread && guest.access === 'artist' ? errors['member-unknown'] : errors.muted)
    await publish(trx, buildRoomTopic(guest.artistId))
    return toEntry(said, guest)
  })
}
