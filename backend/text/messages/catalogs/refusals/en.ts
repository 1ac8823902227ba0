import { defineCatalog } from '#text/messages/catalog'

/** What the server says when it refuses a fan, as the contracts have it in English, and when it agrees. */
export const refusals = defineCatalog('refusals', {
  'no-session': 'Please sign in first.',
  'not-yours': 'This belongs to somebody else.',
  unknown: 'There is nothing here.',
  throttled: 'Too many tries. Please wait a moment and try again.',
  unavailable: 'We cannot do this right now. Nothing was lost; please try again shortly.',
  'invalid-format': 'Keymail codes should be in format: TM-YYYYMMDD-XXXXXXXX',
  'keymail-unknown': 'Invalid Keymail code. Please check your code and try again.',
  'keymail-busy': 'Somebody is paying for this copy right now. Nothing was charged; try again in a minute.',
  'keymail-taken': 'Somebody else has just bought this copy. Nothing was charged.',
  'keymail-yours': 'This is yours already, come in. Nothing was charged twice.',
  'copy-refunded': 'This copy was refunded in full, so its access has ended.',
  'edition-unknown': 'This edition does not exist.',
  'copy-passed-on': 'This copy has left this browser. A link mailed to its owner’s address opens it.',
  'copy-unknown': 'There is no such copy.',
  'copy-entered': 'This copy has been played, so it can no longer be given away.',
  'copy-given': 'This copy was a gift already. A copy can be given once.',
  'gift-open': 'This copy is on its way to somebody already. Take that offer back first.',
  'gift-gone': 'This gift is no longer there. Please ask whoever sent it to you.',
  'gift-link-expired': 'This gift has been taken, or its link is too old.',
  'link-expired': 'This link has been used or is too old. Ask for a new one with your Keymail code.',
  'link-used': 'This link has been used already.',
  'not-on-sale': 'This edition is not on open sale.',
  'off-sale': 'This edition is off sale for now. Nothing was charged.',
  'limit-reached': 'You have as many copies of this edition as one person may buy. Nothing was charged.',
  'own-hold':
    'A copy is held for you already, in another window or from a moment ago, and one person gets no more. Pay there, or try again when the hold has ended. Nothing was charged.',
  'copies-free': 'A copy is free right now: you can buy it at once.',
  'amount-mismatch': 'The amount is not the price. Nothing was charged.',
  'order-unknown': 'This order does not exist.',
  'order-stranded':
    'Your payment arrived, but what you bought is gone. A person is looking at it and will write to you within 48 hours.',
  unpaid: 'The payment has not been made yet. Nothing was charged.',
  declined: 'PayPal declined the payment. Nothing was charged; please try another way to pay.',
  held: 'Every copy that is left is being paid for by somebody else right now. Nothing was charged; try again in a minute.',
  'sold-out': 'All copies are sold. Nothing was charged.',
  'network-busy':
    'Your network holds as many copies as one network may, or has left them unpaid. Nothing was charged; try again later, or over another network.',
  'library-active': 'Your Digital Music Library is active already. Nothing was charged.',
  // The answers to requests for a sign-in link and for a place on a waiting list.
  'reply.linkByCode': 'If this Keymail is yours, a sign-in link is on its way to the address you paid with.',
  'reply.linkByEmail': 'If a copy was paid for with this address, a sign-in link is on its way to it.',
  'reply.onWaitlist': 'You are on the list. We’ll write once, when it is your turn.',
  'reply.leftWaitlist': 'Your address is gone from this list.',
})
