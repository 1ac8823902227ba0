import type { Language } from '#contract/text'
import { matters } from '#text/messages/catalogs/matters/en'
import { staffMatters } from '#text/messages/catalogs/staff-matters/en'
import { getMessages } from '#text/messages/get-messages'

type WithPrefix<Key, Prefix extends string> = Key extends `${Prefix}.${infer Name}` ? Name : never

/** Which of an artist's details is to be corrected. */
type CorrectedDetail = WithPrefix<keyof (typeof matters)['messages'], 'what'>

/** What a review is about: a message and its values, which stay as written. */
export type ReviewMatter =
  | { about: 'song' | 'recording'; title: string; artist: string }
  | { about: 'application'; number: string; artist: string }
  | { about: 'lost-g-key' | 'look-alike'; artist: string }
  | { about: 'correction'; what: CorrectedDetail; title: string; artist: string }
  | { about: 'own-correction'; what: CorrectedDetail; artist: string }
  | { about: 'stranded-order' | 'books'; number: string }
  | { about: 'mistake' }

/** What a review is about, as the person reads it who asked. */
export function formatMatter(matter: ReviewMatter, language: Language): string {
  const t = getMessages(matters, language)
  switch (matter.about) {
    case 'song':
    case 'recording':
      return t(matter.about, { title: matter.title })
    case 'application':
      return t('application', { number: matter.number })
    case 'look-alike':
      return t('look-alike', { artist: matter.artist })
    case 'correction':
      return t('correction', { what: t(`what.${matter.what}`), title: matter.title })
    case 'own-correction':
      return t(`what.${matter.what}`)
    case 'stranded-order':
    case 'books':
      return getMessages(staffMatters, language)(matter.about, { number: matter.number })
    case 'lost-g-key':
    case 'mistake':
      return t(matter.about)
  }
}

/** The same as staff read it, who see the matters of all artists. */
export function formatStaffMatter(matter: ReviewMatter, language: Language): string {
  const about = formatMatter(matter, language)
  // A name that looks like another one is the artist's.
  return 'artist' in matter && matter.about !== 'look-alike'
    ? getMessages(matters, language)('of', { matter: about, artist: matter.artist })
    : about
}

type PlainReason = Exclude<WithPrefix<keyof (typeof staffMatters)['messages'], 'reason'>, 'unreadable'>

/** Why a review was opened: a message of staff-matters and its values. */
export type ReviewReason = { because: PlainReason } | { because: 'unreadable'; fault: string }

/** Why a review was opened, as staff read it. */
export function formatReason(reason: ReviewReason, language: Language): string {
  const t = getMessages(staffMatters, language)
  return reason.because === 'unreadable'
    ? t('reason.unreadable', { fault: reason.fault })
    : t(`reason.${reason.because}`)
}
