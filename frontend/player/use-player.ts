import { useSyncExternalStore } from 'react'
import { type PlayerState, getEmptyPlayerState, getPlayerState, subscribeToPlayer } from './player-state.ts'

/**
 * Part of the player's state. `select` must return the same value for the same state: a field or a comparison, so that a
 * component renders only when that part changes.
 */
export function usePlayer<T>(select: (state: PlayerState) => T): T {
  return useSyncExternalStore(
    subscribeToPlayer,
    () => select(getPlayerState()),
    () => select(getEmptyPlayerState()),
  )
}
