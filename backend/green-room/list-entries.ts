import type { QueryOf } from '#contract/platform'
import { db } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { ENTRIES_PAGE, type Entry, type listEntries as listEntriesCall, refusals } from './contract.ts'
import type { Guest } from './enter-room.ts'
import { selectEntries, toEntry } from './entry.ts'

/** A page of a place, newest first: what is older is asked for with `before`. */
export async function listEntries(
  guest: Guest,
  { place, member, before }: QueryOf<typeof listEntriesCall>,
): Promise<{ entries: Entry[]; more: boolean }> {
  const thread = place === 'thread' ? threadOf(guest, member) : null
  const where = place === 'wall' ? `n.kind <> 'message'` : `n.kind = 'message' AND n.thread_id IS NOT DISTINCT FROM $4`
  const rows = await selectEntries(
    db,
    `n.artist_id = $1 AND n.removed_at IS NULL AND ($2::bigint IS NULL OR n.made < $2) AND ${where}
     ORDER BY n.made DESC LIMIT $3`,
    [guest.artistId, before ?? null, ENTRIES_PAGE + 1, ...(place === 'wall' ? [] : [thread])],
  )
  return { entries: rows.slice(0, ENTRIES_PAGE).map((row) => toEntry(row, guest)), more: rows.length > ENTRIES_PAGE }
}

/** Whose conversation with the artist: a holder has their own, the artist says whose. */
export function threadOf(guest: Guest, member: string | undefined): string {
  const thread = guest.access === 'artist' ? member : guest.memberId
  if (!thread) throw new Refusal(refusals['member-unknown'])
  if (guest.access === 'fan' && member && !guest.memberIds.includes(member)) {
    throw new Refusal(refusals['member-unknown'])
  }
  return thread
}
