import { defineCatalog } from '#text/messages/catalog'

/** The home page. */
export const home = defineCatalog('home', {
  // The home page's title. `number` is the number of a copy.
  title: 'Some songs come with a number',
  tabTitle: 'Home',
  lead: 'Independent artists sell a song here in a fixed number of copies, straight to the people who want it. You pay the artist once, own copy No. 7 of 100, and walk backstage into their Private Green Room.',
  ownMusic: 'Your music and Green Rooms',
  own: 'Open what is yours',
  redeem: 'Redeem a Keymail',
  browseMusic: 'Browse Music',
  'art.title': 'Art on the walls',
  'art.text': 'Pictures by the same hands, in numbered editions, for collectors.',
  'art.link': 'See the art cards',
  // Heading above the five main areas.
  'entries.title': 'Where to start',
  // The five areas have the specification's names.
  'entries.fan': 'Fan or Visitor',
  'entries.fanText': 'You hold a Keymail, or you would like to see what all this is about. Either way, start here.',
  'entries.tracker': 'Governance Tracker',
  'entries.trackerText': 'The G-Key: proof that the song is yours, and your access to TuneMaker.',
  'entries.upload': 'Upload Songs',
  'entries.uploadText': 'Release a recording in as many copies as you choose.',
  'entries.copyright': 'Copyright Your Material',
  'entries.copyrightText': 'How to file with the U.S. Copyright Office, in its own words.',
  'entries.income': 'Generate Income',
  'entries.incomeText': 'Six ways a song can earn money, and what each one requires.',
  // Read by screen readers after the name of a link.
  'entries.newTab': '(opens copyright.gov in a new tab)',
  'selling.title': 'Now selling',
  'selling.all': 'All songs',
  'selling.unreadable': 'The songs could not be loaded just now. Everything below still works.',
  'selling.empty': 'No song is for sale yet. Artists, this is your place.',
  // Name of the list of songs, read by screen readers.
  'selling.list': 'Songs for sale',
  'testDrive.title': 'Test-drive code',
  // The specification's hint: choose the button Members, then take a tour.
  'testDrive.hint': 'Choose Members -> Take a Tour',
  'testDrive.text':
    'This G-Key is for evaluation: it opens the whole workshop for free. Payments and real Keymails are switched off.',
  // On the sample ticket, in place of an artist's name.
  'sample.artist': 'Somebody you love',
  // On the sample ticket, in place of a song's title.
  'sample.song': 'That one song',
})
