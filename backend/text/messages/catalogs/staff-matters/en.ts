import { defineCatalog, STAFF_LANGUAGES } from '#text/messages/catalog'

/** What only staff read of a review: why it was opened, and what is about payments. */
export const staffMatters = defineCatalog(
  'staff-matters',
  {
    'stranded-order': 'Paid order {number} could not be delivered',
    books: 'Our books differ from PayPal’s for order {number}',
    'reason.rights': 'Does the artist hold the rights in this recording?',
    // {fault}: what the reader of the file reported, in English.
    'reason.unreadable': 'The file is marked and is not read again: {fault}.',
    'reason.unread': 'Godfrey could not read the papers.',
    'reason.applicantRights': 'Do the copyright details and the document show that the applicant holds the rights?',
    'reason.lostGKey':
      'Somebody who knows the artist’s mail address says that the G-Key is lost. Approved, the old key is void at once, everybody signed in with it is out, and a new one goes to that address.',
    'reason.lookAlike':
      'Two artists whose names look the same can be taken for each other. Suspend one of them if that is meant.',
    'reason.paymentAddress':
      'Sales would go to another PayPal account. Approved, that begins 24 hours later, once the new address has answered its mail; until then the old address can stop it.',
    'reason.title': 'The new title is more than a corrected typo.',
    'reason.correction': 'This kind of correction is a person’s to decide.',
    'reason.mistake': 'Asked for without a G-Key, so nothing is known about who asks.',
    'reason.finding': 'Godfrey found this while monitoring the platform.',
    'reason.stranded': 'The money arrived, but somebody else owns what was bought. It has to be refunded.',
    'reason.amount': 'The captured amount is not the price of the order.',
    'reason.books': 'The daily comparison found sums at PayPal that differ from the ledger.',
  },
  STAFF_LANGUAGES,
)
