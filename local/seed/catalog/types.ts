/** References between the lists use the `id` field: readable, stable, unique. */

export type DemoArtist = {
  id: string
  stageName: string
  legalName: string
  email: string
  /** A confirmed payment email address; null for test accounts. */
  paymentEmail: string | null
  bio: string
  homeTown: string
  accountType: 'production' | 'test'
  /** Its G-Key is printed at the first start and written to welcome.json. */
  demoKey: boolean
}

export type DemoSong = {
  id: string
  artist: string
  title: string
  /** One line for the browse page. */
  about: string
  copyrightHolders: string[]
}

export type DemoEdition = {
  id: string
  artist: string
  kind: 'song' | 'album'
  title: string
  songs: string[]
  priceCents: number
  copies: number
  /** Codes by state, at most `copies` in total; the rest of the edition has no code yet. */
  keymails: { issued: number; redeemed: number; void: number }
}

export type DemoFan = { name: string; email: string }

export type DemoPost = {
  artist: string
  kind: 'story' | 'news'
  title: string
  text: string
  daysAgo: number
}

export type Rarity = 'common' | 'uncommon' | 'rare' | 'legendary' | 'masterpiece'

export type ArtStyle = 'flow' | 'overprint' | 'ripples' | 'woodcut' | 'weave' | 'orbits' | 'terraces' | 'garden'

export type DemoCard = {
  id: string
  artist: string
  title: string
  description: string
  rarity: Rarity
  scarcityCount: number
  scarcitySold: number
  priceCents: number
  medium: string
  dimensions: string
  yearCreated: number
  obfuscationLevel: 'standard' | 'enhanced' | 'maximum'
  style: ArtStyle
  seed: number
}
