import { defineCatalog } from '#text/messages/catalog'

/** Mails about what staff decided, and to collaborators about their shares. */
export const decisionMails = defineCatalog('decision-mails', {
  // Decisions of staff that concern an artist.
  'suspended.subject': 'Your account is suspended',
  'suspended.text':
    'Your account at TuneMaker is suspended: your G-Key opens nothing for now, and nothing of yours is for sale. What your fans own stays theirs.',
  'readmitted.subject': 'Your account is open again',
  'readmitted.text':
    'Your account at TuneMaker is open again: your G-Key works, and what was for sale before is for sale again.',
  'keyVoid.subject': 'Your G-Key is void',
  'keyVoid.text':
    'One of your G-Keys was voided and no longer opens anything. Your songs and your fans are not affected.',
  'down.subject': '“{title}” was taken down',
  'back.subject': '“{title}” is back',
  'songDown.text':
    'Your song “{title}” was taken out of the catalog, and no further copy of it is sold. What your fans own stays theirs.',
  'songBack.text': 'Your song “{title}” is back in the catalog and for sale again.',
  'cardDown.text':
    'Your art card “{title}” was taken out of the gallery, and no further copy of it is sold. What its collectors own stays theirs.',
  'cardBack.text': 'Your art card “{title}” is back in the gallery and for sale again.',
  'refund.subject': 'Please send a payment back',
  // `what` is what was paid for, with title and artist; `payment` is PayPal’s number.
  'refund.text':
    'Please send {price} back for “{what}”. The money went straight to your PayPal account, so only you can: open the payment with the transaction ID {payment} there and choose to refund it. A full refund ends the fan’s access and settles the matter for you.',
  // The reason follows, in the words of whoever decided.
  why: 'This is why:',
  // A matter is what somebody asked staff to decide. `subject` names it.
  'review.about': 'About your matter number {number}',
  'review.approved': 'Approved: {subject}',
  'review.declined': 'Declined: {subject}',
  'review.looked': 'A person has looked at your matter number {number}: {subject}.',
  'review.isApproved': 'It is approved.',
  'review.isDeclined': 'It is declined.',
  // Stands in for `subject`.
  'review.payment': 'your payment of {price} for {what}',
  'review.wrote': 'This is what they wrote:',
  // The link to take the contact address back follows; `correction.then` follows after it, each with an address.
  'correction.takeBack':
    'Not you? For {days} days this link makes this address yours again and signs out everybody who is signed in to your account:',
  'correction.then': 'Then write to us at once, and a person looks at it:',
  'correction.notYou': 'Not you? Write to us at once, and a person looks at it:',
  // A month’s mail to a collaborator. `artist` pays, `month` is such as “May 2026”, the others are amounts.
  'share.subject': 'Your share of {artist}, {month}: {sum}',
  'share.text': '{artist} has named you as a collaborator on TuneMaker. In {month} your shares come to {sum}:',
  'share.line': '“{title}”: {percent}% of {net} after PayPal’s fees and refunds is {cents}',
  'share.note':
    'Fans pay one account, that of {artist}, and so the money is there. {artist} pays you; TuneMaker holds no money and can pay nobody. Days are in UTC.',
})
