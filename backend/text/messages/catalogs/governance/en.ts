import { defineCatalog } from '#text/messages/catalog'

/** The page that explains the Governance Tracker and its price to artists. */
export const governance = defineCatalog('governance', {
  'governance.title': 'Governance Tracker',
  'governance.lead':
    'Before we release a song we need to know who owns it. The Governance Tracker is how we check. The G-Key is what you get once we have.',
  'governance.apply': 'Apply Now - Get Your G-Key',
  'price.title': 'One G-Key',
  'price.normally': 'Normally',
  // Before the struck-out price, read by screen readers only.
  'price.not': 'not',
  'price.offer': 'Limited-time offer',
  'price.half': '50% off',
  'price.tax': 'Tax',
  'price.taxText': 'as it applies to you',
  'price.once': 'You pay once, before tax',
  'price.note': 'Plus applicable tax. One-time, good for life, nothing to renew. Non-refundable.',
  'steps.title': 'From application to key',
  'steps.intro': 'You can follow every step with your tracking number.',
  'step.1': 'You apply',
  'step.1Text':
    'Your legal name, your artist name, an email address, and what you have registered: titles, numbers, dates. You must be 18 or older and hold the rights yourself.',
  'step.2': 'You confirm',
  'step.2Text':
    'You get a tracking number, such as <code>TM-20261120-K7Q2M9XA</code>, and an email with a link. Open the link, so that we know the address is yours.',
  'step.3': 'You pay',
  'step.3Text':
    '$50 through PayPal, plus applicable tax. The fee pays for the check and is non-refundable, so have your papers in order first.',
  'step.4': 'We read your papers',
  'step.4Text':
    'Godfrey reads first: he compares your copyright document with what you wrote. When number, title, name and date match, your key is on its way within minutes. Anything missing or unclear, and any picture, goes to a person, who answers within 24 to 48 hours.',
  'step.5': 'Your G-Key comes by email',
  'step.5Text':
    'We show it once and keep only its fingerprint, so nobody here can read it out to you. If it gets lost, write to us from the address you applied with. A person checks before a new one goes out.',
  'opens.title': 'What it opens',
  'opens.intro': 'With a key you have a workshop of your own.',
  'opens.uploads': 'Uploads',
  'opens.uploadsText':
    'Release a recording in 1 to 10,000 copies. $25 for a song, down to $16 each when you bring nine or ten.',
  'opens.keymails': 'One code for one copy, at your price. Hand them out however you like.',
  'opens.room': 'Your Private Green Room',
  'opens.roomText': 'The place backstage that your Keymail holders get into, and nobody else.',
  'opens.qr': 'QR codes',
  'opens.qrText': 'Free for G-Key members, as many as you can stick on things.',
  'opens.books': 'The books',
  'opens.booksText': 'Every sale, PayPal’s fee on it, and what was refunded, to the cent.',
  'opens.money': 'The money',
  'opens.moneyText':
    'Fans pay straight into your own PayPal account. We take nothing from a sale and never hold your money.',
  'not.title': 'What it is not',
  'not.1':
    'A G-Key is not a copyright registration. You make that with your national office, before you apply; it costs $45 to $85 there. <link>Copyright Your Material</link> says how.',
  'not.2':
    'It is not a record deal either. The songs stay yours, and we own no part of them. And do not lend your G-Key to anyone: whoever holds it can act as you.',
  'not.3':
    'Not sure yet? The <link>Members page</link> offers evaluation G-Keys. They open every page and cost nothing; only payments and real Keymails are switched off.',
  'governance.godfrey': 'Not sure whether your papers will do? Tell Godfrey what you have.',
})
