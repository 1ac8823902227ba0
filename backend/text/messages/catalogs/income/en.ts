import { defineCatalog } from '#text/messages/catalog'

/** The page on six ways a song brings in money. */
export const income = defineCatalog('income', {
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
    'Say you release one song in 100 copies at $7.50, and all of them sell. Nobody can promise you that they will, which is why the fees are on the same slip.',
  'sum.2':
    'The money arrives in your PayPal account with each sale. Whether you move it on to a bank account or to Venmo is between you and PayPal. TuneMaker lives on the G-Key, the upload fee and the $9.95 Digital Music Library, not from your sales.',
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
