import { isTypo, calculateSpellingDistance } from '#module/corrections/policy'

export type TitledItem = { id: string; title: string }

/** A piece of text that matches a title or nearly does; `from` and `to` are its offsets, `away` the edit distance. */
type TitleWindow = { thing: TitledItem; text: string; from: number; to: number; away: number }

const tokenPattern =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\p{N}'’&.-]+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]|[^\s\p{P}\p{S}]+/gu

/** Lists every piece of the text that matches a title with at most a typo, nearest first. */
function listTitleWindows(text: string, things: TitledItem[]): TitleWindow[] {
  const tokens = [...text.matchAll(tokenPattern)].map((match) => {
    const word = match[0].replace(/[.'’-]+$/, '')
    return { from: match.index, to: match.index + word.length }
  })
  const windows: TitleWindow[] = []
  for (const thing of things) {
    const words = thing.title.match(tokenPattern)?.length ?? 1
    for (let size = Math.max(1, words - 1); size <= words + 1; size++) {
      for (let at = 0; at + size <= tokens.length; at++) {
        const [from, to] = [tokens[at]?.from ?? 0, tokens[at + size - 1]?.to ?? 0]
        const piece = text.slice(from, to)
        if (isTypo(thing.title, piece)) {
          windows.push({ thing, text: piece, from, to, away: calculateSpellingDistance(thing.title, piece) })
        }
      }
    }
  }
  return windows.toSorted(
    (a, b) => a.away - b.away || Number(b.text === b.thing.title) - Number(a.text === a.thing.title),
  )
}

/** The items whose titles occur in the text, ignoring case and accents, and the text with those titles blanked out. */
export function parseTitles<T extends TitledItem>(text: string, things: T[]): { named: T[]; rest: string } {
  const exact = listTitleWindows(text, things).filter(({ away }) => away === 0)
  // "Blue Hour" does not also name "Blue".
  const widest = exact.filter(
    (one) =>
      !exact.some((other) => other !== one && other.to - other.from > one.to - one.from && isOverlapping(one, other)),
  )
  const ids = new Set(widest.map(({ thing }) => thing.id))
  let rest = text
  for (const { from, to } of widest) rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to)
  return { named: things.filter(({ id }) => ids.has(id)), rest }
}

/**
 * Finds two spellings of one title in a text: the song's current title and a near match. Uses no grammar, so it works
 * in any language. Undefined unless exactly one song has such a pair.
 */
export function parseRespelling(text: string, songs: TitledItem[]): { song: TitledItem; becomes: string } | undefined {
  const windows = listTitleWindows(text, songs)
  const found = new Map<string, { song: TitledItem; becomes: string; away: number }>()
  for (const old of windows) {
    if (old.text !== old.thing.title && old.away > 0) continue
    const other = windows.find(
      (one) => one.thing.id === old.thing.id && one.text !== old.thing.title && !isOverlapping(one, old),
    )
    if (!other) continue
    const known = found.get(old.thing.id)
    if (!known || other.away < known.away)
      found.set(old.thing.id, { song: old.thing, becomes: other.text, away: other.away })
  }
  const [only, another] = [...found.values()]
  return only && !another ? only : undefined
}

/** Whether a text names two spellings of one word that begin with a capital letter, as those of a title do. */
export function isRespelling(text: string): boolean {
  const words = [...new Set(text.match(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}’'-]{4,}/gu))]
  return words.some((one, at) => words.slice(at + 1).some((other) => isTypo(one, other)))
}

/** The one song with this title or nearly this title. Undefined when there is none or more than one. */
export function getNearestSong<T extends TitledItem>(title: string, songs: T[]): T | undefined {
  const exact = songs.filter((song) => song.title === title)
  const same = exact.length > 0 ? exact : songs.filter((song) => calculateSpellingDistance(song.title, title) === 0)
  const near = same.length > 0 ? same : songs.filter((song) => isTypo(song.title, title))
  return near.length === 1 ? near[0] : undefined
}

const isOverlapping = (a: TitleWindow, b: TitleWindow) => a.from < b.to && b.from < a.to
