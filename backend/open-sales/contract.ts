import { z } from 'zod'
import { redeemKeymail } from '#contract/keymails'
import { defineErrors, defineEndpoint } from '#contract/http'
import { COPIES_MAX, openSaleCounts } from '#contract/catalog/editions'

/** Dollars: the least that a copy on open sale may cost. */
export const MINIMUM_PRICE = 1

export const PER_PERSON_MAX = 10
export const PER_PERSON_DEFAULT = 2
/** Waitlist entries that one network address may make per hour. */
export const WAITLIST_JOINS_PER_HOUR = 30

export const errors = defineErrors({
  'edition-unknown': [404, 'This edition does not exist.'],
  'not-on-sale': [404, 'This edition is not on open sale.'],
  'off-sale': [404, 'This edition is off sale for now. Nothing was charged.'],
  'edition-unpublished': [409, 'Only a published edition can go on open sale.'],
  'too-many-copies': [409, 'This edition has fewer copies left than that.'],
  'copies-taken': [409, 'More copies than that are sold or being paid for already.'],
  'payment-account-required': [422, 'Please connect your PayPal account before you open a sale.'],
  'limit-reached': [409, 'You have as many copies of this edition as one person may buy. Nothing was charged.'],
  'own-hold': [
    409,
    'A copy is held for you already, in another window or from a moment ago, and one person gets no more. Pay there, or try again when the hold has ended. Nothing was charged.',
  ],
  'copies-free': [409, 'A copy is available right now: you can buy it at once.'],
  'link-expired': [404, 'This link has been used already.'],
})

/** Whole cents. No copy costs less than a Keymail. */
const minimumPrice = z.number().min(MINIMUM_PRICE).max(10_000).multipleOf(0.01)

const openSaleParams = z.object({ editionId: z.uuid() })

const openSale = openSaleCounts.extend({
  editionId: z.string(),
  kind: z.enum(['song', 'album']),
  title: z.string(),
  artistName: z.string(),
  /** Path of the artist's own cover in the size for lists; null: the drawn one. */
  coverUrl: z.string().nullable(),
  songs: z.array(z.object({ id: z.string(), title: z.string() })),
  /** Dollars; where the buyer decides, what the artist suggests. */
  price: z.number(),
  /** The buyer pays this or more, in dollars; null: the price, exactly. */
  minimumPrice: z.number().nullable(),
  /** Size of the whole edition, including copies that are not on open sale. */
  copies: z.number(),
  perPerson: z.number(),
})
export type OpenSale = z.output<typeof openSale>

export const getOpenSale = defineEndpoint({
  method: 'GET',
  path: '/api/open-sales/:editionId',
  params: openSaleParams,
  reply: openSale,
})

/** The price of a copy with a code; of a sale where the buyer decides, the least. A POST, so that no log keeps codes. */
export const getDiscount = defineEndpoint({
  method: 'POST',
  path: '/api/open-sales/:editionId/discount',
  params: openSaleParams,
  body: z.object({ code: z.string().max(100) }),
  reply: z.object({ code: z.string(), percent: z.number(), price: z.number() }),
})

/** The copy bought by a paid order, with the buyer's session; 202 while the payment is in progress. */
export const confirmPurchase = defineEndpoint({
  method: 'POST',
  path: '/api/open-sales/complete',
  body: z.object({ paypalOrderId: z.string().min(1).max(64) }),
  reply: redeemKeymail.reply,
})

export const createWaitlistEntry = defineEndpoint({
  method: 'POST',
  path: '/api/open-sales/:editionId/waiting-list',
  params: openSaleParams,
  body: z.object({ email: z.string().trim().toLowerCase().max(254).pipe(z.email('This is not an email address.')) }),
  reply: z.object({ message: z.string() }),
})

export const deleteWaitlistEntry = defineEndpoint({
  method: 'POST',
  path: '/api/open-sales/leave-waiting-list',
  body: z.object({ token: z.string().max(100) }),
  reply: z.object({ message: z.string() }),
})

const ownOpenSale = openSaleCounts.extend({
  editionId: z.string(),
  perPerson: z.number(),
  minimumPrice: z.number().nullable(),
  /** Copies of the edition that have no Keymail and are not on open sale. */
  spare: z.number(),
  waiting: z.number(),
})
export type OwnOpenSale = z.output<typeof ownOpenSale>

export const listOwnOpenSales = defineEndpoint({
  method: 'GET',
  path: '/api/artist/open-sales',
  reply: z.array(ownOpenSale),
})

/** `copies` is the total on open sale, including sold ones. Zero ends a sale without any sold copies. */
export const updateOpenSale = defineEndpoint({
  method: 'PUT',
  path: '/api/artist/editions/:editionId/open-sale',
  params: openSaleParams,
  body: z.object({
    copies: z.number().int().min(0).max(COPIES_MAX),
    perPerson: z.number().int().min(1).max(PER_PERSON_MAX).default(PER_PERSON_DEFAULT),
    /** Dollars. The buyer then decides, from here on; null: the edition's price. Omitted: unchanged. */
    minimumPrice: minimumPrice.nullable().optional(),
  }),
  reply: ownOpenSale,
})
