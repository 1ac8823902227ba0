import { isTypo, spellingDistance } from './is-typo.ts'

export type Titled = { id: string; title: string }

/** A piece of a text that reads like one of the titles; `from` and `to` are its place in the text. */
type Window = { thing: Titled; text: string; from: number; to: number; away: number }

const token =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\p{N}'’&.-]+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]|[^\s\p{P}\p{S}]+/gu

/** Every piece of the text that is one of the titles, or nearly: at most a typo away. The nearest first. */
function findWindows(text: string, things: Titled[]): Window[] {
  const tokens = [...text.matchAll(token)].map((match) => {
    const word = match[0].replace(/[.'’-]+$/, '')
    return { from: match.index, to: match.index + word.length }
  })
  const windows: Window[] = []
  for (const thing of things) {
    const words = thing.title.match(token)?.length ?? 1
    for (let size = Math.max(1, words - 1); size <= words + 1; size++) {
      for (let at = 0; at + size <= tokens.length; at++) {
        const [from, to] = [tokens[at]?.from ?? 0, tokens[at + size - 1]?.to ?? 0]
        const piece = text.slice(from, to)
        if (isTypo(thing.title, piece)) {
          windows.push({ thing, text: piece, from, to, away: spellingDistance(thing.title, piece) })
        }
      }
    }
  }
  return windows.toSorted(
    (a, b) => a.away - b.away || Number(b.text === b.thing.title) - Number(a.text === a.thing.title),
  )
}

/** The things whose titles stand in the text as they are, capitals and accents aside; with the text without them. */
export function findNamed<T extends Titled>(text: string, things: T[]): { named: T[]; rest: string } {
  const exact = findWindows(text, things).filter(({ away }) => away === 0)
  // "Blue" is not meant where "Blue Hour" stands.
  const widest = exact.filter(
    (one) => !exact.some((other) => other !== one && other.to - other.from > one.to - one.from && overlap(one, other)),
  )
  const ids = new Set(widest.map(({ thing }) => thing.id))
  let rest = text
  for (const { from, to } of widest) rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to)
  return { named: things.filter(({ id }) => ids.has(id)), rest }
}

/**
 * The two spellings of one title in a text: what the song is called now, and what is nearly that. No grammar is
 * needed, so it works in any language. Undefined when there are not exactly two of one song.
 */
export function findRespelling(text: string, songs: Titled[]): { song: Titled; becomes: string } | undefined {
  const windows = findWindows(text, songs)
  const found = new Map<string, { song: Titled; becomes: string; away: number }>()
  for (const old of windows) {
    if (old.text !== old.thing.title && old.away > 0) continue
    const other = windows.find(
      (one) => one.thing.id === old.thing.id && one.text !== old.thing.title && !overlap(one, old),
    )
    if (!other) continue
    const known = found.get(old.thing.id)
    if (!known || other.away < known.away)
      found.set(old.thing.id, { song: old.thing, becomes: other.text, away: other.away })
  }
  const [only, another] = [...found.values()]
  return only && !another ? only : undefined
}

/** The one song whose title is this, or nearly. Undefined when there is none or there are several. */
export function nearestSong<T extends Titled>(title: string, songs: T[]): T | undefined {
  const exact = songs.filter((song) => song.title === title)
  const same = exact.length > 0 ? exact : songs.filter((song) => spellingDistance(song.title, title) === 0)
  const near = same.length > 0 ? same : songs.filter((song) => isTypo(song.title, title))
  return near.length === 1 ? near[0] : undefined
}

const overlap = (a: Window, b: Window) => a.from < b.to && b.from < a.to
