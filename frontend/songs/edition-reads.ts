import { listEditions, listKeymails } from '#contract/keymails'
import { listArtistSongs } from '#contract/songs'

/** What reads differently once an edition has changed. */
export const EDITION_READS = [listEditions, listArtistSongs, listKeymails]
