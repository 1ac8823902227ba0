import type { Language } from '#contract/text'
import { parseSongChange } from './parse-song-change.ts'
import { parseSongCount } from './parse-song-count.ts'

/**
 * The numbers of songs that a talk came to speak of, message by message: one that was named, or the one before with as many more
 * or fewer as a message asked for.
 */
export function parseSaidSongCounts(said: readonly string[], language: Language): number[] {
  const counts: number[] = []
  for (const message of said) {
    const last = counts.at(-1)
    const change = last === undefined ? undefined : parseSongChange(message, language)
    if (last !== undefined && change !== undefined) counts.push(last + change)
    else
      for (const sentence of message.split(/(?<=[.?!。？！])\s*/)) {
        const songs = parseSongCount(sentence, language)
        if (songs !== undefined) counts.push(songs)
      }
  }
  return counts
}
