import type { Repeat } from '#frontend/player/track.ts'

/** Shuffles the indexes below `length` (Fisher-Yates), with `first` in front. */
export function buildShuffledOrder(length: number, first: number, random: () => number = Math.random): number[] {
  const rest = Array.from({ length }, (_, index) => index).filter((index) => index !== first)
  for (let last = rest.length - 1; last > 0; last--) {
    const swap = Math.floor(random() * (last + 1))
    ;[rest[last], rest[swap]] = [rest[swap] ?? 0, rest[last] ?? 0]
  }
  return [first, ...rest]
}

/**
 * The index after `index`, or undefined at the end. `isManual`: the listener pressed Next, so repeat-one does not apply.
 */
export function getNextIndex(
  order: readonly number[],
  index: number,
  repeat: Repeat,
  isManual: boolean,
): number | undefined {
  if (repeat === 'one' && !isManual) return index
  return order[order.indexOf(index) + 1] ?? (repeat === 'off' ? undefined : order[0])
}

export function getPreviousIndex(order: readonly number[], index: number, repeat: Repeat): number | undefined {
  return order[order.indexOf(index) - 1] ?? (repeat === 'off' ? undefined : order.at(-1))
}
