import type { BodyOf } from '#contract/platform'
import { releaseFile } from '#module/storage'
import { inTransaction, sql } from '#platform/database'
import { announce } from '#platform/live'
import { Refusal } from '#platform/refusal'
import { type Entry, type editEntry as editEntryCall, refusals } from './contract.ts'
import { type Guest, roomTopic } from './enter-room.ts'
import { nextChange, selectEntries, toEntry } from './entry.ts'

/** Whose entry $2 is, as a condition: the guest's own. $3 holds the members this browser is, $4 whether it is the artist. */
const own = `(n.author_id = ANY ($3) OR n.author_id IS NULL AND $4)`

/** Puts other words into an entry of one's own. Photos and voice stay; what would be empty then is refused. */
export function editEntry(
  guest: Guest,
  entryId: string,
  { title, text }: BodyOf<typeof editEntryCall>,
): Promise<Entry> {
  return inTransaction(async (trx) => {
    const edited = await sql(
      trx,
      `WITH ${nextChange}
       UPDATE green_room_entries n SET text = $5, title = coalesce($6, n.title), change = room.change, edited_at = now()
         FROM room
        WHERE n.id = $2 AND n.artist_id = $1 AND n.removed_at IS NULL AND ${own}
          AND ($5 <> '' OR EXISTS (SELECT FROM green_room_media f WHERE f.entry_id = n.id))
        RETURNING n.id`,
      [guest.artistId, entryId, guest.memberIds, guest.access === 'artist', text, title ?? null],
    )
    if (edited.length === 0) throw new Refusal(text ? refusals['entry-unknown'] : refusals['nothing-said'])
    const [entry] = await selectEntries(trx, 'n.id = $1', [entryId])
    if (!entry) throw new Refusal(refusals['entry-unknown'])
    await announce(trx, roomTopic(guest.artistId))
    return toEntry(entry, guest)
  })
}

/** Takes an entry away for everybody, its words and files with it: a holder one of their own, the artist any. */
export function removeEntry(guest: Guest, entryId: string): Promise<void> {
  return inTransaction(async (trx) => {
    const removed = await sql(
      trx,
      `WITH ${nextChange}
       UPDATE green_room_entries n SET text = '', title = '', song_id = NULL, change = room.change, removed_at = now()
         FROM room
        WHERE n.id = $2 AND n.artist_id = $1 AND n.removed_at IS NULL AND ($4 OR n.author_id = ANY ($3))
        RETURNING n.id`,
      [guest.artistId, entryId, guest.memberIds, guest.access === 'artist'],
    )
    if (removed.length === 0) throw new Refusal(refusals['entry-unknown'])
    const media = await sql<{ fileKey: string; smallKey: string | null }>(
      trx,
      'DELETE FROM green_room_media WHERE entry_id = $1 RETURNING file_key AS "fileKey", small_key AS "smallKey"',
      [entryId],
    )
    for (const { fileKey, smallKey } of media) {
      await releaseFile(trx, fileKey)
      if (smallKey) await releaseFile(trx, smallKey)
    }
    await announce(trx, roomTopic(guest.artistId))
  })
}
