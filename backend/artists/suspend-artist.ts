import { fn } from 'objection'
import type { Trx } from '#database/client'
import { deleteArtistSession } from '#http/sessions/session'
import { Artist } from './artist.ts'

/** Suspends an artist and signs them out everywhere. Returns false when already suspended or unknown. */
export async function suspendArtist(trx: Trx, artistId: string): Promise<boolean> {
  const suspended = await Artist.query(trx).where({ id: artistId, suspended_at: null }).patch({ suspendedAt: fn.now() })
  if (suspended > 0) await deleteArtistSession(trx, artistId)
  return suspended > 0
}
