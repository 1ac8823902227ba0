export type Repeat = 'off' | 'all' | 'one'

/** Shuffles the tracks (Fisher-Yates), keeping `first` in front. */
export function buildShuffledQueue(ids: readonly string[], first: string | undefined, random: () => number = Math.random): string[] {
  const rest = ids.filter((id) => id !== first)
  for (let last = rest.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[rest[last], rest[other]] = [rest[other] ?? '', rest[last] ?? '']
  }
  return first !== undefined && ids.includes(first) ? [first, ...rest] : rest
}

/**
 * The next track, or undefined at the end of the queue. `asked`: the listener pressed Next, so repeat-one does not
 * apply.
 */
export function getNextTrack(queue: readonly string[], id: string, repeat: Repeat, asked: boolean): string | undefined {
  if (repeat === 'one' && !asked) return id
  const at = queue.indexOf(id)
  return queue[at + 1] ?? (repeat === 'off' ? undefined : queue[0])
}

export function getPreviousTrack(queue: readonly string[], id: string, repeat: Repeat): string | undefined {
  return queue[queue.indexOf(id) - 1] ?? (repeat === 'off' ? undefined : queue.at(-1))
}

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

export function setBoomboxState(memory: BoomboxState): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(memory))
  } catch {
    // Storage may be full or blocked; the next visit then starts from the beginning.
  }
}
