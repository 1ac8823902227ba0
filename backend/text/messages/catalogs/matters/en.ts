import { defineCatalog } from '#text/messages/catalog'

/** What somebody asked staff to decide, as that person and staff read it. */
export const matters = defineCatalog('matters', {
  song: 'Song “{title}”',
  recording: 'New recording of “{title}”',
  application: 'G-Key application {number}',
  'lost-g-key': 'Lost G-Key',
  'look-alike': '“{artist}” looks like another artist’s name',
  // {what}: which of the artist’s details, such as “Song title”. {title}: of what.
  correction: '{what} “{title}”',
  mistake: 'A mistake that a visitor reported',
  // What staff read: the {matter}, one of those above or a detail below, and whose it is.
  of: '{matter} of {artist}',
  'what.song-title': 'Song title',
  'what.price': 'Price',
  'what.bio': 'Bio',
  'what.green-room-post': 'Green Room post',
  'what.contact-email': 'Contact email',
  'what.g-key-id': 'G-Key ID',
  'what.copyright-documents': 'Copyright documentation',
  'what.payment-account': 'Payment account',
  'what.keymail-code': 'Keymail code',
  'what.revenue-history': 'Revenue history',
})
