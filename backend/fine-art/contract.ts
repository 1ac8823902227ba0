import { z } from 'zod'
import { defineRefusals, endpoint } from '#contract/platform'

export const rarities = ['common', 'uncommon', 'rare', 'legendary', 'masterpiece'] as const
export const obfuscationLevels = ['standard', 'enhanced', 'maximum'] as const
export type ObfuscationLevel = (typeof obfuscationLevels)[number]

/**
 * What each level does to the picture that everybody sees, compared with its owner's file. The worker draws by this
 * table, so it is true of every published card.
 */
export const OBFUSCATION: Record<
  ObfuscationLevel,
  { longestSide: number; mark: 'corner' | 'across'; strength: number }
> = {
  /** Pixels of the longer side; where the visible watermark stands; how much of it shows, 0 to 1. */
  standard: { longestSide: 1200, mark: 'corner', strength: 0.6 },
  enhanced: { longestSide: 900, mark: 'across', strength: 0.13 },
  maximum: { longestSide: 640, mark: 'across', strength: 0.24 },
}

export const IMAGE_MAX_BYTES = 40 * 1024 * 1024
/** Width times height: more is refused unread, whatever the file weighs. */
export const IMAGE_MAX_PIXELS = 40_000_000
/** The shorter side, so that an owner's file is worth owning. */
export const IMAGE_MIN_SIDE = 800
export const EDITION_MIN = 1
export const EDITION_MAX = 10_000
export const PRICE_MIN_CENTS = 99
export const PRICE_MAX_CENTS = 1_000_000
export const CARDS_PER_HOUR = 60
export const LINK_MINUTES = 30
export const LINKS_PER_HOUR = 3
export const NAME_MAX = 80
/** What one network address may ask for in an hour: links by mail, and looks at codes. */
export const REGISTRATIONS_PER_HOUR = 30
export const VERIFICATIONS_PER_HOUR = 300
/** Copies of one card that a collector may be paying for at the same time. */
export const HOLDS_PER_CARD = 3
/** Pixels of the longer side of an owner's picture for the screen. */
export const DISPLAY_SIDE = 1600
/** How many first characters of a verification code a card's page shows. */
export const CODE_SHOWN = 8

/** How wide a picture hangs in the gallery, as <img sizes>: what the page's head asks for is what its wall shows. */
export const GALLERY_SIZES = '(min-width: 64rem) 24rem, (min-width: 34rem) 44vw, 90vw'

/** The widths that a picture exists in, as <img srcset>. */
export const pictureSet = ({ artworkImageUrl, imageWidths }: { artworkImageUrl: string; imageWidths: number[] }) =>
  imageWidths.map((width) => `${artworkImageUrl}?width=${width} ${width}w`).join(', ')

