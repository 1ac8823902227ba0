import { defineCatalog } from '#text/messages/catalog'

/** The Visitor Information Hub: five questions and answers. */
export const visitorInformation = defineCatalog('visitor-information', {
  title: 'Visitor Information Hub',
  lead: 'Five questions that most people ask first. You can read everything without an account.',
  // The specification's button.
  download: 'Download Platform PDF',
  'scarcity.title': 'What is Digital Scarcity?',
  'scarcity.1':
    'A file can be copied forever, so it is hard to sell. Here an artist decides how many copies of a song exist, from 1 to 10,000, and each one has its number, such as No. 7 of 100. The number is fixed when the code for it is made.',
  'scarcity.2':
    'When they are sold, they are sold. We cannot add one, and neither can the artist: once the first code is out, an edition can get smaller but never larger.',
  'gKey.title': 'What is G-Key authentication?',
  'gKey.1':
    'Artists who sell here hold a Governance Tracker Key, or G-Key. They get it when their copyright papers have been compared with who they say they are, by Godfrey, our AI agent, and by a person where he is not sure. It is also the only way into the artists’ workshop.',
  'gKey.2':
    'For you it means that the song comes from somebody who has shown that it is theirs. You need no key to look around.',
  'keymail.title': 'What is a Keymail?',
  'keymail.1':
    'A code for one copy of a song or an album: <code>TM-20261120-K7Q2M9XA</code>, for instance. Artists hand them out by email, at shows, on paper. You type it in, see artist, song and price, and pay with PayPal.',
  'keymail.2': 'A code works once. If somebody was faster, you are told so and not charged.',
  'money.title': 'How do artists make money?',
  'money.1':
    'They set the price, and what you pay goes straight to the artist’s own PayPal account. TuneMaker takes nothing from the sale and never holds the money; PayPal takes its own fee.',
  'money.2':
    'We live on other income: what artists pay for their G-Key and for uploading songs, and a Digital Music Library for $9.95.',
  'fans.title': 'What do fans get?',
  'fans.1':
    'A numbered copy that plays in full, and a place in the artist’s Private Green Room. Both stay yours on any device: if you change phones, the Keymail page mails a sign-in link to the address you paid with.',
  'fans.2': 'A full refund ends that access. A partial refund keeps it.',
  // Name of a list of links, read by screen readers only.
  more: 'Related pages',
  'link.start': 'Start page',
  'link.home': 'New releases',
  'link.fineArt': 'The art gallery',
  'link.overview': 'Everything on one page',
  'link.beforeYouGo': 'Before you go',
  godfrey: 'Another question? Godfrey answers in eight languages, day or night.',
})
