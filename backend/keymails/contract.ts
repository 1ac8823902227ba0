import { z } from 'zod'
import { editionCover } from '#contract/catalog/covers'
import { defineErrors, defineEndpoint } from '#contract/http'

export const KEYMAIL_CODE_PATTERN = /^TM-\d{8}-[A-Z0-9]{8}$/

export const errors = defineErrors({
  'invalid-format': [400, 'Keymail codes should be in format: TM-YYYYMMDD-XXXXXXXX'],
  'keymail-unknown': [404, 'Invalid Keymail code. Please check your code and try again.'],
  'keymail-busy': [409, 'Somebody is paying for this copy right now. Nothing was charged; try again in a minute.'],
  'keymail-taken': [409, 'Somebody else has just bought this copy. Nothing was charged.'],
  'keymail-yours': [409, 'This is already yours; come in. You were not charged again.'],
  'copy-refunded': [403, 'This copy was refunded in full, so its access has ended.'],
  'edition-full': [409, 'This edition has fewer copies left than that. No Keymail was issued.'],
  'edition-unknown': [404, 'This edition does not exist.'],
  'edition-unpublished': [409, 'This edition is not for sale now. No Keymail was issued.'],
  'song-unknown': [404, 'None of your songs has this title. Upload it first.'],
  'song-ambiguous': [409, 'Several of your songs have this title. Choose one of them.'],
  'price-too-low': [422, 'The lowest price of a Keymail is $1.00.'],
  'price-too-high': [422, 'The highest price of a Keymail is $10,000.00.'],
  'payment-account-required': [422, 'Please connect your PayPal account above before creating Keymails.'],
  'keymails-unknown': [404, 'None of these Keymails is yours.'],
  'keymail-not-free': [409, 'None of these can be voided: they are paid for, being paid for, or void already.'],
  'too-late-to-undo': [409, 'This can no longer be undone. Reissue the number instead.'],
  'number-taken': [409, 'The numbers of these Keymails are taken. Nothing was issued.'],
  'too-few-keymails': [409, 'There are fewer unsent Keymails than addresses. Nothing was sent; issue more first.'],
  'too-many-mails': [429, 'That is more than 500 mails in a day. Nothing was sent; please try again tomorrow.'],
  'nothing-to-print': [409, 'There is no unsold Keymail among these. Issue some first.'],
  'copy-passed-on': [403, 'This copy has left this browser. A link mailed to its owner’s address opens it.'],
  'copy-unknown': [404, 'There is no such copy.'],
  'copy-entered': [409, 'This copy has been played, so it can no longer be given away.'],
  'copy-given': [409, 'This copy has already been a gift. A copy can be given away only once.'],
  'gift-open': [409, 'This copy is on its way to somebody already. Take that offer back first.'],
  'gift-gone': [409, 'This gift is no longer available. Please ask whoever sent it to you.'],
  'transfer-closed': [409, 'The artist has not allowed copies of this release to be handed over.'],
  'transfer-to-owner': [409, 'This address owns the copy already.'],
  'transfer-link-expired': [
    404,
    'This link has been used or is too old. Offer the copy again, and we mail you another one.',
  ],
  'gift-link-expired': [404, 'This gift has been accepted, or its link is too old.'],
  'link-expired': [404, 'This link has been used or is too old. Ask for a new one with your Keymail code.'],
})

/** A Keymail code, trimmed and in upper case. The format is checked by assertKeymailCode. */
export const keymailCode = z
  .string()
  .max(100)
  .transform((typed) => typed.trim().toUpperCase())

const offeredKeymail = z.object({
  songTitle: z.string(),
  artistName: z.string(),
  /** Dollars. */
  pricing: z.number(),
  keymailCode: z.string(),
  copy: z.number(),
  of: z.number(),
  songs: z.number(),
  cover: editionCover,
  /** Somebody else is paying for it right now. If that fails, it can be bought again. */
  paying: z.boolean(),
})

export const validateKeymail = defineEndpoint({
  method: 'POST',
  path: '/api/validate-keymail',
  body: z.object({ keymailCode: keymailCode }),
  reply: offeredKeymail,
})

export const fanData = z.object({
  artistName: z.string(),
  songTitle: z.string(),
  pricing: z.number(),
  keymailCode: z.string(),
  access: z.literal('fan'),
  copy: z.number(),
  of: z.number(),
  songs: z.array(z.object({ id: z.string(), title: z.string(), audioUrl: z.string() })),
})

export type FanData = z.output<typeof fanData>

export const redeemKeymail = defineEndpoint({
  method: 'POST',
  path: '/api/complete-keymail-redemption',
  // The specification's `paypalOrderData`, the browser's view of the order, is deliberately not read.
  body: z.object({ keymailCode: keymailCode, paypalOrderId: z.string().min(1).max(64) }),
  reply: fanData,
})

export const KEYMAIL_STATES = ['issued', 'sent', 'capturing', 'redeemed', 'void'] as const

export const keymailRow = z.object({
  code: z.string(),
  address: z.string(),
  copy: z.number(),
  of: z.number(),
  /** Dollars. */
  price: z.number(),
  /** `sent` is an issued Keymail that its artist has mailed to somebody. */
  state: z.enum(KEYMAIL_STATES),
})

/** Maximum Keymails per call to void, restore, reissue or send; limited by the request body size. */
export const KEYMAIL_CODES_MAX = 2_000

export const keymailCodes = z.array(keymailCode).min(1).max(KEYMAIL_CODES_MAX)

/** Keymails by their codes, or all of an edition in one call. */
export const keymailSelection = z.union([
  z.strictObject({ codes: keymailCodes }),
  z.strictObject({ editionId: z.uuid() }),
])

export type KeymailSelection = z.output<typeof keymailSelection>

/** Closes the artist's account. The G-Key has to be entered again, because this cannot be undone. */
export const closeAccount = defineEndpoint({
  method: 'POST',
  path: '/api/artist/account/close',
  body: z.object({ gKeyId: z.string().max(100) }),
})
