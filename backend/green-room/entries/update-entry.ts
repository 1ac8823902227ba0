import { errors } from '#contract/green-room/access'
import type { EndpointBody } from '#contract/http'
import { runInTransaction } from '#database/client'
import { publish } from '#database/pub-sub'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { buildRoomTopic, nextChangeSql, type Participant } from '#module/green-room/access'
import type { Entry, updateEntry as editEntryCall } from './contract.ts'
import { listEntryRows, toEntry } from './entry.ts'

/**
 * SQL condition: entry `n` was written by this participant. $3: the member ids of this browser; $4: whether it is the
 * artist.
 */
const ownEntrySql = `(n.author_id = ANY ($3) OR n.author_id IS NULL AND $4)`

/**
 * Replaces the text of the participant's own entry. Photos and voice notes stay; an entry that would end up empty is
 * rejected.
 */
export function updateEntry(
  guest: Participant,
  entryId: string,
  { title, text }: EndpointBody<typeof editEntryCall>,
): Promise<Entry> {
  return runInTransaction(async (trx) => {
    const edited = await sql(
      trx,
      `WITH ${nextChangeSql}
       UPDATE green_room_entries n SET text = $5, title = coalesce($6, n.title), change = room.change, edited_at = now()
         FROM room
        WHERE n.id = $2 AND n.artist_id = $1 AND n.removed_at IS NULL AND ${ownEntrySql}
          AND ($5 <> '' OR EXISTS (SELECT FROM green_room_media f WHERE f.entry_id = n.id))
        RETURNING n.id`,
      [guest.artistId, entryId, guest.memberIds, guest.access === 'artist', text, title ?? null],
    )
    if (edited.length === 0) throw new ApiError(text ? errors['entry-unknown'] : errors['nothing-said'])
    const [entry] = await listEntryRows(trx, 'n.id = $1', [entryId])
    if (!entry) throw new ApiError(errors['entry-unknown'])
    await publish(trx, buildRoomTopic(guest.artistId))
    return toEntry(entry, guest)
  })
}
