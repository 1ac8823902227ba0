import { type Trx, sql } from '#platform/database'
import { announce } from '#platform/live'
import { roomTopic } from './enter-room.ts'
import { nextChange } from './entry.ts'

/** Puts other words into a post of the artist's own while it still says `from`. False when it does not. */
export async function correctPost(
  trx: Trx,
  artistId: string,
  entryId: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const corrected = await sql(
    trx,
    `WITH ${nextChange}
     UPDATE green_room_entries n SET text = $4, change = room.change, edited_at = now() FROM room
      WHERE n.id = $2 AND n.artist_id = $1 AND n.author_id IS NULL AND n.kind <> 'message' AND n.removed_at IS NULL
        AND n.text = $3
      RETURNING n.id`,
    [artistId, entryId, from, to],
  )
  if (corrected.length > 0) await announce(trx, roomTopic(artistId))
  return corrected.length > 0
}
