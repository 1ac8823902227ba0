import { demoArtists } from './catalogue-artists.ts'
import { demoCards } from './catalogue-cards.ts'
import { demoFans } from './catalogue-fans.ts'
import { demoPosts } from './catalogue-posts.ts'
import { demoEditions, demoSongs } from './catalogue-songs.ts'
import type { DemoEdition, DemoFan } from './catalogue-types.ts'

export type * from './catalogue-types.ts'

/** All demo data: people, works, items on sale and their buyers. */
export const demoCatalog = {
  artists: demoArtists,
  songs: demoSongs,
  editions: demoEditions,
  cards: demoCards,
  fans: demoFans,
  posts: demoPosts,
}

/**
 * The holder of copy `copy` of an edition: deterministic, and a different fan for each copy unless there are more
 * copies than fans.
 */
export function getHolder(edition: DemoEdition, copy: number): DemoFan {
  const start = Array.from(edition.id).reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 9973, 7)
  return demoFans[(start + copy * 37) % demoFans.length]!
}
