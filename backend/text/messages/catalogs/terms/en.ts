import { defineCatalog } from '#text/messages/catalog'

/** The Terms of Service. The English text is the one that binds; translations say what it says. */
export const terms = defineCatalog('terms', {
  title: 'Terms of Service',
  lead: 'Our rules, in plain words. They bind you and us alike.',
  godfrey: 'Ask before you sign, not after.',
  agreement: 'Who agrees to what',
  'agreement.1':
    'These terms apply between you and TuneMaker. Looking around needs no agreement from you beyond ordinary decency. You accept them when you apply for a G-Key, upload a song, or pay for something.',
  'agreement.2':
    'A sale of a copy is between the fan who buys and the artist who sells. We provide the platform and keep the numbers; we are not the seller.',
  gKey: 'The G-Key',
  'gKey.1':
    'To hold one you must be 18 or older, able to make contracts, and the holder of the copyright in what you offer. What you tell us must be true. Registration with your national copyright office is required before you submit; it costs $45 to $85 there.',
  'gKey.2':
    'The G-Key costs $50 once instead of the normal $100, plus applicable tax. It is good for life and <strong>non-refundable</strong>, because the fee pays for the check: that includes an application that is declined. A declined application comes with reasons.',
  'gKey.3':
    'The key is your signature here. Keep it to yourself; what is done with it counts as done by you until you tell us.',
  uploads: 'Upload fees',
  'uploads.1':
    'Uploading is paid per song, before the upload. The more songs you buy together, up to ten, the less each one costs. An upload that fails or is refused keeps its credit. The fee itself is <strong>non-refundable</strong>.',
  'uploads.formats': 'Recordings are MP3, WAV, FLAC, M4A or AAC, up to 50 MB each.',
  // A row of the price list, such as “3 or 4 songs”.
  'uploads.songs': '{from} or {to} songs',
  'uploads.each': '{price} each',
  rights: 'Whose song it is',
  'rights.1':
    '<strong>Yours. You keep your copyright, all of it.</strong> You allow us to store the recording, to play it to you and to those who hold a copy, to show its title, your artist name, price and edition, and to let the public hear a preview of up to 30 seconds.',
  'rights.2':
    'You assure us that nobody else’s rights are in the way: co-writers, players, samples, labels. If somebody claims otherwise, a person looks at it, and the song may be taken off sale meanwhile.',
  editions: 'Editions and Keymails',
  'editions.1':
    'An edition has 1 to 10,000 copies, as you decide. From the first Keymail on it may shrink and never grow. The number of a copy is fixed when its code is issued. There is never one copy more than the edition says; this is what your fans pay for, and no exception is made, not for us and not for you.',
  'editions.2':
    'You set the price, from $0.99 for a song and from $1.00 for a Keymail. Once a Keymail is issued, its price stands. A code works once.',
  'editions.3':
    'You may have us mail Keymails, at most {count, number} a day, to people who want mail from you. Their addresses are used for that one mail and forgotten after 90 days. Every such mail carries a link that ends mail from artists here; who has used it gets none from you either, and your list shows that.',
  buying: 'Buying a copy',
  'buying.1':
    'You see artist, song, number and price before you pay through PayPal, in US dollars. A code is reserved for nobody: whoever pays first has the copy. If somebody was faster, you are told so and not charged.',
  'buying.2':
    'Your copy is for your own listening and opens the artist’s Private Green Room. It does not give you the right to copy, resell, publish or perform the song, or to pass your access around.',
  'buying.3':
    'A copy that has not been played yet may be given to somebody else by email, once. It is yours until the gift is accepted; an offer that nobody accepts ends after {days} days. Give us only an address whose owner expects to hear from you; the <privacy>Privacy Policy</privacy> says what becomes of it.',
  'buying.4':
    'On open sale a copy is kept for you while you pay. What one browser and one network may keep at a time is limited, so that nobody blocks an edition by starting payments and leaving. Your receipt goes to the address that PayPal names.',
  'buying.5':
    'It stays yours on any device. If PayPal takes its time over a payment, the copy stays reserved for you until the answer is known.',
  money: 'Where the money goes',
  'money.1':
    'What a fan pays for a copy goes <strong>straight to the artist’s own PayPal account</strong>. We take no share of it and never hold it. PayPal deducts its own fee from the artist. Artists see to their own taxes.',
  'money.2':
    'TuneMaker earns money in three ways: the G-Key fee, the upload fee, and $9.95 for the Digital Music Library. Estimates in the workshop are estimates; what counts is the amount on the button when you pay.',
  refunds: 'Refunds',
  'refunds.1':
    'G-Key and upload fees are not refunded. For a copy, ask the artist, who has the money and can return it through PayPal. The Digital Music Library is paid to us, so ask us: a full refund closes it and leaves your copies where they are.',
  'refunds.full':
    '<strong>A full refund ends access.</strong> The copy is no longer yours, and its number goes back to the artist.',
  'refunds.partial': '<strong>A partial refund keeps access.</strong> The copy stays yours.',
  'refunds.dispute': 'A dispute at PayPal changes nothing until it has been decided.',
  'refunds.2':
    'If you paid and what you bought turns out to be gone, that is our fault and a person settles it within 48 hours. Rights that the law gives you as a consumer stay untouched by all this.',
  rooms: 'Manners in the Green Room',
  'rooms.text':
    'It is the artist’s room. The artist may remove what is posted there and mute whoever disturbs it; a muted holder goes on reading and listening. You may take your own words back at any time. What you post stays yours; you allow us to show it to the people in that room. After a full refund the room closes, and what you said stays until you or the artist delete it. No threats, no hate, no strangers’ private affairs, no advertising, nothing against the law.',
  evaluation: 'Evaluation G-Keys',
  'evaluation.text':
    'They are there so that you can see every page at no cost. They cannot take payments or issue real Keymails, and demonstration codes cannot be redeemed. Other people may be using the same key, so put nothing private behind it.',
  godfreyChapter: 'Godfrey and decisions',
  'godfreyChapter.text':
    'Godfrey, our AI agent, answers questions and checks documents. He can be mistaken. Nothing he says in a conversation approves an application, moves money or changes these terms. If you disagree with a decision of his, ask for a person, who answers within 24 to 48 hours.',
  closing: 'When selling ends',
  'closing.1':
    'You can stop selling whenever you like. Copies that fans have bought go on playing for them, and you allow us to keep the files for that.',
  'closing.2':
    'We may take a song off sale or suspend a G-Key for false papers, somebody else’s work, fraud, or attacks on the platform. You are told the reason and can have a person look at it again. Fees are not returned in that case.',
  promise: 'What we promise, and what we do not',
  'promise.1':
    'We promise to count copies correctly, to let in everybody who has paid, and to correct our mistakes. We do not promise that a song will sell, that our service is never interrupted, or that PayPal is always available.',
  'promise.2':
    'As far as the law allows, what we owe you for a failure of ours is limited to what you have paid us. That limit does not apply to intent or gross negligence.',
  changes: 'Changes and questions',
  'changes.text':
    'If these terms change, the new ones appear here before they apply, and what was bought before stays under the terms of that day. How we treat data is in the <privacy>Privacy Policy</privacy>. Write to <mail>{mail}</mail> with anything else.',
})
