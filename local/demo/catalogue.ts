import { demoArtists } from './catalogue-artists.ts'
import { demoCards } from './catalogue-cards.ts'
import { demoFans } from './catalogue-fans.ts'
import { demoPosts } from './catalogue-posts.ts'
import { demoEditions, demoSongs } from './catalogue-songs.ts'
import type { DemoEdition, DemoFan } from './catalogue-types.ts'

export type * from './catalogue-types.ts'

/** The demo world as data: who is in it, what they made, what is for sale and who bought it. */
export const catalogue = {
  artists: demoArtists,
  songs: demoSongs,
  editions: demoEditions,
  cards: demoCards,
  fans: demoFans,
  posts: demoPosts,
}

/** Who holds copy `copy` of an edition: always the same fan, and nobody holds two copies of one edition unless it outnumbers the fans. */
export function holderOf(edition: DemoEdition, copy: number): DemoFan {
  const start = Array.from(edition.id).reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 9973, 7)
  return demoFans[(start + copy * 37) % demoFans.length]!
}
