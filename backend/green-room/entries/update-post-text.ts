import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { publish } from '#database/pub-sub'
import { buildRoomTopic } from '#module/green-room/access'
import { nextChangeSql } from '#module/green-room/access'

/** Replaces the text of the artist's own post if it still equals `from`. Returns false if it does not. */
export async function updatePostText(
  trx: Trx,
  artistId: string,
  entryId: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const corrected = await sql(
    trx,
    `WITH ${nextChangeSql}
     UPDATE green_room_entries n SET text = $4, change = room.change, edited_at = now() FROM room
      WHERE n.id = $2 AND n.artist_id = $1 AND n.author_id IS NULL AND n.kind <> 'message' AND n.removed_at IS NULL
        AND n.text = $3
      RETURNING n.id`,
    [artistId, entryId, from, to],
  )
  if (corrected.length > 0) await publish(trx, buildRoomTopic(artistId))
  return corrected.length > 0
}
