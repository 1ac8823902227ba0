import type { EndpointBody } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import type { Participant } from '#module/green-room/access'
import { getThreadId } from '#module/green-room/entries'
import type { updateSeen as markSeenCall } from './contract.ts'

const SEEN_COLUMNS = {
  fan: { wall: 'seen_wall', chat: 'seen_chat', thread: 'seen_thread' },
  artist: { wall: 'artist_seen_wall', chat: 'artist_seen_chat' },
} as const

/** Records how far a participant has read. The position never moves back. */
export async function updateSeen(
  guest: Participant,
  { place, member, change }: EndpointBody<typeof markSeenCall>,
): Promise<void> {
  if (guest.access === 'fan') {
    const column = SEEN_COLUMNS.fan[place]
    await sql(db, `UPDATE green_room_members SET ${column} = greatest(${column}, $2) WHERE id = $1`, [
      guest.memberId,
      change,
    ])
  } else if (place === 'thread') {
    await sql(
      db,
      `UPDATE green_room_members SET artist_seen_thread = greatest(artist_seen_thread, $3) WHERE id = $1 AND artist_id = $2`,
      [getThreadId(guest, member), guest.artistId, change],
    )
  } else {
    const column = SEEN_COLUMNS.artist[place]
    await sql(db, `UPDATE green_rooms SET ${column} = greatest(${column}, $2) WHERE artist_id = $1`, [
      guest.artistId,
      change,
    ])
  }
}
