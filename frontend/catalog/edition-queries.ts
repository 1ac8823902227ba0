import { listEditions, listKeymails } from '#contract/keymails/listing'
import { listArtistSongs } from '#contract/catalog'

/** Queries to refresh after an edition changes. */
export const EDITION_QUERIES = [listEditions, listArtistSongs, listKeymails]
