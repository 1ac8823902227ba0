export type Random = () => number

/** Mulberry32: small, fast, and deterministic on every machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Centered at zero, mostly within -1 and 1. */
export function getRandomOffset(random: Random) {
  return (random() + random() + random()) * 2 - 3
}
