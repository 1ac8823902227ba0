export type Repeat = 'off' | 'all' | 'one'

/** Shuffles the tracks (Fisher-Yates), keeping `first` in front. */
export function buildShuffledQueue(
  ids: readonly string[],
  first: string | undefined,
  random: () => number = Math.random,
): string[] {
  const rest = ids.filter((id) => id !== first)
  for (let last = rest.length - 1; last > 0; last--) {
    const swap = Math.floor(random() * (last + 1))
    ;[rest[last], rest[swap]] = [rest[swap] ?? '', rest[last] ?? '']
  }
  return first !== undefined && ids.includes(first) ? [first, ...rest] : rest
}

/**
 * The next track, or undefined at the end of the queue. `isManual`: the listener pressed Next, so repeat-one does
 * not apply.
 */
export function getNextTrack(
  queue: readonly string[],
  id: string,
  repeat: Repeat,
  isManual: boolean,
): string | undefined {
  if (repeat === 'one' && !isManual) return id
  const at = queue.indexOf(id)
  return queue[at + 1] ?? (repeat === 'off' ? undefined : queue[0])
}

export function getPreviousTrack(queue: readonly string[], id: string, repeat: Repeat): string | undefined {
  return queue[queue.indexOf(id) - 1] ?? (repeat === 'off' ? undefined : queue.at(-1))
}
