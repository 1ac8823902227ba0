import { z } from 'zod'
import { uploadedSong } from '#contract/catalog'
import { COPIES_DEFAULT, buildTrimmedTextSchema } from '#contract/catalog/editions'
import { recordingNote } from '#contract/catalog/recordings'
import { defineErrors, defineEndpoint } from '#contract/http'

export const AUDIO_MAX_BYTES = 50 * 1024 * 1024

export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024

export const AUDIO_EXTENSIONS = ['mp3', 'wav', 'flac', 'm4a', 'aac'] as const

export const UPLOADS_PER_HOUR = 120

export const SONGS_PER_PLAN_MAX = 10

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

/** The estimated payment fee and tax on upload fees, all in cents. */
export const calculatePaymentFeeCents = (fees: number) => Math.round(fees * PAYMENT_FEE_SHARE) + PAYMENT_FEE_FIXED_CENTS

export const calculateTaxCents = (fees: number) => Math.round(fees * TAX_SHARE)

export const errors = defineErrors({
  'no-credit': [402, 'Please pay the upload fee first. Nothing was stored.'],
  'quantity-unknown': [422, `Uploads are bought for 1 to ${SONGS_PER_PLAN_MAX} songs at a time.`],
  'upload-unknown': [404, 'There is no such upload, or it is over. Please send the recording again.'],
  'upload-unfinished': [409, 'The recording has not fully arrived yet. Please send the rest first.'],
  'upload-busy': [409, 'This recording is being turned into a song. Please look again in a moment.'],
  'uploads-full': [409, 'Too many recordings are on their way. Finish or cancel some of them first.'],
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
  'edition-draft': [409, 'A draft is not on sale yet. Nothing was changed.'],
  'song-unknown': [404, 'This song does not exist.'],
  'preview-unknown': [404, 'There is no preview of this song.'],
  'not-a-holder': [403, 'This song plays for the artist and for those who hold a copy.'],
})

const requiredText = (name: string, max = 200) => buildTrimmedTextSchema(max).min(1, `${name} is required.`)

const songFields = z.object({
  artistName: buildTrimmedTextSchema(200).default(''),
  songTitle: requiredText('Song title'),
  /** Dollars, as '7.50' or '50.00+'. */
  price: buildTrimmedTextSchema(20).default('1.00'),
  copyrightHolders: requiredText('Copyright holders', 1000),
  contact: requiredText('Contact', 300),
  governanceTrackerNumber: buildTrimmedTextSchema(60).default(''),
  keyCode: buildTrimmedTextSchema(60).default(''),
  paymentAccount: buildTrimmedTextSchema(254).default(''),
  copies: buildTrimmedTextSchema(10).default(String(COPIES_DEFAULT)),
  /** 'true': the song is not published before its artist says so. */
  draft: z.enum(['true', 'false', '']).default(''),
})

const copyrightDocument = { maxBytes: DOCUMENT_MAX_BYTES }

export const uploadSong = defineEndpoint({
  method: 'POST',
  path: '/api/songs/upload',
  body: songFields,
  files: {
    audioFile: { maxBytes: AUDIO_MAX_BYTES },
    copyrightDocument,
  },
  reply: uploadedSong,
})

/** Resumable uploads by tus 1.0.0 (https://tus.io): POST creates one, HEAD, PATCH and DELETE continue it. */
export const UPLOADS_PATH = '/api/uploads'

/** Unfinished uploads are deleted after this time. */
export const UPLOAD_TTL_HOURS = 24

/** Limits on one artist's unfinished uploads. */
export const UPLOADS_OPEN_MAX = 20

export const UPLOADS_OPEN_MAX_BYTES = 11 * AUDIO_MAX_BYTES

/** Creates a song from a completed resumable upload. */
export const createSongFromUpload = defineEndpoint({
  method: 'POST',
  path: '/api/songs/from-upload',
  body: songFields.extend({ uploadId: z.uuid('uploadId names a finished upload.') }),
  files: { copyrightDocument },
  reply: uploadedSong,
})

/**
 * Sends another recording of the artist's song, without a fee. It becomes the song's once it has passed the check that
 * every upload passes; owners of copies keep both.
 */
export const updateRecording = defineEndpoint({
  method: 'PUT',
  path: '/api/artist/songs/:id/recording',
  params: z.object({ id: z.uuid() }),
  body: z.object({ note: recordingNote }),
  files: { audioFile: { maxBytes: AUDIO_MAX_BYTES }, copyrightDocument },
  reply: z.object({ id: z.string(), state: z.literal('checking') }),
})

export const getUploadCredits = defineEndpoint({
  method: 'GET',
  path: '/api/artist/upload-credits',
  reply: z.object({
    credits: z.number(),
    /** Cents for each upload of the latest order; null before the first. */
    paidEachCents: z.number().nullable(),
  }),
})
