import { toFoldedText } from '#text/to-folded-text'

export type Candidate = {
  id: string
  title: string
  artist: string
  artistId: string
  pictureKey: string | null
  /** Of a song or an album. */
  coverUrl?: string | null
}

/**
 * Best first: the very title, titles that begin with what was typed, titles that have all its words, then those found by
 * their artist. Equal ones stay in the order given. `folded` as `toFoldedText` makes it.
 */
export function toBestFirst(candidates: Candidate[], folded: string): Candidate[] {
  const words = folded.split(' ')
  const getRank = ({ title }: Candidate) => {
    const own = toFoldedText(title)
    if (own === folded) return 0
    if (own.startsWith(folded)) return 1
    return words.every((word) => ` ${own}`.includes(` ${word}`)) || own.includes(folded) ? 2 : 3
  }
  return candidates
    .map((candidate) => ({ candidate, rank: getRank(candidate) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ candidate }) => candidate)
}
