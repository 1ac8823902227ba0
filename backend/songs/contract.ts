import { z } from 'zod'
import { defineErrors, endpoint } from '#contract/platform'

export const AUDIO_MAX_BYTES = 50 * 1024 * 1024
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024
export const AUDIO_EXTENSIONS = ['mp3', 'wav', 'flac', 'm4a', 'aac'] as const
export const COPIES_MIN = 1
export const COPIES_MAX = 10_000
export const COPIES_DEFAULT = 100
/** The lowest price the upload form offers. */
export const PRICE_MIN_CENTS = 99
export const PRICE_MAX_CENTS = 1_000_000
export const PRICE_OPTIONS_CENTS = [99, 100, 500, 1000, 5000] as const
export const UPLOADS_PER_HOUR = 120
export const SONGS_PER_PLAN_MAX = 10
/** Maximum length of a public preview, which is also never more than half of the song. */
export const PREVIEW_SECONDS = 30

/** Upload fee per song in a plan of n songs, in cents: the first tier whose `upTo` is at least n. */
export const UPLOAD_TIERS = [
  { upTo: 2, cents: 2500 },
  { upTo: 4, cents: 2200 },
  { upTo: 6, cents: 2000 },
  { upTo: 8, cents: 1800 },
  { upTo: 10, cents: 1600 },
] as const

/** Added to the upload fees in the plan's cost estimate. None of these is charged here. */
export const PAYMENT_FEE_SHARE = 0.029
export const PAYMENT_FEE_FIXED_CENTS = 30
export const TAX_SHARE = 0.08

/** Fee in cents for `songs` uploads bought together; undefined outside 1 to 10. */
export function calculateUploadFeeCents(songs: number): number | undefined {
  const tier = UPLOAD_TIERS.find(({ upTo }) => songs <= upTo)
  return tier && songs >= 1 ? tier.cents * songs : undefined
}

export const errors = defineErrors({
  'no-credit': [402, 'Please pay the upload fee first. Nothing was stored.'],
  'quantity-unknown': [422, `Uploads are bought for 1 to ${SONGS_PER_PLAN_MAX} songs at a time.`],
  'upload-unknown': [404, 'There is no such upload, or it is over. Please send the recording again.'],
  'upload-unfinished': [409, 'The recording has not arrived whole yet. Please send the rest first.'],
  'upload-busy': [409, 'This recording is just becoming a song. Please look again in a moment.'],
  'uploads-full': [409, 'Too many recordings are on their way. Finish or take back some of them first.'],
  'audio-missing': [400, 'Please select an audio file to upload.'],
  'audio-too-large': [413, 'Audio files must be under 50MB.'],
  'not-audio': [415, 'Please select an audio file (MP3, WAV, FLAC, M4A, AAC).'],
  'document-too-large': [413, 'The copyright document must be under 10MB.'],
  'not-a-document': [415, 'The copyright document must be a PDF, JPG or PNG.'],
  'price-too-low': [422, 'The lowest price is $0.99.'],
  'price-too-high': [422, 'The highest price is $10,000.00.'],
  'copies-out-of-range': [422, 'An edition has 1 to 10,000 copies.'],
  'wrong-tracking-number': [403, 'This Governance Tracker number is not yours.'],
  'wrong-g-key': [403, 'This G-Key is not yours.'],
  'wrong-payment-account': [422, 'The payment account must be the PayPal address that you confirmed in your workshop.'],
  'edition-unknown': [404, 'This edition does not exist.'],
  'song-not-published': [409, 'Only published songs go on an album. Nothing was made.'],
  'copies-below-issued': [409, 'More copies than that have their Keymail or are on open sale. Nothing was changed.'],
  'edition-only-shrinks': [409, 'After the first Keymail an edition can only shrink. Nothing was changed.'],
  'song-unknown': [404, 'This song does not exist.'],
  'preview-unknown': [404, 'There is no preview of this song.'],
  'not-a-holder': [403, 'This song plays for the artist and for those who hold a copy.'],
})

const trimmedText = (max: number) => z.string().trim().max(max)
const requiredText = (name: string, max = 200) => trimmedText(max).min(1, `${name} is required.`)

const uploadedSong = z.object({
  id: z.string(),
  title: z.string(),
  artist: z.string(),
  /** Dollars. */
  price: z.number(),
  editionId: z.string(),
  copies: z.number(),
  status: z.string(),
})

const songFields = z.object({
  artistName: trimmedText(200).default(''),
  songTitle: requiredText('Song title'),
  /** Dollars, as '7.50' or '50.00+'. */
  price: trimmedText(20).default('1.00'),
  copyrightHolders: requiredText('Copyright holders', 1000),
  contact: requiredText('Contact', 300),
  governanceTrackerNumber: trimmedText(60).default(''),
  keyCode: trimmedText(60).default(''),
  paymentAccount: trimmedText(254).default(''),
  copies: trimmedText(10).default(String(COPIES_DEFAULT)),
})

const copyrightDocument = { maxBytes: DOCUMENT_MAX_BYTES }

export const uploadSong = endpoint({
  method: 'POST',
  path: '/api/songs/upload',
  body: songFields,
  files: {
    audioFile: { maxBytes: AUDIO_MAX_BYTES },
    copyrightDocument,
  },
  reply: uploadedSong,
})

/** Copies of an edition's open sale by state. `held` includes copies whose payment is in progress. */
export const openSaleCounts = z.object({ free: z.number(), held: z.number(), sold: z.number(), of: z.number() })
/** Resumable uploads by tus 1.0.0 (https://tus.io): POST creates one, HEAD, PATCH and DELETE continue it. */
export const UPLOADS_PATH = '/api/uploads'
/** Unfinished uploads are deleted after this time. */
export const UPLOAD_TTL_HOURS = 24
/** Limits on one artist's unfinished uploads. */
export const UPLOADS_OPEN_MAX = 20
export const UPLOADS_OPEN_MAX_BYTES = 11 * AUDIO_MAX_BYTES

