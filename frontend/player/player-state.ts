import { downloadPlayer } from './download-player.ts'
import type { PlayerTrack, Repeat } from './track.ts'

export interface PlayerState {
  /** Where the queue comes from: 'library', 'room <artist>', 'previews'. */
  queueId: string
  tracks: readonly PlayerTrack[]
  /** Index of the current track; playback follows `order`. */
  index: number
  order: readonly number[]
  playing: boolean
  waiting: boolean
  failed: boolean
  /** Position, in seconds. */
  time: number
  /** Seconds; 0 while unknown. */
  duration: number
  volume: number
  muted: boolean
  shuffle: boolean
  repeat: Repeat
  /** The track whose first play waits for the listener's consent: it ends the right to give the copy away. */
  asking: number | undefined
}

const EMPTY: PlayerState = {
  queueId: '',
  tracks: [],
  index: 0,
  order: [],
  playing: false,
  waiting: false,
  failed: false,
  time: 0,
  duration: 0,
  volume: 1,
  muted: false,
  shuffle: false,
  repeat: 'off',
  asking: undefined,
}

/** Where stored-player.ts keeps the queue. */
export const PLAYER_STORAGE_KEY = 'tunemaker-player'

let state = EMPTY
let isRestored = false
const listeners = new Set<() => void>()

export function updatePlayerState(change: Partial<PlayerState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

export const getPlayerState = (): PlayerState => state

/** While prerendering and hydrating nothing plays. */
export const getEmptyPlayerState = (): PlayerState => EMPTY

export const getCurrentTrack = ({ tracks, index }: PlayerState): PlayerTrack | undefined => tracks[index]

export function subscribeToPlayer(listener: () => void): () => void {
  listeners.add(listener)
  // The player itself brings the queue of before the reload back.
  if (!isRestored && hasStoredTracks()) void downloadPlayer()
  isRestored = true
  return () => listeners.delete(listener)
}

function hasStoredTracks(): boolean {
  try {
    return localStorage.getItem(PLAYER_STORAGE_KEY)?.includes('"tracks":[{') ?? false
  } catch {
    // Storage may be blocked.
    return false
  }
}
