import type { Trx } from '#platform/database'
import type { Guest } from './enter-room.ts'
import { type EntryRow, isMine, selectEntries } from './entry.ts'

/** What this guest has sent under a request id; nobody finds somebody else's by it. */
export async function findSent(trx: Trx, guest: Guest, requestId: string): Promise<EntryRow | undefined> {
  const [sent] = await selectEntries(trx, 'n.artist_id = $1 AND n.request_id = $2', [guest.artistId, requestId])
  return sent && isMine(guest, sent.authorId) ? sent : undefined
}
