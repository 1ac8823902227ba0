import type { QueryClient } from '@tanstack/react-query'
import type { FanData } from '#contract/keymails'
import { listRooms } from '#contract/green-room'
import { listSongs } from '#contract/catalog'
import { publishSessionChange } from '#frontend/api/artist-session.ts'
import { updateSessionItem } from '#frontend/lib/session-storage.ts'

/** Stores the fan's session data and drops queries that were answered before the fan held this copy. */
export function startFanSession(cache: QueryClient, fanData: FanData): void {
  updateSessionItem('keymailCode', fanData.keymailCode)
  updateSessionItem('fanData', fanData)
  updateSessionItem('paymentVerified', 'true')
  cache.removeQueries({ queryKey: [listRooms.path] })
  void cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(listSongs.path) })
  void publishSessionChange(cache)
}
