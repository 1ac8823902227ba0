import { z } from 'zod'
import { albumDetails, GENRES, MOODS, songDetails } from '#contract/catalog/details'
import { editionState, openSaleCounts } from '#contract/catalog/editions'
import { releasedBefore } from '#contract/catalog/recordings'
import { defineEndpoint } from '#contract/http'

export const catalogSong = z.object({
  id: z.string(),
  title: z.string(),
  artist: z.string(),
  artistId: z.string(),
  /** Path of the artist's own cover in the size for lists; null: the drawn one. */
  coverUrl: z.string().nullable(),
  /** Dollars. */
  price: z.number(),
  editionId: z.string(),
  edition: z.enum(['song', 'album']),
  editionTitle: z.string(),
  copies: z.number(),
  copiesLeft: z.number(),
  soldOut: z.boolean(),
  durationMs: z.number().nullable(),
  /** The public preview; null until it is created, or if the format cannot be cut. */
  previewUrl: z.string().nullable(),
  /** Copies sold without a code; null if there are none. */
  openSale: openSaleCounts.nullable(),
})

/** Artists are ranked by the copies sold in this many days. */
export const FEATURED_DAYS = 30

export const FEATURED_ARTISTS = 6

export const FEATURED_SONGS_PER_ARTIST = 3

export const listFeaturedArtists = defineEndpoint({
  method: 'GET',
  path: '/api/showcase',
  reply: z.array(
    z.object({
      artistId: z.string(),
      artistName: z.string(),
      bio: z.string(),
      /** Copies sold in the last 30 days, and in total; refunded ones do not count. */
      soldLately: z.number(),
      sold: z.number(),
      songs: z.array(
        catalogSong.pick({
          id: true,
          title: true,
          copies: true,
          copiesLeft: true,
          previewUrl: true,
          coverUrl: true,
          durationMs: true,
        }),
      ),
    }),
  ),
})

export const uploadedSong = z.object({
  id: z.string(),
  title: z.string(),
  artist: z.string(),
  /** Dollars. */
  price: z.number(),
  editionId: z.string(),
  copies: z.number(),
  status: z.string(),
})

export type CatalogSong = z.output<typeof catalogSong>

export const SONGS_PAGE_SIZE = 50

/** The songs of a page of the catalog. */
export const BROWSE_PAGE_SIZE = 24
export const SONGS_PAGE_SIZE_MAX = 200

/**
 * 'nearly-gone': fewest copies left first, of editions that have sold any; 'collected': most copies in fans' hands first.
 */
export const SONG_SORTS = ['newest', 'nearly-gone', 'collected', 'price-low', 'price-high'] as const

export const listSongs = defineEndpoint({
  method: 'GET',
  path: '/api/songs',
  query: z.object({
    q: z.string().trim().max(100).default(''),
    limit: z.coerce.number().int().min(1).max(SONGS_PAGE_SIZE_MAX).default(SONGS_PAGE_SIZE),
    cursor: z.uuid().optional(),
    /** Restricts the list to one artist. */
    artistId: z.uuid().optional(),
    sort: z.enum(SONG_SORTS).default('newest'),
    /** `1`: only what can be bought without a code now. */
    openSale: z.literal('1').optional(),
    genre: z.enum(GENRES).optional(),
    mood: z.enum(MOODS).optional(),
  }),
  reply: z.array(catalogSong),
})

/** A song's page shows so many others of its artist. */
export const MORE_SONGS_MAX = 4

/** Editions of up to this many copies are drawn number by number. */
export const NUMBERED_COPIES_MAX = 200

/** Whether a release is out: a page may be public before and after its sale; a draft's is its artist's. */
const releaseState = {
  /**
   * 'announced': public, and sold from `releaseAt` on; 'off-sale': listed nowhere and without a preview, and the codes
   * handed out still redeem; 'draft': seen by its artist only.
   */
  state: z.enum(['published', 'announced', 'off-sale', 'draft']),
  /** ISO 8601, of what is not out yet; null without a date. */
  releaseAt: z.string().nullable(),
}

/** One song that is published, announced or off sale, for its own page and for shared links; to its artist also a draft. */
export const getSong = defineEndpoint({
  method: 'GET',
  path: '/api/songs/:id',
  params: z.object({ id: z.uuid() }),
  reply: catalogSong.extend({ ...songDetails.shape, ...releaseState }).extend({
    peaks: z.array(z.number()).nullable(),
    /** The numbers that have an owner, ascending; null where the edition has more than NUMBERED_COPIES_MAX copies. */
    soldNumbers: z.array(z.number()).nullable(),
  }),
})

export const listArtistSongs = defineEndpoint({
  method: 'GET',
  path: '/api/artist/songs',
  scopes: ['sales:read', 'keymails:issue'],
  reply: z.array(
    uploadedSong.extend({
      editionState,
      issued: z.number(),
      /** Copies that have no Keymail and are not on open sale. */
      free: z.number(),
      redeemed: z.number(),
      /** As of a song in the catalog. */
      coverUrl: z.string().nullable(),
      audioUrl: z.string(),
      durationMs: z.number().nullable(),
      peaks: z.array(z.number()).nullable(),
      /** 'MP3', 'WAV', 'FLAC', 'AAC' or 'M4A'; null until the file has been analyzed. */
      format: z.string().nullable(),
      /** Bits per second, averaged over the file. */
      bitRate: z.number().nullable(),
      /** Why it waits for a person, where that is the reason; null otherwise. */
      releasedBefore: releasedBefore.nullable(),
      preview: z.enum(['waiting', 'ready', 'none']),
      previewUrl: z.string().nullable(),
    }),
  ),
})

const album = z.object({
  /** The edition's id. */
  id: z.string(),
  title: z.string(),
  artist: z.string(),
  artistId: z.string(),
  /** As of a song. */
  coverUrl: z.string().nullable(),
  /** Dollars. */
  price: z.number(),
  copies: z.number(),
  copiesLeft: z.number(),
  soldOut: z.boolean(),
  openSale: openSaleCounts.nullable(),
  songs: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      durationMs: z.number().nullable(),
      previewUrl: z.string().nullable(),
    }),
  ),
})

export const listAlbums = defineEndpoint({
  method: 'GET',
  path: '/api/albums',
  query: z.object({
    q: z.string().trim().max(100).default(''),
    artistId: z.uuid().optional(),
    limit: z.coerce.number().int().min(1).max(SONGS_PAGE_SIZE_MAX).default(SONGS_PAGE_SIZE),
  }),
  reply: z.array(album),
})

/** One album with its songs, by its edition's id; as of a song. */
export const getAlbum = defineEndpoint({
  method: 'GET',
  path: '/api/albums/:id',
  params: z.object({ id: z.uuid() }),
  /** `soldNumbers` as of a song. */
  reply: album
    .extend({ ...albumDetails.shape, ...releaseState })
    .extend({ soldNumbers: z.array(z.number()).nullable() }),
})
