import { defineCatalog } from '#text/messages/catalog'

/** Pages that explain to artists how to sell here: Governance Tracker, copyright, income. */
export const guides = defineCatalog('guides', {
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
    'Godfrey reads first: he compares your copyright document with what you wrote. When number, title, name and date fit, your key is on its way within minutes. Anything missing or unclear, and any picture, goes to a person, who answers within 24 to 48 hours.',
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
    'It is not a record deal either. The songs stay yours, and we own no part of them. And do not lend it to anyone: whoever holds the key can act as you.',
  'not.3':
    'Not sure yet? The <link>Members page</link> offers evaluation G-Keys. They open every page and cost nothing; only payments and real Keymails are switched off.',
  'governance.godfrey': 'Not sure whether your papers will do? Tell Godfrey what you have.',
  'copyright.title': 'Copyright Your Material',
  'copyright.lead':
    'A song is yours from the moment you write it down or record it. Registering it makes that provable, and we ask for it before you submit anything here.',
  'copyright.song': 'The song',
  'copyright.songCovers': 'Words, melody, chords',
  'copyright.songText':
    'Belongs to whoever wrote it. Unless they agreed otherwise, two writers own it together, so name both.',
  'copyright.recording': 'The recording',
  'copyright.recordingCovers': 'What came out of the microphones',
  'copyright.recordingText':
    'Belongs to whoever performed, produced or paid for it, depending on what you agreed. Get that on paper before the session ends.',
  'copyright.two':
    'That makes two copyrights in every track. If you wrote it and recorded it yourself, both are yours, and often one registration covers the two.',
  'filing.title': 'Filing it',
  'filing.intro': 'In the United States. Elsewhere, ask your own national office.',
  'filing.1':
    'You file online with the U.S. Copyright Office: an account, a form, the fee, and a copy of the work. The form asks who wrote what and who owns it now. Answer it the way you would under oath, because you more or less are.',
  'filing.2':
    'The certificate may take months. Your registration still counts from the day on which the Office has all three: form, fee and copy. Keep the confirmation until the certificate comes.',
  'filing.3':
    'What you hand in with us is that certificate or confirmation, as PDF, JPG or PNG. It is stored privately, for the check and for nothing else.',
  'filing.noAdvice': 'This is a musician’s summary, not legal advice. The Office’s own pages decide.',
  'filing.aside': 'Fee and external help',
  'filing.fee': 'is what registration costs, depending on what you file and how. You pay it to the Office, not to us.',
  'filing.faq': 'Copyright Office filing FAQ',
  // Follows the link's text, read by screen readers only.
  'filing.faqNote': '(opens copyright.gov in a new tab)',
  'adds.title': 'What a G-Key adds',
  'adds.text':
    'Registration tells the world that the song is yours. A G-Key tells TuneMaker, and it is what lets you sell here.',
  'adds.1': 'Your name and your papers have been compared before anything of yours is published.',
  'adds.2': 'Each copy you sell carries its number, and there is never one more than you said.',
  'adds.3': 'Only you can issue Keymails for your songs.',
  'adds.4': 'It costs $50 once, plus applicable tax, instead of the normal $100. Non-refundable, good for life.',
  'adds.get': 'Get G-Key Access',
  'copyright.godfrey': 'Co-writers, samples, covers: ask before you file.',
  'income.title': 'Generate Income',
  'income.lead':
    'Six ways a song can bring something in. Not all of them pay through TuneMaker, and it would be a poor start to pretend so. Each one says where its money comes from.',
  'income.apply': 'Get Started - Apply Now',
  // Where the money of a source comes from.
  'income.paidHere': 'Paid here',
  'income.inPrice': 'In your price',
  'income.elsewhere': 'Paid elsewhere',
  'income.inCopy': 'In every copy',
  'income.free': 'Free',
  'income.1': 'Direct sales',
  'income.1Text':
    'A fan pays the price you set, through PayPal, straight into your own account. There is no shop in between and we keep no share. PayPal takes its own fee, as with every payment it handles.',
  'income.2': 'Keymail revenue',
  'income.2Text':
    'A Keymail is how a direct sale is made here: a code for one copy, from $1.00 up. The form suggests $7.50; you decide. Hand the codes out by email, at the merch table, on the back of a set list. You are paid the moment one is redeemed.',
  'income.3': 'Digital scarcity pricing',
  'income.3Text':
    'You choose how many copies exist, from 1 to 10,000. Twenty copies at $50.00 and a thousand at $1.00 both come to $1,000.00, and they are two very different evenings. Once the first Keymail is out, the edition can shrink but never grow.',
  'income.4': 'Streaming royalties',
  'income.4Text':
    'These come from streaming services, through your distributor and your collecting society. TuneMaker pays none. A song that you sell here in numbered copies can earn them there all the same.',
  'income.5': 'Fan membership',
  'income.5Text':
    'Each copy opens your Private Green Room, for as long as the fan holds it. There is no separate membership fee: the copy is the membership, and a good reason to ask more for it.',
  'income.6': 'QR code for live shows',
  'income.6Text':
    'Free for G-Key members. Print one on a poster, the drum skin, a coaster, and whoever scans it is on your page. The code itself earns nothing; it brings the people who do.',
  'sum.title': 'Do the math first',
  'sum.1':
    'Say you release one song in 100 copies at $7.50, and all of them sell. Nobody can promise you that they will, which is why the fees stand on the same slip.',
  'sum.2':
    'The money arrives in your PayPal account with each sale. Whether you move it on to a bank account or to Venmo is between you and PayPal. TuneMaker lives from the G-Key, the upload fee and the $9.95 Digital Music Library, not from your sales.',
  'sum.3':
    'More songs cost less each: $25 for one or two, $22 for three or four, $20 for five or six, $18 for seven or eight, $16 for nine or ten. Those fees are non-refundable.',
  'slip.title': '100 copies at $7.50',
  'slip.fans': 'Fans pay you',
  'slip.share': 'TuneMaker’s share',
  'slip.fee': 'PayPal’s fee',
  'slip.feeText': 'at PayPal’s rate',
  'slip.upload': 'Upload, once',
  'slip.gKey': 'G-Key, once in your life',
  'slip.left': 'Left, before PayPal and tax',
  'income.godfrey': 'Godfrey can work out a plan of one to ten songs with you.',
})
