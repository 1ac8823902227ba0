import { errors as ofCorrections } from '#contract/corrections'
import { errors as ofFineArt } from '#contract/fine-art'
import { errors as ofGKeys } from '#contract/gkeys'
import { errors as ofGreenRoom } from '#contract/green-room'
import { errors as ofKeymails } from '#contract/keymails'
import { errors as ofOpenSale } from '#contract/open-sale'
import { errors as ofPayments } from '#contract/payments'
import { type ErrorDefinition, commonErrors } from '#contract/platform'
import { errors as ofSongs } from '#contract/songs'
import { topics } from './knowledge/index.ts'
import type { Topic } from './knowledge/topic.ts'
import { normalizeText } from './tokenize.ts'

// The exact messages of screens and server, by the topic that explains them. Visitors quote them in English, whatever
// their language. quoted-messages.test.ts compares this list with every contract.
const screenMessages: Record<string, string[]> = {
  'g-key-does-not-work': ['Invalid G-Key ID. Please check your credentials.', 'Invalid G-Key ID', 'G-Key Required'],
  'used-or-unknown-code': [
    'Invalid Keymail code. Please check your code and try again.',
    'Invalid Keymail code',
    'Validation Failed',
  ],
  'keymail-format': [
    'Keymail codes should be in format: TM-YYYYMMDD-XXXXXXXX',
    'Keymail Code Required',
    'Invalid Format',
  ],
  'somebody-else-paying': [
    'Somebody is paying for this copy right now. Nothing was charged; try again in a minute.',
    'Somebody else has just bought this copy. Nothing was charged.',
  ],
  'network-busy': [
    'Your network holds as many copies as one network may, or has left them unpaid.',
    'A copy is held for you already, in another window or from a moment ago, and one person gets no more.',
  ],
  'payment-declined-or-pending': ['PayPal declined the payment. Nothing was charged; please try another way to pay.'],
  'refunds-and-disputes': [
    'This copy was refunded in full, so its access has ended.',
    'The fee of this application went back in full. It can only be declined.',
  ],
  'too-many-tries': ['Too many tries. Please wait a moment and try again.'],
  'audio-formats-and-size': [
    'Invalid File Type',
    'File Too Large',
    'Audio files must be under 50MB.',
    'Please select an audio file (MP3, WAV, FLAC, M4A, AAC).',
    'This call does not accept that kind of content.',
    'That is more than this call accepts.',
  ],
  'upload-problems': [
    'Audio File Required',
    'Please select an audio file to upload.',
    'Upload Failed',
    'Please pay the upload fee first. Nothing was stored.',
    'The copyright document must be a PDF, JPG or PNG.',
    'The copyright document must be under 10MB.',
    'An edition has 1 to 10,000 copies.',
    'Uploads are bought for 1 to 10 songs at a time.',
  ],
  'who-is-godfrey': ['This answer is not one of your conversation.'],
  'before-you-go': ['Nothing is written yet.'],
  'song-price': ['The lowest price is $0.99.', 'The highest price is $10,000.00.'],
  'keymail-price': ['The lowest price of a Keymail is $1.00.', 'The highest price of a Keymail is $10,000.00.'],
  'upload-interrupted': ['The upload stalled. Please try again.'],
  'qr-codes': ['URL Required', 'Generation Failed', 'No QR Code', 'Failed to generate QR code. Please try again.'],
  'become-a-collector': ['Please log in to purchase'],
  'other-device-sign-in': ['This link has been used or is too old. Ask for a new one with your Keymail code.'],
  'connect-paypal': ['This link has been used or is too old. Please ask for a new one in your workshop.'],
  'error-verification-required': ['Verification Required', 'Please accept all required confirmations to proceed.'],
  'error-paypal-account-required': [
    'PayPal Account Required',
    'PayPal Email Required',
    'Invalid Email Format',
    'Connection Failed',
    'Unable to connect PayPal account. Please try again.',
    'Please connect your PayPal account before uploading songs.',
    'Please connect your PayPal account above before creating Keymails.',
    'Please enter a valid PayPal email address.',
    'The payment account must be the PayPal address that you confirmed in your workshop.',
  ],
  'error-keymail-creation-failed': [
    'Keymail Creation Failed',
    'Failed to create Keymail',
    'Song Title Required',
    'This edition has fewer free copies than that. No Keymail was issued.',
    'This edition does not exist.',
    'None of your songs has this title. Upload it first.',
    'Several of your songs have this title. Choose one of them.',
    'This song does not exist.',
  ],
  'error-evaluation-mode': [
    'Evaluation Mode',
    'This G-Key is for evaluation. Contact Godfrey to upgrade to a production G-Key.',
  ],
  'error-payment-succeeded-redemption-failed': [
    'Redemption Error',
    'Payment successful but redemption failed. Please contact support.',
    'The payment has not been made yet. Nothing was charged.',
  ],
  'error-order-mismatch': [
    'Purchase Failed',
    'Unable to process purchase',
    'This cannot be bought here.',
    'The amount is not the price. Nothing was charged.',
    'Payments are in US dollars. Nothing was charged.',
    'Only immediate payments are possible. Nothing was charged.',
    'This payment does not fit the order. Nothing was charged.',
    'This order does not exist.',
    'This order belongs to somebody else.',
    'This order has already paid for something else.',
  ],
  'error-application': [
    'There is no application with this tracking number.',
    'This link has been used or is too old.',
    'Please confirm your e-mail address first. Nothing was charged.',
    'The address of this application is confirmed already.',
    'This application is paid for already. Nothing was charged.',
    'A payment for this application is under way. Nothing more was charged.',
    'This application does not wait for a decision.',
  ],
  'error-session-or-rights': [
    'Session Expired',
    'Please log in again',
    'Please sign in first.',
    'Invalid admin password',
    'Failed to authenticate. Please try again.',
    'This belongs to somebody else.',
    'This G-Key is not yours.',
    'This Governance Tracker number is not yours.',
    'This song plays for the artist and for those who hold a copy.',
    'Access Denied',
  ],
  'error-connection': [
    "I'm experiencing connection issues. Please try again.",
    'Something went wrong on our side.',
    'We cannot do this right now. Nothing was lost; please try again shortly.',
    'That request could not be read. Please check what was sent.',
    'There is nothing here.',
    'Page not found',
    'This address does not take calls of that kind.',
    'This call may only come from our own pages.',
    'Failed to get response from Godfrey',
    'Failed to fetch songs',
    'Failed to load analytics data',
    'Failed to fetch analytics',
    'No art cards available yet. Check back soon!',
  ],
  'art-cards': ['Card not found'],
}

