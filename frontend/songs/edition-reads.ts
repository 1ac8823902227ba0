import { listEditions, listKeymails } from '#contract/keymails'
import { listArtistSongs } from '#contract/songs'

/** Queries to refresh after an edition changes. */
export const EDITION_QUERIES = [listEditions, listArtistSongs, listKeymails]
