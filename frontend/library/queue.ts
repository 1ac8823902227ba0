export type Repeat = 'off' | 'all' | 'one'

/** The order in which tracks play: as they lie, or mixed with the one that plays first. */
export function mix(ids: readonly string[], first: string | undefined, random: () => number = Math.random): string[] {
  const rest = ids.filter((id) => id !== first)
  for (let last = rest.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[rest[last], rest[other]] = [rest[other] ?? '', rest[last] ?? '']
  }
  return first !== undefined && ids.includes(first) ? [first, ...rest] : rest
}

/** What comes after a track in a queue; undefined when the music ends. `asked`: somebody pressed Next. */
export function after(queue: readonly string[], id: string, repeat: Repeat, asked: boolean): string | undefined {
  if (repeat === 'one' && !asked) return id
  const at = queue.indexOf(id)
  return queue[at + 1] ?? (repeat === 'off' ? undefined : queue[0])
}

export function before(queue: readonly string[], id: string, repeat: Repeat): string | undefined {
  return queue[queue.indexOf(id) - 1] ?? (repeat === 'off' ? undefined : queue.at(-1))
}

const MEMORY = 'tunemaker-boombox'

/** What this browser remembers of the last time: the song, the place in it, and how it was played. */
export type BoomboxMemory = { trackId: string; seconds: number; shuffle: boolean; repeat: Repeat }

export function recallBoombox(): Partial<BoomboxMemory> {
  try {
    const stored = JSON.parse(localStorage.getItem(MEMORY) ?? '{}') as Partial<BoomboxMemory>
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

export function rememberBoombox(memory: BoomboxMemory): void {
  try {
    localStorage.setItem(MEMORY, JSON.stringify(memory))
  } catch {
    // A full or forbidden storage only means that the next visit begins at the beginning.
  }
}
