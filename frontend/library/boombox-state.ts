import type { Repeat } from './play-queue.ts'

const STORAGE_KEY = 'tunemaker-boombox'

/** Player state kept in local storage: the last track, its position and the playback modes. */
export type BoomboxState = { trackId: string; seconds: number; shuffle: boolean; repeat: Repeat }

export function getBoomboxState(): Partial<BoomboxState> {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<BoomboxState>
    const repeat = (['off', 'all', 'one'] as const).find((each) => each === stored.repeat) ?? 'off'
    return {
      ...(typeof stored.trackId === 'string' ? { trackId: stored.trackId } : {}),
      seconds: Number.isFinite(stored.seconds) ? Number(stored.seconds) : 0,
      shuffle: stored.shuffle === true,
      repeat,
    }
  } catch {
    return {}
  }
}

export function updateBoomboxState(state: BoomboxState): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(state))
  } catch {
    // Storage may be full or blocked; the next visit then starts from the beginning.
  }
}
