import type { Language } from '#contract/text'
import type { SaidMessage } from '../thread/to-previous-turn.ts'
import { parseSongChange } from './parse-song-change.ts'
import { parseNamedSongCount, parseSongCount } from './parse-song-count.ts'

/** What is answered with the price of uploads, and with what songs bring: only there a number alone is of songs. */
export const priceTopics: ReadonlySet<string> = new Set([
  'upload-price-and-tiers',
  'ten-song-price',
  'upload-cost-with-fees',
])
export const planTopics: ReadonlySet<string> = new Set(['release-plan-estimate', 'album-or-individual-keymails'])

/**
 * The numbers of songs that a talk came to speak of, message by message: one that was named, or the one before with as many more
 * or fewer as a message asked for.
 */
export function parseSaidSongCounts(said: readonly SaidMessage[], language: Language): number[] {
  const counts: number[] = []
  for (const { question, topics } of said) {
    const isOfSongs = topics.some((id) => priceTopics.has(id) || planTopics.has(id))
    const last = counts.at(-1)
    const change = last === undefined || !isOfSongs ? undefined : parseSongChange(question, language)
    const changed = last === undefined || change === undefined ? undefined : last + change
    if (changed !== undefined && changed > 0) counts.push(changed)
    else
      for (const sentence of question.split(/(?<=[.?!。？！])\s*/)) {
        const songs = isOfSongs ? parseSongCount(sentence, language) : parseNamedSongCount(sentence, language)
        if (songs !== undefined) counts.push(songs)
      }
  }
  return counts
}
