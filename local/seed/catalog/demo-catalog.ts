import { demoArtists } from './artists.ts'
import { demoCards } from './cards.ts'
import { demoFans } from './fans.ts'
import { demoPosts } from './posts.ts'
import { demoEditions, demoSongs } from './songs.ts'
import type { DemoEdition, DemoFan } from './types.ts'

export type * from './types.ts'

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
