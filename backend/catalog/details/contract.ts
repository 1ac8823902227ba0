import { z } from 'zod'
import { ALBUM_SONGS_MAX, buildTrimmedTextSchema, editionState } from '#contract/catalog/editions'
import { plannedRelease } from '#contract/catalog/releases'
import { defineEndpoint, defineErrors } from '#contract/http'

export const GENRES = [
  'Acoustic',
  'Afrobeats',
  'Alternative',
  'Ambient',
  'Blues',
  'Classical',
  'Country',
  'Dance',
  'Electronic',
  'Experimental',
  'Folk',
  'Funk',
  'Gospel',
  'Hip-Hop',
  'House',
  'Indie',
  'Jazz',
  'Latin',
  'Metal',
  'Pop',
  'Punk',
  'R&B',
  'Reggae',
  'Rock',
  'Singer-Songwriter',
  'Soul',
  'Soundtrack',
  'Spoken Word',
  'Techno',
  'World',
] as const

export const MOODS = [
  'Angry',
  'Bittersweet',
  'Calm',
  'Dark',
  'Dreamy',
  'Energetic',
  'Happy',
  'Hopeful',
  'Intimate',
  'Melancholic',
  'Nostalgic',
  'Playful',
  'Romantic',
  'Tense',
  'Triumphant',
] as const

/** ISO 639-1 codes of the languages that can be chosen, and 'zxx' of ISO 639-2 for music without words. */
export const LANGUAGE_CODES = [
  'zxx',
  ...'am ar bg bn ca cs cy da de el en es et eu fa fi fr ga gl he hi hr hu id is it ja ka ko lt lv mk ms nb nl pa pl pt ro ru sk sl sq sr sv sw ta te th tl tr uk ur vi yo zh zu'.split(
    ' ',
  ),
]

export const STORY_MAX = 4_000

export const LYRICS_MAX = 10_000

export const CREDITS_MAX = 4_000

export const errors = defineErrors({
  'release-unknown': [404, 'This release does not exist.'],
  'isrc-invalid': [422, 'An ISRC has twelve characters: country, registrant, year and number, as in US-RC1-76-07839.'],
  'upc-invalid': [422, 'A UPC has twelve digits and an EAN thirteen, of which the last one is a check digit.'],
  'other-songs': [
    422,
    'The songs of this album have changed in the meantime. Load the page again; nothing was changed.',
  ],
})

/** What an artist says about a song. Null: nothing. Artists' texts are plain and may have several lines. */
export const songDetails = z.object({
  story: z.string().nullable(),
  /** ISO 639-1, for the `lang` of the story. */
  storyLanguage: z.string().nullable(),
  lyrics: z.string().nullable(),
  /** One credit a line: 'Violin: Ada North'. */
  credits: z.string().nullable(),
  /** Twelve characters without hyphens. */
  isrc: z.string().nullable(),
  genre: z.string().nullable(),
  mood: z.string().nullable(),
  /** ISO 639-1 of what is sung, for the `lang` of title and lyrics; 'zxx': no words. */
  language: z.string().nullable(),
  explicit: z.boolean(),
})

export type SongDetails = z.output<typeof songDetails>

export const albumDetails = z.object({
  story: z.string().nullable(),
  storyLanguage: z.string().nullable(),
  releaseNotes: z.string().nullable(),
  /** Twelve digits of a UPC or thirteen of an EAN. */
  upc: z.string().nullable(),
})

const params = z.object({ id: z.uuid() })

const releaseFacts = z.object({
  /** The song's id, or the album's edition. */
  id: z.string(),
  editionId: z.string(),
  title: z.string(),
  artist: z.string(),
  coverUrl: z.string().nullable(),
  /** Of the song or of the album's edition. */
  status: z.string(),
  editionState,
  /** Of a draft with a date. */
  release: plannedRelease.nullable(),
})

const ownSong = releaseFacts.extend(songDetails.shape)

/** One of the artist's own songs, in any state, as its edit page shows it. */
export const getOwnSong = defineEndpoint({ method: 'GET', path: '/api/artist/songs/:id', params, reply: ownSong })

const text = (max: number) =>
  buildTrimmedTextSchema(max)
    .nullable()
    .transform((written) => written || null)
    .optional()

const oneOf = (values: readonly string[]) =>
  z
    .enum(values as [string, ...string[]])
    .nullable()
    .optional()

/** Omitted fields stay unchanged; null and empty texts remove. */
export const updateSong = defineEndpoint({
  method: 'PATCH',
  path: '/api/artist/songs/:id',
  params,
  body: z.object({
    story: text(STORY_MAX),
    storyLanguage: oneOf(LANGUAGE_CODES),
    lyrics: text(LYRICS_MAX),
    credits: text(CREDITS_MAX),
    /** Hyphens and spaces are ignored. */
    isrc: text(40),
    genre: oneOf(GENRES),
    mood: oneOf(MOODS),
    language: oneOf(LANGUAGE_CODES),
    explicit: z.boolean().optional(),
  }),
  reply: ownSong,
})

const ownAlbum = releaseFacts.extend(albumDetails.shape).extend({
  /** In playing order. */
  songs: z.array(z.object({ id: z.string(), title: z.string() })),
})

/** One of the artist's own albums by its edition, in any state. */
export const getOwnAlbum = defineEndpoint({ method: 'GET', path: '/api/artist/albums/:id', params, reply: ownAlbum })

/** As updateSong. `songIds` are all songs of the album in their new order. */
export const updateAlbum = defineEndpoint({
  method: 'PATCH',
  path: '/api/artist/albums/:id',
  params,
  body: z.object({
    title: buildTrimmedTextSchema(200).min(1, 'The album needs its title.').optional(),
    songIds: z.array(z.uuid()).max(ALBUM_SONGS_MAX).optional(),
    story: text(STORY_MAX),
    storyLanguage: oneOf(LANGUAGE_CODES),
    releaseNotes: text(STORY_MAX),
    upc: text(40),
  }),
  reply: ownAlbum,
})
