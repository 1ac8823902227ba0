import { type Inks, type Random, getRandomItem } from './drawing.ts'
import { patterns } from './patterns.ts'
import { scenes } from './scenes.ts'

const { grooves, lamps, moon, hills, pipes, bloom } = scenes
const { cutouts, strings, tiles, swell } = patterns

// The order decides which one an id gets.
const COMPOSITIONS = [grooves, lamps, cutouts, strings, moon, hills, pipes, bloom, tiles, swell] as const

const PALETTES: readonly Inks[] = [
  ['#101c17', '#17442f', '#e2ae52', '#d5482c', '#f2e8d2'],
  ['#f0e5cc', '#efc66e', '#d5482c', '#174f3c', '#14201b'],
  ['#12233a', '#1f5f6b', '#f0cf86', '#e58a6b', '#f2e8d2'],
  ['#5e1b20', '#a33c22', '#eda98a', '#e2ae52', '#f6e6cc'],
  ['#dfa645', '#c4642b', '#1b241d', '#a3281c', '#f8ecd2'],
  ['#b4d0c6', '#5d9a94', '#14303d', '#d5482c', '#f4ead5'],
  ['#164230', '#0e2119', '#8fb596', '#f0cf86', '#f0b7a0'],
  ['#ecb49c', '#d9694a', '#5b1a22', '#16424a', '#faeed8'],
  ['#2a1a1c', '#7a2320', '#e0573a', '#f0cf86', '#b9d6d0'],
  ['#1d6a69', '#124349', '#f0cf86', '#e8623f', '#f4ead5'],
]

/** The same numbers for the same id. */
function createRandom(id: string): Random {
  let seed = 2166136261
  for (let at = 0; at < id.length; at++) seed = Math.imul(seed ^ id.charCodeAt(at), 16777619)
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * A cover for an id, as SVG text, 400 by 400; the same id always yields the same picture. Ten compositions in ten palettes,
 * printed slightly off register on grained paper.
 */
export function renderCoverArt(id: string): string {
  const random = createRandom(id)
  const family = getRandomItem(random, COMPOSITIONS)
  const inks = getRandomItem(random, PALETTES)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><defs><clipPath id="c"><path d="M0 0h400v400H0z"/></clipPath><filter id="g" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="${Math.floor(random() * 99)}"/><feColorMatrix values="0 0 0 0 .06 0 0 0 0 .08 0 0 0 0 .06 0 0 0 -1.3 .82"/></filter></defs><g clip-path="url(#c)"><path fill="${inks[0]}" d="M0 0h400v400H0z"/>${family(random, inks)}</g><path d="M0 0h400v400H0z" filter="url(#g)" opacity=".34"/></svg>`
}
