import { defineCatalog } from '#text/messages/catalog'

/** Certificates, receipts, statements and sheets of tickets as PDF. */
export const documents = defineCatalog('documents', {
  // Title of a file; `title` is a song or an album.
  'certificate.name': 'Certificate: {title} by {artist}, No. {copy} of {of}',
  'certificate.heading': 'Certificate of a copy',
  number: 'No. {copy}',
  'certificate.of': 'of {of} copies. No more will ever be made.',
  // The version of the recording that the copy was sold with: of a song, of an album whose songs are all in the same one,
  // and in the list of an album's songs.
  'certificate.recording': 'Recording: version {version}',
  'certificate.recordings': 'Recordings: version {version} of each song',
  'certificate.songVersion': '{title} (version {version})',
  'certificate.rights': 'The documents agree with what the artist declared: compared by {checker} on {date}.',
  'certificate.godfrey': 'Godfrey, TuneMaker’s AI assistant',
  'certificate.declared': 'The artist has declared that they hold the rights.',
  'certificate.hands': 'It has had {hands} owners.',
  'certificate.sold': 'Sold on {date}.',
  'certificate.validity': 'Scan the code to see whether this copy is valid. A full refund makes it void.',
  'proof.pending':
    'This sale appears in the public log within a minute. A certificate downloaded after that carries the proof.',
  'proof.attachment': 'Proof that this copy is in the public edition log (c2sp.org/tlog-proof)',
  'proof.entry':
    'Entry {index} of the public log {origin}, in its tree of {size} entries with the root {root}…, signed by the key {keyId}. The proof is attached to this file and can be checked without us: node verify.js certificate.pdf',
  // Title of a file with tickets.
  'sheet.name': 'Keymails: {title}, No. {from} to {to}',
  // In small print on a ticket with a QR code; `address` is where to type the code.
  'sheet.howTo': 'Scan, or type the code at {address}. It works once.',
  'sheet.of': 'of {of}',
  'receipt.name': 'Receipt {number}',
  'receipt.heading': 'Receipt',
  'receipt.paidOn': 'Paid on',
  'receipt.paidBy': 'Paid by',
  'receipt.paidTo': 'Paid to',
  'receipt.toArtist': '{artist}, straight to the artist’s own PayPal account. TuneMaker took no share.',
  'receipt.quantity': 'Quantity',
  'receipt.total': 'Total',
  'receipt.transaction': 'PayPal transaction',
  'receipt.noteUs': 'TuneMaker’s fees are not refunded. Questions? Reply to the email that brought this receipt.',
  'receipt.noteArtist':
    'Refunds are made by the artist, through PayPal. A full refund ends access and voids the certificate of the copy; a partial refund keeps both.',
  // `period` is a month or a year.
  'statement.name': 'Statement {period}, {artist}',
  'statement.heading': 'Statement',
  'statement.opening': 'Opening balance: net of everything before',
  'statement.gross': 'Gross: {n, plural, one {# sold} other {# sold}}',
  'statement.fees': 'PayPal’s fees',
  'statement.refunds': 'Refunds and lost disputes',
  'statement.net': 'Net',
  'statement.closing': 'Closing balance',
  'statement.byEdition': 'By edition',
  'statement.item': '{n, plural, one {# sold} other {# sold}}, gross {gross}',
  'statement.shares': 'Shares of collaborators',
  // `artist` is who sells; collaborators have shares of what is sold.
  'statement.sharesNote': 'All of it is in the PayPal account of {artist}, who pays the collaborators.',
  // Beside the name of the artist: what is left over after all shares.
  'statement.rest': 'the rest',
  'statement.note':
    'Fans paid the artist’s own PayPal account directly; TuneMaker held no money and took no share. Days are in UTC. Refunds count in the month in which the money went back.',
  // What an order was for, on receipts and in mails. Names stay as written.
  'order.copy': '{title} by {artist}, copy {copy} of {of}',
  'order.work': '{title} by {artist}',
  'order.library': 'Digital Music Library',
  'order.uploads': '{n, plural, one {Upload of one song} other {Upload of # songs}}',
  'order.application': 'G-Key application {number}',
  // Title of a file; `title` is an art card.
  'card.name': 'Certificate: {title}, No. {copy} of {of}',
  'card.heading': 'CERTIFICATE OF OWNERSHIP',
  'card.copy': 'Copy',
  'card.number': 'No. {copy} of {of}',
  'card.by': 'by {artist}',
  'card.belongs': 'belongs to',
  'card.issued': 'Issued',
  'card.rarity': 'Rarity',
  'rarity.common': 'Common',
  'rarity.uncommon': 'Uncommon',
  'rarity.rare': 'Rare',
  'rarity.legendary': 'Legendary',
  'rarity.masterpiece': 'Masterpiece',
  'card.work': 'Work',
  'card.certificate': 'Certificate',
  'card.code': 'The card’s verification code',
  'card.validity': 'Scan the code on the right to see whether it is valid today. A full refund voids it.',
  // Names of downloaded files, without “.pdf”.
  'file.certificate': 'Certificate {title} No. {copy}',
  'file.receipt': 'Receipt {title} No. {copy}',
  'file.statement': 'TuneMaker statement {period}',
})