// Errors of a module that are not listed above are explained by the module's own topic.
const moduleErrors: [Record<string, ErrorDefinition>, string][] = [
  [ofCorrections, 'corrections-instant-and-reviewed'],
  [ofFineArt, 'art-cards'],
  [ofGKeys, 'error-application'],
  [ofGreenRoom, 'green-room-posting'],
  [ofKeymails, 'error-keymail-creation-failed'],
  [ofOpenSale, 'buy-without-code'],
  [ofPayments, 'error-order-mismatch'],
  [ofSongs, 'upload-problems'],
  [commonErrors, 'error-connection'],
]
const screenMessageTexts = new Set(Object.values(screenMessages).flat())
const topicMessages: [id: string, texts: string[]][] = [
  ...Object.entries(screenMessages),
  ...moduleErrors.map(([refusals, id]): [string, string[]] => [
    id,
    Object.values(refusals)
      .map(({ message }) => message)
      .filter((message) => !screenMessageTexts.has(message)),
  ]),
]

const messages = topicMessages
  .flatMap(([id, texts]) => texts.map((text) => ({ id, text: toComparable(text) })))
  // Longest first: a full sentence is more specific than the title it starts with.
  .toSorted((a, b) => b.text.length - a.text.length)

/**
 * The topic that explains a message quoted in the text, in full or truncated at the end; undefined if none is quoted.
 */
export function getQuotedMessageTopic(text: string): Topic | undefined {
  const asked = ` ${toComparable(text)} `
  const quoted =
    messages.find(({ text }) => asked.includes(` ${text} `)) ?? messages.find(({ text }) => hasMessagePrefix(text, asked))
  return quoted && topics.find(({ id }) => id === quoted.id)
}

const anyMessage = new RegExp(
  topicMessages
    .flatMap(([, texts]) => texts)
    // Often only the first sentence is quoted.
    .flatMap((text) => [text, ...text.split(/(?<=[.:;])\s/).filter((part) => part.includes(' '))])
    .toSorted((a, b) => b.length - a.length)
    .map((text) => text.replace(/[.!:;]$/, '').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|'),
  'gi',
)

/** The text without quoted messages: what the visitor wrote. */
export function stripQuotedMessages(text: string): string {
  return text.replaceAll(anyMessage, ' ')
}

const PREFIX_CHARACTERS = 24

/** The first sentence of a long message, or as much of it as was copied, is enough. */
function hasMessagePrefix(message: string, asked: string): boolean {
  return message.length > PREFIX_CHARACTERS && asked.includes(` ${message.slice(0, PREFIX_CHARACTERS)}`)
}

function toComparable(text: string): string {
  return (
    normalizeText(text, 'english')
      // Chinese and Japanese have no space around quotations.
      .replaceAll(
        /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?=[a-z0-9])|(?<=[a-z0-9])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu,
        ' ',
      )
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  )
}
