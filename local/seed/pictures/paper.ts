import { createRandom, type Random } from '#local/seed/music/synth/random'

export const WIDTH = 1600
export const HEIGHT = 2000

export const inks = {
  night: '#10201b',
  pine: '#1d3a31',
  moss: '#5b6f4c',
  sage: '#9fae8f',
  brass: '#b78a3a',
  straw: '#dcb968',
  cream: '#f1e7d2',
  paper: '#f7f0e1',
  oxide: '#a5402b',
  clay: '#c9714d',
  rose: '#dba58c',
  slate: '#3b5663',
  mist: '#a9bdbd',
  plum: '#4b2a38',
}

export function buildSvg(background: string, content: string, defs = '') {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${defs}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="${background}"/>${content}</svg>`
}

export function toTenth(value: number) {
  return Math.round(value * 10) / 10
}

export type Point = [number, number]

/** An SVG path through points, as straight segments. `buildSmoothPath` gives one smooth curve. */
export function buildPath(points: Point[], closed = false) {
  return `M${points.map(([x, y]) => `${toTenth(x)} ${toTenth(y)}`).join('L')}${closed ? 'Z' : ''}`
}

export function buildSmoothPath(points: Point[], closed = false) {
  const count = points.length
  const at = (index: number) =>
    closed ? points[(index + count) % count]! : points[Math.max(0, Math.min(count - 1, index))]!
  let drawn = `M${toTenth(at(0)[0])} ${toTenth(at(0)[1])}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    drawn += `C${toTenth(from[0] + (to[0] - before[0]) / 6)} ${toTenth(from[1] + (to[1] - before[1]) / 6)} ${toTenth(to[0] - (after[0] - from[0]) / 6)} ${toTenth(to[1] - (after[1] - from[1]) / 6)} ${toTenth(to[0])} ${toTenth(to[1])}`
  }
  return closed ? `${drawn}Z` : drawn
}

export function getRandomItem<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)]!
}

export function getRandomBetween(random: Random, low: number, high: number) {
  return low + random() * (high - low)
}

/** Smooth two-dimensional noise between -1 and 1. */
export function createNoiseField(seed: number) {
  const random = createRandom(seed)
  const lattice = Float64Array.from({ length: 65536 }, () => random() * 2 - 1)
  const corner = (x: number, y: number) => lattice[((y & 255) << 8) | (x & 255)]!
  const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)
  return (x: number, y: number) => {
    const left = Math.floor(x)
    const top = Math.floor(y)
    const u = ease(x - left)
    const v = ease(y - top)
    const upper = corner(left, top) * (1 - u) + corner(left + 1, top) * u
    const lower = corner(left, top + 1) * (1 - u) + corner(left + 1, top + 1) * u
    return upper * (1 - v) + lower * v
  }
}
