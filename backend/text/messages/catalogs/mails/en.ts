import { defineCatalog } from '#text/messages/catalog'

/** Mails to fans and visitors. */
export const mails = defineCatalog('mails', {
  // First line of every mail.
  greeting: 'Hello,',
  greetingName: 'Hello {name},',
  // The number of a copy on the ticket: in large letters, then in small ones.
  'ticket.number': 'No. {copy}',
  'ticket.of': 'of {of}',
  'signIn.subject': 'Your way back into {artist}’s Green Room',
  'signIn.text':
    'You own copy No. {copy} of {of} of “{title}” by {artist}, with the code {code}. This link lets you in on the device you open it with:',
  'signIn.note':
    'It works once, for {minutes} minutes. If you did not ask for it, somebody typed your address or your Keymail code; without this mail neither opens anything.',
  'signIn.button': 'Sign in',
  // In place of a giver's name that we do not know.
  'gift.somebody': 'Somebody',
  'gift.subject': '{giver} has a song for you: “{title}”',
  'gift.text': '{giver} bought copy No. {copy} of {of} of “{title}” by {artist} and would like you to have it.',
  'gift.textOwned': '{giver} owns copy No. {copy} of {of} of “{title}” by {artist} and would like you to have it.',
  'gift.link': 'This link makes it yours. It costs nothing, and it works once:',
  'gift.note': 'It lasts {days} days. If you do not want it, do nothing.',
  'gift.button': 'Take the gift',
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
    'If that is you, confirm it with this link. As soon as the other accepts, the copy is theirs and your access to it ends:',
  'transfer.note': 'The link lasts {hours} hours. If it was not you, do nothing: the copy stays yours.',
  'transfer.button': 'Hand it over',
  'waitlist.subject': 'A copy of “{title}” is free',
  'waitlist.text': 'You asked us to write when a copy of “{title}” by {artist} is free again. One is, right now:',
  'waitlist.note':
    'Whoever pays first gets it; should it be gone when you come, you can join the list again. This is the only mail that the list sends you.',
  'waitlist.leave': 'Take my address off the list:',
  'waitlist.button': 'Buy the copy',
})
