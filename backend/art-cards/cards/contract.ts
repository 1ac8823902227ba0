import { z } from 'zod'
import { IMAGE_MAX_BYTES, obfuscationLevels } from '#contract/art-cards/images'
import { defineErrors, defineEndpoint } from '#contract/http'

export const rarities = ['common', 'uncommon', 'rare', 'legendary', 'masterpiece'] as const

export const EDITION_MIN = 1

export const EDITION_MAX = 10_000

export const PRICE_MIN_CENTS = 99

export const PRICE_MAX_CENTS = 1_000_000

export const CARDS_PER_HOUR = 60

/** Leading characters of a verification code that a card's page shows. */
export const VISIBLE_CODE_LENGTH = 8

/**
 * Picture width in the gallery, as <img sizes>. Shared by the page head's preload and the page, so both pick the same
 * file.
 */
export const GALLERY_SIZES = '(min-width: 64rem) 24rem, (min-width: 34rem) 44vw, 90vw'

export const errors = defineErrors({
  'card-unknown': [404, 'Card not found'],
  'collector-required': [401, 'Please log in to purchase'],
  'other-collector': [403, 'You are signed in as another collector. Please reload the page.'],
  'method-unknown': [422, 'Art cards are paid with PayPal.'],
  'payment-account-required': [
    409,
    'The artist has no PayPal account connected at the moment, so this card cannot be bought. Nothing was charged.',
  ],
  'own-payment-account-required': [409, 'Please connect your PayPal account first: collectors pay straight into it.'],
  'holds-enough': [
    409,
    'You have started to pay for this card several times already. Finish one of these payments, or wait a few minutes.',
  ],
  'hold-lost': [409, 'Your copy was released in another tab. Please try again.'],
  'link-expired': [404, 'This link has been used, or it is too old. Ask for a new one; it takes a minute.'],
  'code-unknown': [404, 'No card or certificate has this code.'],
  'certificate-unknown': [404, 'This certificate does not exist.'],
  'not-the-owner': [403, 'The full-resolution file is for the owner of this copy alone.'],
  'certificate-void': [409, 'The payment for this copy was refunded, so its certificate is void.'],
  'image-missing': [400, 'Please choose the picture to publish.'],
  'image-too-large': [413, 'The picture must be under 40 MB.'],
  'not-an-image': [415, 'The picture must be a JPEG, PNG, WebP, AVIF or TIFF that can be opened.'],
  'image-too-many-pixels': [422, 'The picture has more than 40 million pixels.'],
  'image-too-small': [422, 'The shorter side needs at least 800 pixels.'],
  'copies-out-of-range': [422, 'An edition has 1 to 10,000 copies.'],
  'price-too-low': [422, 'The lowest price is $0.99.'],
  'price-too-high': [422, 'The highest price is $10,000.00.'],
  'rights-undeclared': [422, 'Please confirm that the picture is yours to sell. Nothing was published.'],
})

const cardSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  artist: z.string(),
  artistId: z.string(),
  artworkImageUrl: z.string(),
  /** Available pixel widths of the public image, ascending; select one by `?width=`. */
  imageWidths: z.array(z.number()),
  /** Width divided by height; null if unknown. */
  aspectRatio: z.number().nullable(),
  rarity: z.enum(rarities),
  scarcityCount: z.number(),
  scarcitySold: z.number(),
  /** Dollars. */
  price: z.number(),
  medium: z.string().nullable(),
  dimensions: z.string().nullable(),
  yearCreated: z.number().nullable(),
})

export type ArtCard = z.output<typeof cardSchema>

export const idParams = z.object({ id: z.uuid() })

/** Full rows of two and of three. */
export const GALLERY_PAGE_SIZE = 60
const GALLERY_PAGE_MAX = 500

/** Published cards, newest first. The Link header names the next page. */
export const listCards = defineEndpoint({
  method: 'GET',
  path: '/api/fine-art/cards',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(GALLERY_PAGE_MAX).default(GALLERY_PAGE_SIZE),
    /** Id of the last card of the page before. */
    cursor: z.uuid().optional(),
    /** Cards of one artist. */
    artistId: z.uuid().optional(),
  }),
  reply: z.array(cardSchema),
})

export const getCard = defineEndpoint({
  method: 'GET',
  path: '/api/fine-art/cards/:id',
  params: idParams,
  reply: cardSchema.extend({
    scarcityInfo: z.object({
      remainingCopies: z.number(),
      /** Copies among them that are held by a buyer. */
      heldCopies: z.number(),
      canPurchase: z.boolean(),
    }),
  }),
})

export type ArtCardDetail = z.output<(typeof getCard)['reply']>

export const getCardProtection = defineEndpoint({
  method: 'GET',
  path: '/api/fine-art/protection/:id',
  params: idParams,
  reply: z.object({ verificationCode: z.string(), obfuscationLevel: z.enum(obfuscationLevels) }),
})

/** The public, degraded picture, as AVIF or WebP by content negotiation. */
export const getCardImage = defineEndpoint({
  method: 'GET',
  path: '/api/fine-art/cards/:id/image',
  params: idParams,
  query: z.object({ width: z.coerce.number().int().min(1).max(10_000).optional() }),
})

const requiredText = (name: string, max: number) =>
  z.string().trim().min(1, `${name} is required.`).max(max, `${name} has at most ${max} characters.`)

const optionalText = (name: string, max: number) =>
  z.string().trim().max(max, `${name} has at most ${max} characters.`).default('')

export const TITLE_MAX = 120

export const DESCRIPTION_MAX = 1000

export const MEDIUM_MAX = 120

export const DIMENSIONS_MAX = 60

export const YEAR_MIN = 1000

/** Publishes a card of the signed-in artist; it becomes public once the worker has rendered its pictures. */
export const publishCard = defineEndpoint({
  method: 'POST',
  path: '/api/fine-art/cards',
  body: z.object({
    title: requiredText('Title', TITLE_MAX),
    description: optionalText('Description', DESCRIPTION_MAX),
    rarity: z.enum(rarities, 'Rarity is one of common, uncommon, rare, legendary, masterpiece.'),
    scarcityCount: z.string().trim().max(10),
    /** Dollars, as '95.00'. */
    price: z.string().trim().max(20),
    medium: optionalText('Medium', MEDIUM_MAX),
    dimensions: optionalText('Dimensions', DIMENSIONS_MAX),
    yearCreated: z.string().trim().max(4).default(''),
    obfuscationLevel: z
      .enum(obfuscationLevels, 'The protection is one of standard, enhanced, maximum.')
      .default('standard'),
    /** 'true': the artist made the picture or holds the rights to sell it as numbered copies. */
    rightsDeclared: z.enum(['true', 'false', '']).default(''),
  }),
  files: { image: { maxBytes: IMAGE_MAX_BYTES } },
  reply: z.object({ id: z.string(), state: z.string() }),
})

const artistCardSchema = z.object({
  id: z.string(),
  title: z.string(),
  rarity: z.enum(rarities),
  state: z.enum(['preparing', 'published', 'unreadable', 'taken-down']),
  copies: z.number(),
  sold: z.number(),
  held: z.number(),
  /** Dollars. */
  price: z.number(),
  /** Dollars, net of refunds. */
  revenue: z.number(),
  obfuscationLevel: z.enum(obfuscationLevels),
  artworkImageUrl: z.string().nullable(),
  createdAt: z.string(),
})

export type ArtistCard = z.output<typeof artistCardSchema>

export const listArtistCards = defineEndpoint({
  method: 'GET',
  path: '/api/artist/art-cards',
  reply: z.array(artistCardSchema),
})
