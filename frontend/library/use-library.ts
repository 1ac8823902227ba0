import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getLibrary } from '#contract/library'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { getCurrentTrack } from '#frontend/player/player-state.ts'
import { usePlayer } from '#frontend/player/use-player.ts'

/** The library, asked for again when another song begins: what was heard last has changed. */
export function useLibrary() {
  const cache = useQueryClient()
  const library = useApiQuery(getLibrary, { isAlwaysRefreshed: true })
  // The position moves once the server has sent the beginning, and so has stored the play.
  const heard = usePlayer((state) => (state.playing && state.time > 0 ? getCurrentTrack(state)?.src : undefined))
  useEffect(() => {
    if (heard) void cache.invalidateQueries({ queryKey: [getLibrary.path] })
  }, [cache, heard])
  return library
}
