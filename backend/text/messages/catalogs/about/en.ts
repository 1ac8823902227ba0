import { defineCatalog } from '#text/messages/catalog'

/** Our Staff, Contact Us and Advertising, and what frames long texts. */
export const about = defineCatalog('about', {
  'staff.title': 'Our Staff',
  'staff.lead': 'A small team: a founder, an AI agent, and a clear rule about which of them decides what.',
  'staff.founder': 'Founder',
  'staff.founderName': 'Responsible for TuneMaker',
  'staff.founder1':
    'Started TuneMaker so that people who write songs can sell them without giving most of the money away first. Sets the fees, writes the terms, and carries the responsibility when something goes wrong.',
  'staff.founder2':
    'What an AI should not decide goes to a person: doubtful copyright papers, a swapped payment account, a lost G-Key. That takes 24 to 48 hours, and you are told the result.',
  'staff.agent': 'AI agent',
  'staff.agent1':
    'Available day and night. He answers in English, Spanish, French, German, Italian, Portuguese, Chinese and Japanese, reads the copyright papers that artists hand in, and watches over the platform.',
  'staff.agent2':
    'He has firm limits. Nothing he says in a conversation can approve an application, move money or change an account, and he sees nobody’s data but your own. When a matter is beyond him he passes it to a person.',
  'staff.mission': 'Our mission',
  'staff.missionLine': 'The people who write the songs set the price, keep the rights, and get the money.',
  'staff.missionText':
    'A song in a fixed number of copies can be worth something to the person who holds one, and so pay the person who wrote it. We check whose it is, count the copies, and stay out of the money’s way. It goes from the fan to the artist’s PayPal account. <link>Generate Income</link> shows the sums.',
  'staff.godfrey': 'You can meet one of us right now.',
  'contact.title': 'Contact Us',
  'contact.lead': 'Two ways to reach us: Godfrey answers at any hour, and a person reads every letter.',
  'contact.open': 'Open now, 24 hours a day, 7 days a week',
  'contact.chat': 'Chat with Godfrey',
  'contact.chatText':
    'Recommended, because it is quickest. He answers in eight languages, and passes on to a person what he cannot settle.',
  'contact.ask': 'Ask your question',
  'contact.answered': 'Answered within 24 to 48 hours',
  'contact.write': 'Write a letter',
  'contact.writeText':
    'For anything that needs a person, or papers. Give your tracking number or Keymail code if you have one, never your whole G-Key.',
  'contact.topics': 'What it is about',
  'contact.topicsIntro': 'Some things are quicker to do than to ask.',
  'topic.keymail': 'A Keymail that does not open',
  'topic.keymailText':
    'The <link>Keymail page</link> says why. If the copy is already yours, it mails you a sign-in link.',
  'topic.payment': 'A payment',
  'topic.paymentText':
    'Nothing is charged for a copy that is gone. If PayPal is slow, we keep asking, and you are let in when it answers, even with the browser closed.',
  'topic.refund': 'A refund',
  'topic.refundText': 'You paid the artist, so ask the artist first. <link>What a refund changes</link>',
  'topic.gKeys': 'G-Keys and applications',
  'topic.gKeysText':
    'Steps and price are under <link>Governance Tracker</link>. For a lost key, write from the address you applied with.',
  'topic.mistake': 'Something is wrong on a page',
  'topic.mistakeText': '<link>Request a Correction</link> says what changes at once and what a person looks at.',
  'topic.data': 'Your data',
  'topic.dataText':
    'What we keep and for how long is in the <link>Privacy Policy</link>. Requests go to the address above.',
  'topic.features': 'Feature requests',
  'topic.featuresText':
    'Write what you tried to do and where it ended. That is more use to us than the name of a feature, and we answer these too.',
  'topic.together': 'Working together',
  'topic.togetherText': 'Venues, studios, fan clubs: see <link>Advertising</link>.',
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
  'article.contents': 'On this page',
})
