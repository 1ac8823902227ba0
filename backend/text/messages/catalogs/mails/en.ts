import { defineCatalog } from '#text/messages/catalog'

/** Mails to fans and visitors. */
export const mails = defineCatalog('mails', {
  // First line of every mail.
  greeting: 'Hello,',
  greetingName: 'Hello {name},',
  // What a ticket says in small capitals; at most 15 letters.
  'ticket.band': 'Admit one',
  // The number of a copy on the ticket: in large letters, then in small ones.
  'ticket.number': 'No. {copy}',
  'ticket.of': 'of {of}',
  'signIn.subject': 'Your way back into {artist}’s Green Room',
  'signIn.text':
    'You own copy No. {copy} of {of} of “{title}” by {artist}, with the code {code}. This link lets you in on the device you open it with:',
  'signIn.note':
    'It works once, within {minutes} minutes. If you did not ask for it, somebody typed your address or your Keymail code; without this mail neither opens anything.',
  'signIn.button': 'Sign in',
  // In place of a giver's name that we do not know.
  'gift.somebody': 'Somebody',
  'gift.subject': '{giver} has a song for you: “{title}”',
  'gift.text': '{giver} bought copy No. {copy} of {of} of “{title}” by {artist} and would like you to have it.',
  'gift.textOwned': '{giver} owns copy No. {copy} of {of} of “{title}” by {artist} and would like you to have it.',
  'gift.link': 'This link makes it yours. It costs nothing, and it works once:',
  'gift.note': 'It lasts {days} days. If you do not want it, do nothing.',
  'gift.button': 'Accept the gift',
  // `what` is what was bought, as the order names it.
  'receipt.subject': 'Your receipt: {what}',
  'receipt.paid': 'Thank you. You paid {price} for: {what}.',
  'receipt.toArtist': 'The money went straight to {artist}.',
  'receipt.toUs': 'The money went to TuneMaker.',
  'receipt.copy':
    'Yours is No. {copy} of {of} of “{title}” by {artist}, with the code {code}. It plays in {artist}’s Private Green Room:',
  'receipt.otherDevice': 'On another device, sign in with this address first; we mail you a link:',
  'receipt.attached': 'The receipt {number} is attached as a PDF.',
  'receipt.button': 'Open the Green Room',
  'transfer.subject': 'Hand over “{title}”, No. {copy}?',
  'transfer.text':
    'Somebody who is signed in with your copy wants to hand No. {copy} of {of} of “{title}” by {artist} over to {to}.',
  'transfer.confirm':
    'If that is you, confirm it with this link. As soon as they accept, the copy is theirs and your access to it ends:',
  'transfer.note': 'The link lasts {hours} hours. If it was not you, do nothing: the copy stays yours.',
  'transfer.button': 'Hand it over',
  'waitlist.subject': 'A copy of “{title}” is available',
  'waitlist.text': 'You asked us to write when a copy of “{title}” by {artist} is available again. One is, right now:',
  'waitlist.note':
    'Whoever pays first gets it; should it be gone when you come, you can join the list again. This is the only mail that the list sends you.',
  'waitlist.leave': 'Take my address off the list:',
  'waitlist.button': 'Buy the copy',
  // Last line of the mails about art cards.
  fineArtSignature: 'TuneMaker Fine Art',
  'collector.welcomeSubject': 'Confirm your address and enter the gallery',
  'collector.welcomeText':
    'Somebody registered this address as an art collector at TuneMaker. If that was you, this link confirms it and lets you in on the device you open it with:',
  'collector.welcomeNote':
    'It works once, within {minutes} minutes. If it was not you, do nothing: in {days} days the address is forgotten.',
  'collector.button': 'Enter the gallery',
  'collector.signInSubject': 'Your way back into your collection',
  'collector.signInText': 'This link lets you into your collection on the device you open it with:',
  'collector.signInNote':
    'It works once, within {minutes} minutes. If you did not ask for it, somebody typed your address; without this mail it opens nothing.',
  'giftTaken.subject': 'Your gift was accepted: “{title}”',
  'giftTaken.transferSubject': 'Your copy was accepted: “{title}”',
  'giftTaken.text':
    'Your gift has arrived: No. {copy} of {of} of “{title}” by {artist} now belongs to the person you gave it to.',
  'giftTaken.transferText':
    'Your copy has changed hands: No. {copy} of {of} of “{title}” by {artist} now belongs to the person you gave it to.',
  'giftTaken.others': 'Everything else you own:',
  'copies.button': 'Your copies',
  'refund.subject': 'About your refund: “{title}”, No. {copy}',
  'refund.text': 'You asked {artist} to refund No. {copy} of {of} of “{title}”. The answer is no. {artist} writes:',
  'refund.note':
    'The copy stays yours. TuneMaker never had the money and cannot send it back. If something was wrong with what you bought, PayPal takes complaints for 180 days after a payment, in its Resolution Center.',
  // {what}: what was paid for, as on the receipt.
  'returned.subject': '{amount} refunded: {what}',
  'returned.text':
    '{amount} of your payment for {what} was refunded to you. PayPal returns it the way you paid; a bank or card may take a few days to show it.',
  'returned.textFrom':
    '{amount} of your payment for {what} was refunded to you by {artist}. PayPal returns it the way you paid; a bank or card may take a few days to show it.',
  'returned.whole':
    'The whole payment is returned, so what you bought with it has ended: it no longer plays, and its number belongs to nobody.',
  'returned.part': 'The rest of the payment stays as it is, and what you bought stays yours.',
  'feedback.subject': 'We received your feedback',
  'feedback.text':
    'We received feedback about TuneMaker in which this address was given. A person reads it; if an answer is needed, it comes to this address.',
  'feedback.ignore': 'If it was not you, somebody else typed this address. You need not do anything.',
  'address.newsSubject': 'News from TuneMaker: please confirm',
  'address.giftSubject': 'Your graphic from TuneMaker',
  'address.gift': 'Here is “{title}” again, in case you want it on another device:',
  'address.news': 'We received a request to send our news to this address. If it was you, please confirm:',
  'address.confirm': 'If this address is yours, please confirm it, so that we know that nobody else typed it:',
  'address.note':
    'The link works once, for {days} days. If it was not you, do nothing: without it you get no mail from us, and the address is forgotten after {forgotten} days. To never be asked again:',
  'address.button': 'Confirm this address',
  // `what` is an artist, or a song with its artist.
  'follow.subject': '{what}: please confirm',
  'follow.song': '“{title}” by {artist}',
  'follow.wish':
    'Somebody (we hope it was you) wants us to write to this address when copies of “{title}” by {artist} are available, and when only ten are left. If it was you, please confirm:',
  'follow.artist':
    'Somebody (we hope it was you) wants us to write to this address when {artist} releases something or writes a message, when copies are available again, and when only ten are left. If it was you, please confirm:',
  'follow.artistShared':
    'Somebody (we hope it was you) wants us to write to this address when {artist} releases something or writes a message, when copies are available again, and when only ten are left. {artist} will also see this address. If it was you, please confirm:',
  'follow.note':
    'The link works once, for {days} days. If it was not you, do nothing: you get no mail from us, and the request is forgotten after {forgotten} days.',
  'follow.manage': 'What this address follows, and how to end it:',
  'follow.button': 'Confirm',
  // `first` is the first of several headlines.
  'notice.more': '{first}, and {count, number} more',
  'notice.why':
    'You get this mail because this address follows the artist or has the song on its wish list. See everything it follows, and stop what you no longer want:',
  'notice.listen': 'Listen',
  'notice.buy': 'Buy a copy',
  'notice.open': 'Open the artist’s page',
  'notice.writes': '{artist} writes to followers:',
  'notice.new': 'New: “{title}” by {artist}',
  'notice.newText':
    '{count, plural, one {One copy for {price}} other {# numbered copies, {price} each}}, and never another one.',
  'notice.freed': 'Copies of “{title}” by {artist} can be bought',
  'notice.freedText':
    '{count, plural, one {One copy is on sale now for {price}.} other {# copies are on sale now, {price} each.}} Whoever pays first gets the next number.',
  'notice.last': '{count, plural, one {The last copy} other {The last # copies}} of “{title}”',
  'notice.lastText':
    '{count, plural, one {One copy of “{title}” by {artist} can still be bought for {price}.} other {# copies of “{title}” by {artist} can still be bought, {price} each.}}',
})
