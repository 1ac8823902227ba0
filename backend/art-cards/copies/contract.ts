import { z } from 'zod'
import { idParams, rarities } from '#contract/art-cards/cards'
import { collectorSchema } from '#contract/art-cards/collectors'
import { IMAGE_MAX_BYTES } from '#contract/art-cards/images'
import { defineEndpoint } from '#contract/http'

export const VERIFICATIONS_PER_HOUR = 300

/** Unpaid copies of one card that a collector may hold at the same time. */
export const HOLDS_PER_CARD = 3

/** Longer side in pixels of the owner's screen-size picture. */
export const DISPLAY_MAX_SIDE = 1600

/** Starts a purchase: holds one copy and creates its PayPal order. */
export const startCardPurchase = defineEndpoint({
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

export const listCollection = defineEndpoint({
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
export const downloadArtwork = defineEndpoint({
  method: 'GET',
  path: '/api/fine-art/copies/:id/artwork',
  params: idParams,
  /** `display`: screen size, as WebP, with the same watermark. */
  query: z.object({ size: z.enum(['full', 'display']).default('full') }),
})

export const downloadCardCertificate = defineEndpoint({
  method: 'GET',
  path: '/api/fine-art/copies/:id/certificate.pdf',
  params: idParams,
})

export const verifyCode = defineEndpoint({
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

/** For admins: identifies the copy whose file a picture was made from. */
export const detectForensicWatermark = defineEndpoint({
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
