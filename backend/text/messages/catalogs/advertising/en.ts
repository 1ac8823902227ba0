import { defineCatalog } from '#text/messages/catalog'

/** Advertising: what is not for sale, and partners. */
export const advertising = defineCatalog('advertising', {
  'ads.title': 'Advertising',
  'ads.lead': 'There are no advertisements on TuneMaker, and we keep no space for them. What we look for is partners.',
  'ads.notForSale': 'What is not for sale',
  'ads.notForSaleText':
    'No banners, no paid places in the catalog, no mailings on somebody’s behalf. We never share the addresses of artists or fans with anybody, so there is no audience to rent.',
  'ads.partners': 'Partners we like',
  'ads.partnersIntro': 'Places where songs and the people who love them already meet.',
  'ads.venues': 'Venues and promoters',
  'ads.venuesText':
    'Artists with a G-Key make QR codes for their shows free of charge. A spot for them at the entrance, at the bar or on the ticket is all it takes.',
  'ads.studios': 'Studios and record shops',
  'ads.studiosText':
    'You meet artists when the song is finished and the question is where to put it. There is a letter for that below.',
  'ads.clubs': 'Fan clubs',
  'ads.clubsText':
    'An artist can give a club its own Keymails. Members then pay the artist directly, and each holds a numbered copy.',
  'ads.schools': 'Schools, advisors, law clinics',
  'ads.schoolsText': 'A plain description of what it costs an artist and what it may bring, for those who give advice.',
  'ads.take': 'Take one with you',
  'ads.takeText': 'Each is one page and made for the printer.',
  'ads.letterStudios': 'For studios',
  'ads.letterClubs': 'For fan clubs',
  'ads.letterCounselors': 'For counselors',
  'ads.letterVisitors': 'For visitors',
  'ads.read': 'Read and print',
  'ads.begin': 'How to begin',
  'ads.beginText':
    'Write to <mail>{mail}</mail>: who you are, where you are, what you have in mind. Partnerships are agreed one by one, between people. You get an answer within 24 to 48 hours.',
  'ads.godfrey': 'Godfrey can answer a quick question.',
})
