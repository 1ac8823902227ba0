/** How many rows of each kind the large data set has at factor 1. */
const FULL_SIZE = {
  artists: 50_000,
  songs: 500_000,
  fans: 1_000_000,
  abandonedOrders: 100_000,
  artCards: 200_000,
  collectors: 20_000,
  events: 3_000_000,
  turns: 1_000_000,
  roomEntries: 500_000,
  roomMembers: 150_000,
  waiters: 50_000,
  reviews: 100_000,
  openReviews: 5_000,
  auditLines: 300_000,
  applications: 10_000,
  corrections: 50_000,
  subscribers: 50_000,
  /** Editions with thousands of Keymails: the newest ones, all on open sale. */
  hugeEditions: 100,
} as const

export type Sizes = Record<keyof typeof FULL_SIZE, number> & {
  /** The copies of each song of the large artist. */
  largeArtistCopies: number
}

/** The large artist has this many songs at every factor. */
export const LARGE_ARTIST_SONGS = 200

/** Copies and sales of a huge edition. */
export const HUGE_EDITION = { copies: 10_000, issued: 9_000, soldByCode: 2_500, soldOpenly: 2_500 } as const

/** One fan owns this many copies of all artists. */
export const LARGE_FAN_COPIES = 500

export function calculateSizes(factor: number): Sizes {
  const scaled = Object.entries(FULL_SIZE).map(([name, rows]) => [name, Math.max(4, Math.round(rows * factor))])
  const sizes = Object.fromEntries(scaled) as Sizes
  return {
    ...sizes,
    songs: Math.max(sizes.songs, 2 * LARGE_ARTIST_SONGS),
    artists: Math.max(sizes.artists, 20),
    hugeEditions: Math.max(1, Math.round(FULL_SIZE.hugeEditions * factor)),
    largeArtistCopies: Math.max(4, Math.round(1_600 * factor)),
  }
}
