import { defineCatalog, STAFF_LANGUAGES } from '#text/messages/catalog'

/** What a review is about and why it was opened, as staff read it. */
export const staffMatters = defineCatalog(
  'staff-matters',
  {
    song: 'Song “{title}” of {artist}',
    recording: 'New recording of “{title}” of {artist}',
    application: 'G-Key application {number} of {artist}',
    'lost-g-key': 'Lost G-Key of {artist}',
    'look-alike': '“{artist}” looks like another artist’s name',
    // {what}: which of the artist’s details, such as “Song title”. {title}: of what.
    correction: '{what} “{title}” of {artist}',
    // {what}: which of the artist’s details, such as “Bio”.
    'own-correction': '{what} of {artist}',
    'stranded-order': 'Paid order {number} could not be delivered',
    books: 'Our books differ from PayPal’s for order {number}',
    mistake: 'Something is wrong, says a visitor',
    'what.songTitle': 'Song title',
    'what.price': 'Price',
    'what.bio': 'Bio',
    'what.greenRoomPost': 'Green Room post',
    'what.contactEmail': 'Contact email',
    'what.gKeyId': 'G-Key ID',
    'what.copyrightDocuments': 'Copyright documentation',
    'what.paymentAccount': 'Payment account',
    'what.keymailCode': 'Keymail code',
    'what.revenueHistory': 'Revenue history',
    'reason.rights': 'Does the artist hold the rights in this recording?',
    'reason.unread': 'Godfrey could not read the papers.',
    'reason.applicantRights': 'Do the copyright details and the document show that the applicant holds the rights?',
    'reason.lostGKey':
      'Somebody who knows the artist’s mail address says that the G-Key is lost. Approved, the old key is void at once, everybody signed in with it is out, and a new one goes to that address.',
    'reason.lookAlike':
      'Two artists whose names look the same can be taken for each other. Suspend one of them if that is meant.',
    'reason.paymentAddress':
      'Sales would go to another PayPal account. Approved, that begins 24 hours later, once the new address has answered its mail; until then the old address can stop it.',
    'reason.title': 'The new title is more than a mended typo.',
    'reason.correction': 'This kind of correction is a person’s to decide.',
    'reason.mistake': 'Asked for without a G-Key, so nothing is known about who asks.',
    'reason.finding': 'Godfrey found this while watching over the house.',
    'reason.stranded': 'The money arrived, but somebody else owns what was bought. It has to be given back.',
    'reason.amount': 'The captured amount is not the price of the order.',
    'reason.books': 'The daily comparison found other sums at PayPal than in the ledger.',
  },
  STAFF_LANGUAGES,
)
