import type { Trx } from '#database/client'
import type { Participant } from '#module/green-room/access'
import { type EntryRow, isOwnEntry, listEntryRows } from './entry.ts'

/** The participant's own entry with this request id. Never returns an entry of somebody else. */
export async function getEntryByRequestId(
  trx: Trx,
  guest: Participant,
  requestId: string,
): Promise<EntryRow | undefined> {
  const [sent] = await listEntryRows(trx, 'n.artist_id = $1 AND n.request_id = $2', [guest.artistId, requestId])
  return sent && isOwnEntry(guest, sent.authorId) ? sent : undefined
}
