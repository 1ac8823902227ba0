import { errors } from '#contract/green-room/access'
import { runInTransaction } from '#database/client'
import { publish } from '#database/pub-sub'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { buildRoomTopic, nextChangeSql, type Participant } from '#module/green-room/access'
import { releaseFile } from '#module/storage/files'

/** Deletes an entry for everybody, with its text and files. Holders may delete their own entries, the artist any. */
export function deleteEntry(guest: Participant, entryId: string): Promise<void> {
  return runInTransaction(async (trx) => {
    const removed = await sql(
      trx,
      `WITH ${nextChangeSql}
       UPDATE green_room_entries n SET text = '', title = '', song_id = NULL, change = room.change, removed_at = now()
         FROM room
        WHERE n.id = $2 AND n.artist_id = $1 AND n.removed_at IS NULL AND ($4 OR n.author_id = ANY ($3))
        RETURNING n.id`,
      [guest.artistId, entryId, guest.memberIds, guest.access === 'artist'],
    )
    if (removed.length === 0) throw new ApiError(errors['entry-unknown'])
    const media = await sql<{ fileKey: string; smallKey: string | null }>(
      trx,
      'DELETE FROM green_room_media WHERE entry_id = $1 RETURNING file_key AS "fileKey", small_key AS "smallKey"',
      [entryId],
    )
    for (const { fileKey, smallKey } of media) {
      await releaseFile(trx, fileKey)
      if (smallKey) await releaseFile(trx, smallKey)
    }
    await publish(trx, buildRoomTopic(guest.artistId))
  })
}