/** Creates a song from a completed resumable upload. */
export const createSongFromUpload = endpoint({
  method: 'POST',
  path: '/api/songs/from-upload',
  body: songFields.extend({ uploadId: z.uuid('uploadId names a finished upload.') }),
  files: { copyrightDocument },
  reply: uploadedSong,
})

export const catalogSong = z.object({
  id: z.string(),
  title: z.string(),
  artist: z.string(),
  artistId: z.string(),
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
export type CatalogSong = z.output<typeof catalogSong>

export const SONGS_PAGE_SIZE = 50
export const SONGS_PAGE_SIZE_MAX = 200

export const listSongs = endpoint({
  method: 'GET',
  path: '/api/songs',
  query: z.object({
    q: z.string().trim().max(100).default(''),
    limit: z.coerce.number().int().min(1).max(SONGS_PAGE_SIZE_MAX).default(SONGS_PAGE_SIZE),
    cursor: z.uuid().optional(),
    /** Restricts the list to one artist. */
    artistId: z.uuid().optional(),
  }),
  reply: z.array(catalogSong),
})

/** One published song, for its own page and for shared links. */
export const getSong = endpoint({
  method: 'GET',
  path: '/api/songs/:id',
  params: z.object({ id: z.uuid() }),
  reply: catalogSong.extend({ artistId: z.string(), peaks: z.array(z.number()).nullable() }),
})

export const listArtistSongs = endpoint({
  method: 'GET',
  path: '/api/artist/songs',
  reply: z.array(
    uploadedSong.extend({
      issued: z.number(),
      /** Copies that have no Keymail and are not on open sale. */
      free: z.number(),
      redeemed: z.number(),
      audioUrl: z.string(),
      durationMs: z.number().nullable(),
      peaks: z.array(z.number()).nullable(),
      /** 'MP3', 'WAV', 'FLAC', 'AAC' or 'M4A'; null until the file has been analyzed. */
      format: z.string().nullable(),
      /** Bits per second, averaged over the file. */
      bitRate: z.number().nullable(),
      preview: z.enum(['waiting', 'ready', 'none']),
      previewUrl: z.string().nullable(),
    }),
  ),
})

/** An amount in dollars, as a number or a string; parsed to cents. */
export const dollarAmount = z.union([z.string().max(20), z.number()]).transform((value, ctx) => {
  const cents = Math.round(Number(value) * 100)
  const written = typeof value === 'number' || /^\s*-?\d+(\.\d+)?\s*$/.test(value)
  if (!written || !Number.isFinite(cents) || Math.abs(cents / 100 - Number(value)) > 1e-9) {
    ctx.addIssue('The price must be a number of dollars with at most two decimals.')
  }
  return cents
})

export const ALBUM_SONGS_MIN = 2
export const ALBUM_SONGS_MAX = 30
export const ALBUMS_PER_HOUR = 60

export const createAlbum = endpoint({
  method: 'POST',
  path: '/api/artist/albums',
  body: z.object({
    title: trimmedText(200).min(1, 'The album needs its title.'),
    /** In album order. */
    songIds: z
      .array(z.uuid())
      .min(ALBUM_SONGS_MIN, `An album has at least ${ALBUM_SONGS_MIN} songs.`)
      .max(ALBUM_SONGS_MAX, `An album has at most ${ALBUM_SONGS_MAX} songs.`),
    price: dollarAmount,
    copies: z.number(),
  }),
  reply: z.object({ id: z.string(), title: z.string(), price: z.number(), copies: z.number() }),
})

const editionState = z.enum(['published', 'unpublished'])

/** Omitted fields stay unchanged. */
export const updateEdition = endpoint({
  method: 'PATCH',
  path: '/api/artist/editions/:id',
  params: z.object({ id: z.uuid() }),
  body: z.object({ price: dollarAmount.optional(), copies: z.number().optional(), state: editionState.optional() }),
  reply: z.object({
    id: z.string(),
    title: z.string(),
    price: z.number(),
    copies: z.number(),
    issued: z.number(),
    state: editionState,
  }),
})

export const listAlbums = endpoint({
  method: 'GET',
  path: '/api/albums',
  query: z.object({
    q: z.string().trim().max(100).default(''),
    artistId: z.uuid().optional(),
    limit: z.coerce.number().int().min(1).max(SONGS_PAGE_SIZE_MAX).default(SONGS_PAGE_SIZE),
  }),
  reply: z.array(
    z.object({
      /** The edition's id. */
      id: z.string(),
      title: z.string(),
      artist: z.string(),
      artistId: z.string(),
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
    }),
  ),
})

export const getUploadCredits = endpoint({
  method: 'GET',
  path: '/api/artist/upload-credits',
  reply: z.object({ credits: z.number() }),
})

export const streamSong = endpoint({
  method: 'GET',
  path: '/api/songs/:id/audio',
  params: z.object({ id: z.uuid() }),
})

export const streamPreview = endpoint({
  method: 'GET',
  path: '/api/songs/:id/preview',
  params: z.object({ id: z.uuid() }),
})

/** URL of a song's audio, for its artist and holders. */
export function buildAudioUrl(songId: string): string {
  return `/api/songs/${songId}/audio`
}

/** URL of a song's public preview. */
export function buildPreviewUrl(songId: string): string {
  return `/api/songs/${songId}/preview`
}
