import type { EndpointQuery } from '#contract/platform'
import { db } from '#platform/database'
import { ApiError } from '#platform/refusal'
import { ENTRIES_PAGE_SIZE, type Entry, type listEntries as listEntriesCall, errors } from './contract.ts'
import type { Participant } from './enter-room.ts'
import { listEntryRows, toEntry } from './entry.ts'

/** One page of a place's entries, newest first. Pass `before` for older ones. */
export async function listEntries(
  guest: Participant,
  { place, member, before }: EndpointQuery<typeof listEntriesCall>,
): Promise<{ entries: Entry[]; more: boolean }> {
  const thread = place === 'thread' ? getThreadId(guest, member) : null
  const where = place === 'wall' ? `n.kind <> 'message'` : `n.kind = 'message' AND n.thread_id IS NOT DISTINCT FROM $4`
  const rows = await listEntryRows(
    db,
    `n.artist_id = $1 AND n.removed_at IS NULL AND ($2::bigint IS NULL OR n.made < $2) AND ${where}
     ORDER BY n.made DESC LIMIT $3`,
    [guest.artistId, before ?? null, ENTRIES_PAGE_SIZE + 1, ...(place === 'wall' ? [] : [thread])],
  )
  return { entries: rows.slice(0, ENTRIES_PAGE_SIZE).map((row) => toEntry(row, guest)), more: rows.length > ENTRIES_PAGE_SIZE }
}

/** The thread's member id: a holder's own, or the one the artist names. Throws 404 for any other. */
export function getThreadId(guest: Participant, member: string | undefined): string {
  const thread = guest.access === 'artist' ? member : guest.memberId
  if (!thread) throw new ApiError(errors['member-unknown'])
  if (guest.access === 'fan' && member && !guest.memberIds.includes(member)) {
    throw new ApiError(errors['member-unknown'])
  }
  return thread
}
