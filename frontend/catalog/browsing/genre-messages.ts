import type { GENRES, MOODS } from '#contract/catalog/details'
import type { music } from '#text/messages/catalogs/music/en'

export type Genre = (typeof GENRES)[number]
export type Mood = (typeof MOODS)[number]

type MessageKey = keyof (typeof music)['messages']

/** The messages that name genres and moods, in the order in which they are offered. */
export const GENRE_MESSAGES = {
  Acoustic: 'genre.acoustic',
  Afrobeats: 'genre.afrobeats',
  Alternative: 'genre.alternative',
  Ambient: 'genre.ambient',
  Blues: 'genre.blues',
  Classical: 'genre.classical',
  Country: 'genre.country',
  Dance: 'genre.dance',
  Electronic: 'genre.electronic',
  Experimental: 'genre.experimental',
  Folk: 'genre.folk',
  Funk: 'genre.funk',
  Gospel: 'genre.gospel',
  'Hip-Hop': 'genre.hipHop',
  House: 'genre.house',
  Indie: 'genre.indie',
  Jazz: 'genre.jazz',
  Latin: 'genre.latin',
  Metal: 'genre.metal',
  Pop: 'genre.pop',
  Punk: 'genre.punk',
  'R&B': 'genre.rnb',
  Reggae: 'genre.reggae',
  Rock: 'genre.rock',
  'Singer-Songwriter': 'genre.singerSongwriter',
  Soul: 'genre.soul',
  Soundtrack: 'genre.soundtrack',
  'Spoken Word': 'genre.spokenWord',
  Techno: 'genre.techno',
  World: 'genre.world',
} as const satisfies Record<Genre, MessageKey>

export const MOOD_MESSAGES = {
  Angry: 'mood.angry',
  Bittersweet: 'mood.bittersweet',
  Calm: 'mood.calm',
  Dark: 'mood.dark',
  Dreamy: 'mood.dreamy',
  Energetic: 'mood.energetic',
  Happy: 'mood.happy',
  Hopeful: 'mood.hopeful',
  Intimate: 'mood.intimate',
  Melancholic: 'mood.melancholic',
  Nostalgic: 'mood.nostalgic',
  Playful: 'mood.playful',
  Romantic: 'mood.romantic',
  Tense: 'mood.tense',
  Triumphant: 'mood.triumphant',
} as const satisfies Record<Mood, MessageKey>

/** The genre or mood that is written in an address or a reply, where there is a message for it. */
export const parseChoice = <Choice extends string>(
  messages: Record<Choice, MessageKey>,
  value: string | null | undefined,
): Choice | undefined => (value && Object.hasOwn(messages, value) ? (value as Choice) : undefined)
