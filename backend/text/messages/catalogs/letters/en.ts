import { defineCatalog } from '#text/messages/catalog'

/** The printed letters, on the page and as PDF. Each must fit on one page. */
export const letters = defineCatalog('letters', {
  // The letter for counselors at schools and advice centers.
  'counselor.audience': 'Platform overview',
  'counselor.title': 'TuneMaker on one page',
  'counselor.greeting': 'Dear Counselor,',
  'counselor.p1':
    'You may be the first person a songwriter asks: at a school, a community center, a law clinic or an advice desk for musicians. This page is meant to help you answer.',
  'counselor.p2':
    'TuneMaker sells songs in a fixed number of copies. The artist decides how many there are and what one costs. A listener receives a code, called a Keymail, pays the artist through PayPal, and owns one numbered copy. It plays on any device and opens the artist’s Private Green Room, a backstage space for those who own a copy.',
  'counselor.p3':
    'Three things are worth saying before anybody applies. The artist must be 18 or older, hold the rights, and register them first. Our fees are non-refundable, and nobody can promise that a song will sell. And what fans pay goes straight to the artist’s own PayPal account: we never hold that money and take no share of it.',
  'counselor.p4':
    'We are not a label, a publisher or a collecting society. The copyright stays where it is. Whoever wants to look first can try the whole workshop with an evaluation key, at no cost.',
  // `site` is the product’s address without https://.
  'counselor.p5':
    'For questions this page leaves open, Godfrey, our AI assistant, answers in eight languages at {site}/godfrey-chat, and a person answers emails to {contact} within 24 to 48 hours.',
  'counselor.facts': 'At a glance',
  'fact.gKey': 'G-Key',
  'counselor.gKey': '$50 once, for life (normally $100), plus applicable tax. Non-refundable.',
  'fact.upload': 'Upload',
  'fact.uploadValue': '$25 a song, down to $16 each for nine or ten. Non-refundable.',
  'fact.share': 'Share of sales',
  'fact.shareValue': 'None. PayPal’s own fee applies.',
  'counselor.price': 'Price of a copy',
  'counselor.priceValue': 'Set by the artist, from $1.00.',
  'fact.edition': 'Edition',
  'counselor.editionValue': '1 to 10,000 copies. Never more than announced.',
  'counselor.copyright': 'Copyright',
  'counselor.copyrightValue': 'Registered first, $45-$85 at the national office. Documents are checked.',
  'counselor.audio': 'Audio',
  'counselor.audioValue': 'MP3, WAV, FLAC, M4A, AAC, up to 50 MB.',
  'counselor.refunds': 'Refunds',
  'counselor.refundsValue': 'A full refund ends access, a partial refund keeps it.',
  'counselor.visitors': 'Visitors',
  'counselor.visitorsValue': 'Free, without registration.',
  'counselor.closing': 'With kind regards,',
  'studio.audience': 'For recording studios',
  'studio.title': 'After the last mix',
  'studio.greeting': 'Dear studio team,',
  'studio.p1':
    'You know the moment. The mix is done, the artist is happy, and then comes the question of where to put it. A stream pays a fraction of a cent, and records have to be paid for before the first one is sold. We offer a third way.',
  'studio.p2':
    'On TuneMaker an artist sells a recording in a fixed number of copies, 100 of them, say, each with its number. A buyer pays the artist’s own PayPal account directly. We take no share of the sale and never hold the money.',
  'studio.p3':
    'It starts with rights, and that is where you come in. The artist has to show whose song and whose recording it is. A short document from the session saves a lot of trouble: who wrote it, who played on it, who owns the master. Registration with the national copyright office costs $45 to $85 and comes first.',
  'studio.p4':
    'What we need from you is a good file. We play what was uploaded as it is, without compressing it again, so send your artist home with the WAV or FLAC as well.',
  'studio.p5':
    'If you think this suits somebody who records with you, give them this page. There is nothing for studios to join and nothing to pay.',
  'studio.facts': 'What your artist should know',
  'studio.files': 'Files',
  'studio.filesValue': 'WAV, FLAC, MP3, M4A, AAC, up to 50 MB',
  'studio.editionValue': '1 to 10,000 numbered copies',
  'studio.gKeyValue': '$50 once (normally $100), plus applicable tax',
  'studio.uploadValue': '$25 a song, down to $16 each for nine or ten',
  'studio.fees': 'Fees',
  'studio.feesValue': 'Non-refundable',
  'studio.shareValue': 'None; PayPal’s own fee applies',
  'studio.apply': 'Apply at',
  'studio.closing': 'With respect for your work,',
  'fanClub.audience': 'For fan clubs',
  'fanClub.title': 'Somebody will own No. 1',
  'fanClub.greeting': 'Dear club,',
  'fanClub.p1':
    'You have carried amplifiers, sold shirts and driven through the night. This is about a way to be paid back in music, and to pay the artist properly while you are at it.',
  'fanClub.p2':
    'On TuneMaker a song comes in a fixed number of copies. The artist says how many, and that is that: 100 means 100. Each copy has its number, and whoever owns one gets into the artist’s Private Green Room.',
  'fanClub.p3':
    'The artist gives your club a batch of Keymails, one code for each copy. You hand them out as you see fit: by raffle, by years of membership, at the summer party. Each member types in the code, pays the artist’s price through PayPal, and is in. The money goes straight to the artist. Nothing goes to us, and nothing passes through the club’s accounts.',
  'fanClub.p4':
    'A code works once. Entering it again charges nobody. A copy stays with the person who paid, on any device. If the artist ever refunds it in full, access ends; after a partial refund it stays.',
  'fanClub.p5': 'All it needs is an artist with a G-Key. If yours has none, show them this letter.',
  'fanClub.facts': 'How a member gets in',
  'fanClub.step1': 'Open {site}/redeem-keymail',
  'fanClub.step2': 'Type in the code from the club',
  'fanClub.step3': 'Pay the artist’s price with PayPal',
  'fanClub.step4': 'Play your copy, meet the others',
  'fanClub.closing': 'See you backstage,',
  'visitor.audience': 'For visitors',
  'visitor.title': 'Songs that come with a number',
  'visitor.greeting': 'TuneMaker is a small home for independent music.',
  'visitor.p1':
    'Artists sell a song here in a fixed number of copies, straight to the people who want it. You pay the artist once, own a copy such as No. 7 of 100, and enter the artist’s Private Green Room.',
  'visitor.p2': 'Looking around is free and needs no registration.',
  'visitor.facts': 'Five questions',
  'visitor.q1': 'What is Digital Scarcity?',
  'visitor.a1':
    'The artist decides how many copies exist, from 1 to 10,000. Each has a number, and none is ever added.',
  'visitor.q2': 'What is G-Key authentication?',
  'visitor.a2': 'Artists show whose song it is before they sell. The G-Key is the proof that they have.',
  'visitor.q3': 'What is a Keymail?',
  'visitor.a3': 'A code for one copy, from the artist. It works once. If somebody was faster, you are not charged.',
  'visitor.q4': 'How do artists make money?',
  'visitor.a4':
    'They set the price, and it goes straight to their own PayPal account. TuneMaker takes no share. PayPal takes its own fee.',
  'visitor.q5': 'What do fans get?',
  'visitor.a5':
    'The whole song on any device, and the Green Room. A full refund ends access, a partial refund keeps it.',
  'visitor.closing': 'Start at {site}/browse-music',
  // On a sample ticket, in place of an artist and a song.
  'sample.artist': 'Your artist',
  'sample.song': 'The song you are waiting for',
  'sample.lovedArtist': 'Somebody you love',
  'sample.lovedSong': 'That one song',
  pdfFailed: 'The PDF is not ready',
  pdfFailedText: 'We could not reach TuneMaker. Please try again, or print the page.',
  home: 'Back to Home',
  browse: 'Browse Music',
  print: 'Print',
  preparing: 'Preparing the PDF...',
  download: 'Download PDF',
  note: 'One page, as a PDF or from your own printer. Questions about it? <link>Chat with Godfrey</link>',
})
