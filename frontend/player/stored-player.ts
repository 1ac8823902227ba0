import { PLAYER_STORAGE_KEY } from './player-state.ts'
import type { PlayerTrack, Repeat } from './track.ts'

/** What survives a reload: the queue with its place, and the modes. */
export interface StoredPlayer {
  queueId: string
  tracks: readonly PlayerTrack[]
  index: number
  /** Position in the track. */
  seconds: number
  volume: number
  muted: boolean
  shuffle: boolean
  repeat: Repeat
}

export function getStoredPlayer(): StoredPlayer | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(PLAYER_STORAGE_KEY) ?? 'null') as Partial<StoredPlayer> | null
    if (!stored || !Array.isArray(stored.tracks) || typeof stored.queueId !== 'string') return undefined
    const { queueId, tracks } = stored
    return {
      queueId,
      tracks: tracks as PlayerTrack[],
      index: toNumber(stored.index, 0),
      seconds: toNumber(stored.seconds, 0),
      volume: Math.min(1, Math.max(0, toNumber(stored.volume, 1))),
      muted: stored.muted === true,
      shuffle: stored.shuffle === true,
      repeat: (['off', 'all', 'one'] as const).find((each) => each === stored.repeat) ?? 'off',
    }
  } catch {
    return undefined
  }
}

export function updateStoredPlayer(player: StoredPlayer): void {
  try {
    localStorage.setItem(PLAYER_STORAGE_KEY, JSON.stringify(player))
  } catch {
    // Storage may be full or blocked; after a reload the player is then empty.
  }
}

const toNumber = (value: unknown, otherwise: number) =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise
