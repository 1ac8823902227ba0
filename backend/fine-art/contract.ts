import { z } from 'zod'
import { defineErrors, endpoint } from '#contract/platform'

export const rarities = ['common', 'uncommon', 'rare', 'legendary', 'masterpiece'] as const
export const obfuscationLevels = ['standard', 'enhanced', 'maximum'] as const
export type ObfuscationLevel = (typeof obfuscationLevels)[number]

/**
 * How each level degrades the public picture compared with the owner's file. The worker renders by this table, so it
 * describes every published card.
 */
export const OBFUSCATION: Record<
  ObfuscationLevel,
  { longestSide: number; mark: 'corner' | 'across'; strength: number }
> = {
  /** Longer side in pixels; position of the visible watermark; its opacity, 0 to 1. */
  standard: { longestSide: 1200, mark: 'corner', strength: 0.6 },
  enhanced: { longestSide: 900, mark: 'across', strength: 0.13 },
  maximum: { longestSide: 640, mark: 'across', strength: 0.24 },
}

export const IMAGE_MAX_BYTES = 40 * 1024 * 1024
/** Width times height. Larger pictures are rejected before decoding, whatever the file size. */
export const IMAGE_MAX_PIXELS = 40_000_000
/** Shorter side in pixels. */
export const IMAGE_MIN_SIDE = 800
export const EDITION_MIN = 1
export const EDITION_MAX = 10_000
export const PRICE_MIN_CENTS = 99
export const PRICE_MAX_CENTS = 1_000_000
export const CARDS_PER_HOUR = 60
export const LINK_MINUTES = 30
export const LINKS_PER_HOUR = 3
export const NAME_MAX = 80
/** Per network address and hour: mailed links, and code lookups. */
export const REGISTRATIONS_PER_HOUR = 30
export const VERIFICATIONS_PER_HOUR = 300
/** Unpaid copies of one card that a collector may hold at the same time. */
export const HOLDS_PER_CARD = 3
/** Longer side in pixels of the owner's screen-size picture. */
export const DISPLAY_MAX_SIDE = 1600
/** Leading characters of a verification code that a card's page shows. */
export const VISIBLE_CODE_LENGTH = 8

/**
 * Picture width in the gallery, as <img sizes>. Shared by the page head's preload and the page, so both pick the same
 * file.
 */
export const GALLERY_SIZES = '(min-width: 64rem) 24rem, (min-width: 34rem) 44vw, 90vw'

/** The available widths of a picture, as <img srcset>. */
export const buildSrcSet = ({ artworkImageUrl, imageWidths }: { artworkImageUrl: string; imageWidths: number[] }) =>
  imageWidths.map((width) => `${artworkImageUrl}?width=${width} ${width}w`).join(', ')

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
  'hold-lost': [409, 'Your copy was let go in another tab. Please try again.'],
  'link-expired': [404, 'This link has been used, or it is too old. Ask for a new one; it takes a minute.'],
  'code-unknown': [404, 'No card and no certificate carries this code.'],
  'certificate-unknown': [404, 'This certificate does not exist.'],
  'not-the-owner': [403, 'The full-resolution file is for the owner of this copy alone.'],
  'certificate-void': [409, 'The payment for this copy went back, so its certificate is void.'],
  'image-missing': [400, 'Please choose the picture to publish.'],
  'image-too-large': [413, 'The picture must be under 40 MB.'],
  'not-an-image': [415, 'The picture must be a JPEG, PNG, WebP, AVIF or TIFF that can be opened.'],
  'image-too-many-pixels': [422, 'The picture has more than 40 million pixels.'],
  'image-too-small': [422, 'The shorter side needs at least 800 pixels.'],
  'copies-out-of-range': [422, 'An edition has 1 to 10,000 copies.'],
  'price-too-low': [422, 'The lowest price is $0.99.'],
  'price-too-high': [422, 'The highest price is $10,000.00.'],
})

const cardSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  artist: z.string(),
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

const idParams = z.object({ id: z.uuid() })

export const listCards = endpoint({ method: 'GET', path: '/api/fine-art/cards', reply: z.array(cardSchema) })

