import { defineCatalog } from '#text/messages/catalog'

/** Small parts that many screens share: tickets, meters, dialogs, fields. */
export const ui = defineCatalog('ui', {
  // What a ticket says about its state. An issued ticket admits one person.
  'ticket.issued': 'Admits one',
  'ticket.paying': 'Payment in progress',
  // Also the stamp on the ticket of an owned copy.
  'ticket.redeemed': 'Admitted',
  'ticket.void': 'Void',
  // A sample, which nobody can use.
  'ticket.demo': 'Not redeemable',
  // Printed on the ticket's edge, decoration only.
  'ticket.band': 'Admit one',
  // Heading of a long page's table of contents.
  contents: 'On this page',
  // The whole ticket, read by screen readers. `state` is one of the states above.
  'ticket.label': 'Keymail for {song} by {artist}, No. {copy} of {of}, {state}',
  // The number of a copy: "No." in small letters, the number in large ones.
  'ticket.number': 'No. <b>{copy}</b>',
  // Below the number: the size of the edition.
  'ticket.of': 'of {of}',
  soldOut: 'Sold out',
  // Followed by "3 left".
  sold: '{sold} of {of} sold',
  left: '{left, plural, one {# left} other {# left}}',
  notCopied: 'Not Copied',
  notCopiedText: 'Your browser did not allow copying. Copy it by hand: {text}',
  copied: 'Copied',
  linkCopied: 'Link copied',
  share: 'Share',
  // Position of a player.
  timeOf: '{time} of {duration}',
  // Beside the label of a field that may stay empty.
  optional: 'optional',
  'file.choose': '{many, select, yes {Choose files} other {Choose a file}}',
  'file.drop': '{many, select, yes {or drop them here} other {or drop it here}}',
  'file.remove': 'Remove {name}',
  search: 'Search',
  close: 'Close',
  picture: 'Picture {at} of {of}',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  // Column of a chart's table.
  when: 'When',
  // In front of what a link on a song's card is about: "Buy copy: Tin Roof".
  'buy.about': '{action}: {title}',
  'buy.waitlist': 'Waiting list',
  'buy.copy': 'Buy copy',
  'buy.soldOut': 'Open sale sold out',
  'buy.free': '{count} on open sale',
  'buy.paying': 'All being paid for',
  // The waiting list's link as a whole sentence, read by screen readers.
  'buy.joinWaitlist': 'Join the waiting list',
  // Label of the button on a cover, read by screen readers.
  'preview.play': 'Hear 30 seconds of {title}',
  'preview.pause': 'Pause {title}',
})
