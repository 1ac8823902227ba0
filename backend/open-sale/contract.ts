import { z } from 'zod'
import { completeKeymailRedemption } from '#contract/keymails'
import { defineRefusals, endpoint } from '#contract/platform'
import { COPIES_MAX, openSaleCounts } from '#contract/songs'

export const PER_PERSON_MAX = 10
export const PER_PERSON_DEFAULT = 2
/** Addresses that one network address may put on waiting lists in an hour. */
export const JOINS_PER_HOUR = 30

export const refusals = defineRefusals({
  'edition-unknown': [404, 'This edition does not exist.'],
  'not-on-sale': [404, 'This edition is not on open sale.'],
  'edition-unpublished': [409, 'Only a published edition can go on open sale.'],
  'too-many-copies': [409, 'This edition has fewer copies left than that.'],
  'copies-taken': [409, 'More copies than that are sold or being paid for already.'],
  'payment-account-required': [422, 'Please connect your PayPal account before you open a sale.'],
  'limit-reached': [409, 'You have as many copies of this edition as one person may buy. Nothing was charged.'],
  'own-hold': [
    409,
    'A copy is held for you already, in another window or from a moment ago, and one person gets no more. Pay there, or try again when the hold has ended. Nothing was charged.',
  ],
  'copies-free': [409, 'A copy is free right now: you can buy it at once.'],
  'link-expired': [404, 'This link has been used already.'],
})

const params = z.object({ editionId: z.uuid() })

const openSale = openSaleCounts.extend({
  editionId: z.string(),
  kind: z.enum(['song', 'album']),
  title: z.string(),
  artistName: z.string(),
  songs: z.array(z.object({ id: z.string(), title: z.string() })),
  /** Dollars. */
  price: z.number(),
  /** Copies of the whole edition, also those that are not on open sale. */
  copies: z.number(),
  perPerson: z.number(),
})
export type OpenSale = z.output<typeof openSale>

export const describeOpenSale = endpoint({
  method: 'GET',
  path: '/api/open-sales/:editionId',
  params,
  reply: openSale,
})

/** The copy that a paid order bought, and the session that goes with it; 202 while the money is on its way. */
export const completePurchase = endpoint({
  method: 'POST',
  path: '/api/open-sales/complete',
  body: z.object({ paypalOrderId: z.string().min(1).max(64) }),
  reply: completeKeymailRedemption.reply,
})

export const joinWaitingList = endpoint({
  method: 'POST',
  path: '/api/open-sales/:editionId/waiting-list',
  params,
  body: z.object({ email: z.string().trim().toLowerCase().max(254).pipe(z.email('This is not an e-mail address.')) }),
  reply: z.object({ message: z.string() }),
})

export const leaveWaitingList = endpoint({
  method: 'POST',
  path: '/api/open-sales/leave-waiting-list',
  body: z.object({ token: z.string().max(100) }),
  reply: z.object({ message: z.string() }),
})

const ownSale = openSaleCounts.extend({
  editionId: z.string(),
  perPerson: z.number(),
  /** So many copies of the edition have neither a Keymail nor a place in the sale. */
  spare: z.number(),
  waiting: z.number(),
})
export type OwnSale = z.output<typeof ownSale>

export const listOwnSales = endpoint({
  method: 'GET',
  path: '/api/artist/open-sales',
  reply: z.array(ownSale),
})

/** `copies`: so many in all, sold ones included. Zero ends a sale of which nothing is sold. */
export const putOnSale = endpoint({
  method: 'PUT',
  path: '/api/artist/editions/:editionId/open-sale',
  params,
  body: z.object({
    copies: z.number().int().min(0).max(COPIES_MAX),
    perPerson: z.number().int().min(1).max(PER_PERSON_MAX).default(PER_PERSON_DEFAULT),
  }),
  reply: ownSale,
})
