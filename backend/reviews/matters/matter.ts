import type { Language } from '#contract/text'
import { staffMatters } from '#text/messages/catalogs/staff-matters/en'
import { getMessages } from '#text/messages/get-messages'

type MessageKey = keyof (typeof staffMatters)['messages']

/** Which of an artist's details is to be corrected. */
const DETAILS = {
  'song-title': 'what.songTitle',
  price: 'what.price',
  bio: 'what.bio',
  'green-room-post': 'what.greenRoomPost',
  'contact-email': 'what.contactEmail',
  'g-key-id': 'what.gKeyId',
  'copyright-documents': 'what.copyrightDocuments',
  'payment-account': 'what.paymentAccount',
  'keymail-code': 'what.keymailCode',
  'revenue-history': 'what.revenueHistory',
} as const satisfies Record<string, MessageKey>

type CorrectedDetail = keyof typeof DETAILS

/** What a review is about: a message of staff-matters and its values, which stay as written. */
export type ReviewMatter =
  | { about: 'song' | 'recording'; title: string; artist: string }
  | { about: 'application'; number: string; artist: string }
  | { about: 'lost-g-key' | 'look-alike'; artist: string }
  | { about: 'correction'; what: CorrectedDetail; title: string; artist: string }
  | { about: 'own-correction'; what: CorrectedDetail; artist: string }
  | { about: 'stranded-order' | 'books'; number: string }
  | { about: 'mistake' }

/** What a review is about, as staff read it. */
export function formatMatter(matter: ReviewMatter, language: Language): string {
  const t = getMessages(staffMatters, language)
  const what = 'what' in matter ? t(DETAILS[matter.what]) : ''
  return t(matter.about, { title: '', number: '', artist: '', ...matter, what })
}

const reasons = new Map(Object.entries(staffMatters.messages).map(([key, text]) => [text as string, key as MessageKey]))

/** Why a review was opened, as staff read it: as it is stored where no message says it. */
export function formatReason(reason: string, language: Language): string {
  const key = reasons.get(reason)
  return key?.startsWith('reason.') ? getMessages(staffMatters, language)(key as 'reason.rights') : reason
}
