import { defineCatalog } from '#text/messages/catalog'

/** The animated opening. */
export const intro = defineCatalog('intro', {
  // The animated opening: one sentence after the other. Three are the specification's.
  wrote: 'You wrote it.',
  own: 'You own it.',
  money: 'How Can Independent Writers Make Money...',
  show: 'Let Us Show You How...',
  oneSong: 'One song.',
  scarcity: 'Digital Scarcity...',
  hundred: 'A hundred copies.',
  every: 'Every copy has a number, an owner and a way backstage.',
  // The three sentences before as one paragraph.
  summary: 'One song. A hundred copies. Every copy has a number, an owner and a way backstage.',
  skip: 'Skip intro',
  welcome: 'Welcome to TuneMaker.',
  enter: 'Enter TuneMaker',
  tabTitle: 'TuneMaker: songs in limited editions',
  'sample.artist': 'Somebody you love',
  'sample.song': 'That one song',
})
