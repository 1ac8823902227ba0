import { z } from 'zod'
import { defineEndpoint } from '#contract/http'

/** Results of each kind. */
export const SEARCH_RESULTS_MAX = 8

const titled = z.object({ id: z.string(), title: z.string(), artist: z.string(), artistId: z.string() })

export const searchResults = z.object({
  artists: z.array(z.object({ id: z.string(), name: z.string(), pictureUrl: z.string().nullable() })),
  songs: z.array(titled.extend({ coverUrl: z.string().nullable() })),
  /** `id` is the edition's. */
  albums: z.array(titled.extend({ coverUrl: z.string().nullable() })),
  cards: z.array(titled),
  /** Nothing has these words: what is listed is spelled like them. */
  similar: z.boolean(),
})

export type SearchResults = z.output<typeof searchResults>

/** Artists, songs, albums and art cards whose titles and names have words that begin with those of `q`. Best first. */
export const listSearchResults = defineEndpoint({
  method: 'GET',
  path: '/api/search',
  query: z.object({ q: z.string().trim().max(100).default('') }),
  reply: searchResults,
})
