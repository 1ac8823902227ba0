import { defineCatalog } from '#text/messages/catalog'

/** The choice between fans and visitors. */
export const fanVisitorChoice = defineCatalog('fan-visitor-choice', {
  title: 'Fan or visitor?',
  lead: 'With a Keymail you go straight to the ticket window. Without one you are just as welcome: have a look around first.',
  fan: "I'm a Fan",
  fanSays: 'I have a Keymail code',
  fan1: 'Type in the code that the artist gave you.',
  fan2: 'Pay the artist’s price with PayPal, once.',
  fan3: 'Walk into the Private Green Room and play your numbered copy.',
  visitor: "I'm a Visitor",
  visitorSays: 'I am here to look around',
  visitor1: 'See who sells what, and how many copies are left.',
  visitor2: 'No account, no registration, nothing to pay.',
  visitor3: 'Found something? Ask the artist for a Keymail.',
  about:
    'A Keymail is a code such as <code>TM-20261120-K7Q2M9XA</code>. Each one stands for a single copy of a song or an album, and artists hand them out themselves: by email, at shows, on paper. If yours has been redeemed, we can mail you a link to sign in.',
  redeem: 'Redeem a Keymail',
  browseMusic: 'Browse Music',
})