export const getCard = endpoint({
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

export const getCardProtection = endpoint({
  method: 'GET',
  path: '/api/fine-art/protection/:id',
  params: idParams,
  reply: z.object({ verificationCode: z.string(), obfuscationLevel: z.enum(obfuscationLevels) }),
})

/** The public, degraded picture, as AVIF or WebP by content negotiation. */
export const getCardImage = endpoint({
  method: 'GET',
  path: '/api/fine-art/cards/:id/image',
  params: idParams,
  query: z.object({ width: z.coerce.number().int().min(1).max(10_000).optional() }),
})

const collectorSchema = z.object({ collectorId: z.string(), name: z.string(), email: z.string() })
export type Collector = z.output<typeof collectorSchema>

/**
 * Registers a collector, or with an empty name requests a sign-in link. The reply does not reveal whether the address
 * is known.
 */
export const registerCollector = endpoint({
  method: 'POST',
  path: '/api/fine-art/collectors',
  body: z.object({
    name: z.string().trim().max(NAME_MAX, `A name has at most ${NAME_MAX} characters.`).default(''),
    email: z.email('Please enter a valid e-mail address.').max(254),
  }),
  reply: z.object({ message: z.string() }),
})

/** Consumes the mailed link: confirms the address and signs in. */
export const signInCollector = endpoint({
  method: 'POST',
  path: '/api/fine-art/collectors/session',
  body: z.object({ token: z.string().min(1).max(200) }),
  reply: collectorSchema,
})

export const getCollector = endpoint({
  method: 'GET',
  path: '/api/fine-art/collector',
  reply: z.object({ collector: collectorSchema.nullable() }),
})

/** Starts a purchase: holds one copy and creates its PayPal order. */
export const startCardPurchase = endpoint({
  method: 'POST',
  path: '/api/fine-art/purchase',
  body: z.object({ cardId: z.uuid(), collectorId: z.string().max(100).default(''), paymentMethod: z.string().max(40) }),
  reply: z.object({
    orderId: z.string(),
    cardId: z.string(),
    /** Number of the held copy; `of` is the edition's size. */
    copy: z.number(),
    of: z.number(),
    heldUntil: z.string(),
    /** Dollars, as PayPal displays them. */
    amount: z.string(),
    currency: z.string(),
    purpose: z.literal('art-card'),
    reference: z.string(),
  }),
})

const ownedCopySchema = z.object({
  /** Certificate id; identifies the file and the PDF. */
  id: z.string(),
  code: z.string(),
  cardId: z.string(),
  title: z.string(),
  description: z.string(),
  artist: z.string(),
  rarity: z.enum(rarities),
  copy: z.number(),
  of: z.number(),
  /** Dollars, as paid. */
  price: z.number(),
  medium: z.string().nullable(),
  dimensions: z.string().nullable(),
  yearCreated: z.number().nullable(),
  artworkImageUrl: z.string(),
  imageWidths: z.array(z.number()),
  aspectRatio: z.number().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  acquiredAt: z.string(),
  /** Whether the full-resolution file exists; it is created when the owner first opens the collection. */
  fileReady: z.boolean(),
  fileBytes: z.number().nullable(),
  verificationUrl: z.string(),
})
export type OwnedCopy = z.output<typeof ownedCopySchema>

export const listCollection = endpoint({
  method: 'GET',
  path: '/api/fine-art/collection',
  reply: z.object({
    collector: collectorSchema,
    copies: z.array(ownedCopySchema),
    /** Paid, but PayPal has not confirmed yet. */
    pending: z.array(z.object({ cardId: z.string(), title: z.string(), artist: z.string() })),
  }),
})

/** The full-resolution file with the owner's forensic watermark. 202 while it is being created. */
export const downloadArtwork = endpoint({
  method: 'GET',
  path: '/api/fine-art/copies/:id/artwork',
  params: idParams,
  /** `display`: screen size, as WebP, with the same watermark. */
  query: z.object({ size: z.enum(['full', 'display']).default('full') }),
})

export const downloadCertificate = endpoint({ method: 'GET', path: '/api/fine-art/copies/:id/certificate.pdf', params: idParams })

export const verifyCode = endpoint({
  method: 'GET',
  path: '/api/fine-art/verification',
  query: z.object({ code: z.string().trim().max(60) }),
  reply: z.object({
    card: z.object({
      id: z.string(),
      title: z.string(),
      artist: z.string(),
      rarity: z.enum(rarities),
      copies: z.number(),
      sold: z.number(),
      yearCreated: z.number().nullable(),
      verificationCode: z.string(),
      artworkImageUrl: z.string(),
      imageWidths: z.array(z.number()),
      aspectRatio: z.number().nullable(),
    }),
    /** Present when the code is a certificate's. The owner is never disclosed. */
    certificate: z
      .object({
        code: z.string(),
        copy: z.number(),
        valid: z.boolean(),
        issuedAt: z.string(),
        voidedAt: z.string().nullable(),
      })
      .nullable(),
  }),
})
export type Verification = z.output<(typeof verifyCode)['reply']>

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
export const publishCard = endpoint({
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
  }),
  files: { image: { maxBytes: IMAGE_MAX_BYTES } },
  reply: z.object({ id: z.string(), state: z.string() }),
})

const artistCardSchema = z.object({
  id: z.string(),
  title: z.string(),
  rarity: z.enum(rarities),
  state: z.enum(['preparing', 'published', 'unreadable']),
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

export const listArtistCards = endpoint({
  method: 'GET',
  path: '/api/artist/art-cards',
  reply: z.array(artistCardSchema),
})

/** For admins: identifies the copy whose file a picture was made from. */
export const detectForensicWatermark = endpoint({
  method: 'POST',
  path: '/api/admin/art-cards/owner-mark',
  body: z.object({}),
  files: { image: { maxBytes: IMAGE_MAX_BYTES } },
  reply: z.object({
    /** The card whose artwork the picture shows; null when none matches. */
    card: z.object({ id: z.string(), title: z.string(), artist: z.string() }).nullable(),
    /** The copy whose file it was; null when no watermark was detected. */
    copy: z
      .object({
        certificate: z.string(),
        number: z.number(),
        of: z.number(),
        valid: z.boolean(),
        issuedAt: z.string(),
        collector: z.object({ id: z.string(), name: z.string(), email: z.string() }),
      })
      .nullable(),
    /** Signal strength of the watermark in standard deviations per bit; below 2 nothing is reported. */
    strength: z.number(),
  }),
})
