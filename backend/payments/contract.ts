import { defineErrors } from '#contract/http'

export const CURRENCY = 'USD'

/** Retry-After of the `held` error. */
export const HOLD_RETRY_SECONDS = 10

export const purposes = ['upload', 'keymail', 'g-key', 'edition', 'art-card', 'library'] as const

export type Purpose = (typeof purposes)[number]

export const errors = defineErrors({
  'purpose-unknown': [422, 'This cannot be bought here.'],
  'amount-mismatch': [422, 'The amount is not the price. Nothing was charged.'],
  'currency-mismatch': [422, 'Payments are in US dollars. Nothing was charged.'],
  'intent-mismatch': [422, 'Only immediate payments are possible. Nothing was charged.'],
  'order-mismatch': [422, 'This payment does not fit the order. Nothing was charged.'],
  'order-unknown': [404, 'This order does not exist.'],
  'order-not-yours': [403, 'This order belongs to somebody else.'],
  'order-used': [409, 'This order has already paid for something else.'],
  'order-stranded': [
    409,
    'Your payment arrived, but what you bought is gone. A person is looking at it and will write to you within 48 hours.',
  ],
  unpaid: [402, 'The payment has not been made yet. Nothing was charged.'],
  declined: [402, 'PayPal declined the payment. Nothing was charged; please try another way to pay.'],
  held: [
    409,
    'Every copy that is left is being paid for by somebody else right now. Nothing was charged; try again in a minute.',
  ],
  'sold-out': [409, 'All copies are sold. Nothing was charged.'],
  'network-busy': [
    429,
    'Your network holds as many copies as one network may, or has left them unpaid. Nothing was charged; try again later, or from another network.',
  ],
  'bad-signature': [403, 'The signature of this event is not valid.'],
})
