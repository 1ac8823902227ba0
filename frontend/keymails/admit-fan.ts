import type { QueryClient } from '@tanstack/react-query'
import type { FanData } from '#contract/keymails'
import { listRooms } from '#contract/green-room'
import { listSongs } from '#contract/songs'
import { announceSessionChange } from '#web/artist-session'
import { remember } from '#web/session-keys'

/** Remembers who came in, and lets go of everything that was read before they held this copy. */
export function admitFan(cache: QueryClient, fanData: FanData): void {
  remember('keymailCode', fanData.keymailCode)
  remember('fanData', fanData)
  remember('paymentVerified', 'true')
  cache.removeQueries({ queryKey: [listRooms.path] })
  void cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(listSongs.path) })
  void announceSessionChange(cache)
}
