import type { EndpointQuery } from '#contract/http'
import { db } from '#database/client'
import type { Participant } from '#module/green-room/access'
import { ENTRIES_PAGE_SIZE, type Entry, type listEntries as listEntriesCall } from './contract.ts'
import { listEntryRows, toEntry } from './entry.ts'
import { getThreadId } from './get-thread-id.ts'

/** One page of a place's entries, newest first. Pass `before` for older ones. */
export async function listEntries(
  guest: Participant,
  { place, member, before }: EndpointQuery<typeof listEntriesCall>,
): Promise<{ entries: Entry[]; more: boolean }> {
  const thread = place === 'thread' ? getThreadId(guest, member) : null
  const where =
    place === 'wall'
      ? `n.kind <> 'message'`
      : thread === null
        ? `n.kind = 'message' AND n.thread_id IS NULL`
        : `n.kind = 'message' AND n.thread_id = $4`
  const rows = await listEntryRows(
    db,
    `n.artist_id = $1 AND n.removed_at IS NULL AND ($2::bigint IS NULL OR n.made < $2) AND ${where}
     ORDER BY n.made DESC LIMIT $3`,
    [guest.artistId, before ?? null, ENTRIES_PAGE_SIZE + 1, ...(thread === null ? [] : [thread])],
  )
  return {
    entries: rows.slice(0, ENTRIES_PAGE_SIZE).map((row) => toEntry(row, guest)),
    more: rows.length > ENTRIES_PAGE_SIZE,
  }
}