export const refusals = defineRefusals({
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

const card = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  artist: z.string(),
  artworkImageUrl: z.string(),
  /** Pixel widths in which the public image exists, small to large; ask for one by `?width=`. */
  imageWidths: z.array(z.number()),
  /** Width by height of the artwork; null when nobody measured it. */
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
export type ArtCard = z.output<typeof card>

const params = z.object({ id: z.uuid() })

export const listCards = endpoint({ method: 'GET', path: '/api/fine-art/cards', reply: z.array(card) })

export const describeCard = endpoint({
  method: 'GET',
  path: '/api/fine-art/cards/:id',
  params,
  reply: card.extend({
    scarcityInfo: z.object({
      remainingCopies: z.number(),
      /** Of these, how many somebody is paying for at this moment. */
      heldCopies: z.number(),
      canPurchase: z.boolean(),
    }),
  }),
})
export type ArtCardDetail = z.output<(typeof describeCard)['reply']>

export const describeProtection = endpoint({
  method: 'GET',
  path: '/api/fine-art/protection/:id',
  params,
  reply: z.object({ verificationCode: z.string(), obfuscationLevel: z.enum(obfuscationLevels) }),
})

/** The public, degraded picture: AVIF or WebP as the browser likes it. */
export const showCardImage = endpoint({
  method: 'GET',
  path: '/api/fine-art/cards/:id/image',
  params,
  query: z.object({ width: z.coerce.number().int().min(1).max(10_000).optional() }),
})

const collector = z.object({ collectorId: z.string(), name: z.string(), email: z.string() })
export type Collector = z.output<typeof collector>

/** Registers, or with an empty name asks for a sign-in link. Answers alike whoever is registered already. */
export const registerCollector = endpoint({
  method: 'POST',
  path: '/api/fine-art/collectors',
  body: z.object({
    name: z.string().trim().max(NAME_MAX, `A name has at most ${NAME_MAX} characters.`).default(''),
    email: z.email('Please enter a valid e-mail address.').max(254),
  }),
  reply: z.object({ message: z.string() }),
})

/** Uses the mailed link: confirms the address and signs in. */
export const enterAsCollector = endpoint({
  method: 'POST',
  path: '/api/fine-art/collectors/session',
  body: z.object({ token: z.string().min(1).max(200) }),
  reply: collector,
})

export const describeCollector = endpoint({
  method: 'GET',
  path: '/api/fine-art/collector',
  reply: z.object({ collector: collector.nullable() }),
})

/** Starts a purchase: holds one copy and makes its PayPal order. */
export const purchaseCard = endpoint({
  method: 'POST',
  path: '/api/fine-art/purchase',
  body: z.object({ cardId: z.uuid(), collectorId: z.string().max(100).default(''), paymentMethod: z.string().max(40) }),
  reply: z.object({
    orderId: z.string(),
    cardId: z.string(),
    /** The number that is held, of how many. */
    copy: z.number(),
    of: z.number(),
    heldUntil: z.string(),
    /** Dollars, as PayPal will show them. */
    amount: z.string(),
    currency: z.string(),
    purpose: z.literal('art-card'),
    reference: z.string(),
  }),
})

const ownedCopy = z.object({
  /** The certificate's id: addresses file and PDF. */
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
  /** Whether the full-resolution file is ready; it is made when its owner first looks. */
  fileReady: z.boolean(),
  fileBytes: z.number().nullable(),
  verificationUrl: z.string(),
})
export type OwnedCopy = z.output<typeof ownedCopy>

export const listCollection = endpoint({
  method: 'GET',
  path: '/api/fine-art/collection',
  reply: z.object({
    collector,
    copies: z.array(ownedCopy),
    /** Paid for, and PayPal is still confirming. */
    pending: z.array(z.object({ cardId: z.string(), title: z.string(), artist: z.string() })),
  }),
})

/** The full-resolution file, with its owner's invisible mark. 202 while it is being made. */
export const downloadArtwork = endpoint({
  method: 'GET',
  path: '/api/fine-art/copies/:id/artwork',
  params,
  /** `display`: in the size of a screen, as WebP, with the same mark. */
  query: z.object({ size: z.enum(['full', 'display']).default('full') }),
})

export const downloadCertificate = endpoint({ method: 'GET', path: '/api/fine-art/copies/:id/certificate.pdf', params })

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
    /** Present when the code is a certificate's. Its owner stays private. */
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

const required = (name: string, max: number) =>
  z.string().trim().min(1, `${name} is required.`).max(max, `${name} has at most ${max} characters.`)
const optional = (name: string, max: number) =>
  z.string().trim().max(max, `${name} has at most ${max} characters.`).default('')

export const TITLE_MAX = 120
export const DESCRIPTION_MAX = 1000
export const MEDIUM_MAX = 120
export const DIMENSIONS_MAX = 60
export const YEAR_MIN = 1000

/** An artist hangs a card; it is public once the worker has drawn its pictures. */
export const publishCard = endpoint({
  method: 'POST',
  path: '/api/fine-art/cards',
  body: z.object({
    title: required('Title', TITLE_MAX),
    description: optional('Description', DESCRIPTION_MAX),
    rarity: z.enum(rarities, 'Rarity is one of common, uncommon, rare, legendary, masterpiece.'),
    scarcityCount: z.string().trim().max(10),
    /** Dollars, as '95.00'. */
    price: z.string().trim().max(20),
    medium: optional('Medium', MEDIUM_MAX),
    dimensions: optional('Dimensions', DIMENSIONS_MAX),
    yearCreated: z.string().trim().max(4).default(''),
    obfuscationLevel: z
      .enum(obfuscationLevels, 'The protection is one of standard, enhanced, maximum.')
      .default('standard'),
  }),
  files: { image: { maxBytes: IMAGE_MAX_BYTES } },
  reply: z.object({ id: z.string(), state: z.string() }),
})

const artistCard = z.object({
  id: z.string(),
  title: z.string(),
  rarity: z.enum(rarities),
  state: z.enum(['preparing', 'published', 'unreadable']),
  copies: z.number(),
  sold: z.number(),
  held: z.number(),
  /** Dollars. */
  price: z.number(),
  /** What came in for it and did not go back, in dollars. */
  revenue: z.number(),
  obfuscationLevel: z.enum(obfuscationLevels),
  artworkImageUrl: z.string().nullable(),
  createdAt: z.string(),
})
export type ArtistCard = z.output<typeof artistCard>

export const listArtistCards = endpoint({
  method: 'GET',
  path: '/api/artist/art-cards',
  reply: z.array(artistCard),
})

/** For admins: whose file a picture was made from. */
export const readOwnerMark = endpoint({
  method: 'POST',
  path: '/api/admin/art-cards/owner-mark',
  body: z.object({}),
  files: { image: { maxBytes: IMAGE_MAX_BYTES } },
  reply: z.object({
    /** The card whose artwork the picture shows; null when it is none of ours. */
    card: z.object({ id: z.string(), title: z.string(), artist: z.string() }).nullable(),
    /** The copy whose file it was; null when no mark could be read. */
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
    /** How far the mark stands out from chance, in standard deviations per bit; below 2 nothing is claimed. */
    strength: z.number(),
  }),
})
