import type { Session } from '#http/sessions/session'
import { type Language, languageCodes } from '#contract/text'
import { formatCents } from '#godfrey/knowledge/facts'
import { getTopic } from '#godfrey/knowledge/topics'
import { getGKeyStatus } from './get-g-key-status.ts'
import * as records from './own-records.ts'

export const OWN_TOPICS = [
  'own-g-key',
  'own-keymails',
  'own-songs',
  'own-application',
  'own-earnings',
  'own-copies-left',
  'own-payments',
  'own-copy-location',
  'own-review',
] as const
export type OwnTopic = (typeof OWN_TOPICS)[number]

type OwnAnswer = { text: string; page: string }
/** Fills a text of the topic: `variant` names it, `values` its placeholders. */
type Say = (variant: string, values?: Record<string, string | number>) => string

const signInPages: Partial<Record<OwnTopic, string>> = {
  'own-keymails': '/redeem-keymail',
  'own-payments': '/redeem-keymail',
  'own-copy-location': '/redeem-keymail',
  'own-review': '/contact-us',
  'own-application': '/governance-tracker',
}

/** Answers from the session's own rows only, so that nobody can read another person's. */
export async function getOwnAnswer(id: OwnTopic, session: Session, language: Language): Promise<OwnAnswer> {
  const topic = getTopic(id)
  const { answer, variants = {} } = topic[language]
  const say: Say = (variant, values = {}) =>
    (variants[variant] ?? answer).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
  const text = await writers[id](session, say, language)
  // Without a text the session does not say whose it is: the topic's answer tells how to sign in.
  return text ? { text, page: topic.page } : { text: answer, page: signInPages[id] ?? '/g-key-login' }
}

const writers: Record<OwnTopic, (session: Session, say: Say, language: Language) => Promise<string | undefined>> = {
  'own-g-key': async (session, say) => {
    if (!session.artistId) return undefined
    const { active, accountType, artistName } = await getGKeyStatus(session)
    return say(active ? (accountType === 'test' ? 'test' : 'active') : 'void', { name: artistName ?? '' })
  },
  'own-keymails': async (session, say) => {
    if (!session.artistId && session.fanIds.length === 0) return undefined
    const { issued, redeemed, owned } = await records.getKeymailCounts(session)
    return [
      ...(session.artistId ? [say('issued', { issued, redeemed, open: issued - redeemed })] : []),
      ...(session.fanIds.length > 0 ? [say('owned', { owned })] : []),
    ].join(' ')
  },
  'own-songs': async (session, say) =>
    session.artistId ? say('counts', await records.getSongCounts(session)) : undefined,
  'own-application': async (session, say) => {
    const state = await records.getApplicationState(session)
    return state === undefined ? undefined : say('state', { state })
  },
  'own-earnings': async (session, say) => {
    if (!session.artistId) return undefined
    const { sales, gross, net, total } = await records.getEarnings(session)
    return say('earned', { sales, gross: formatCents(gross), net: formatCents(net), total: formatCents(total) })
  },
  'own-copies-left': async (session, say) => {
    if (!session.artistId) return undefined
    const editions = await records.listFreeCopies(session)
    const list = editions.map(({ title, free, copies }) => `“${title}” ${free}/${copies}`).join(', ')
    return say(list ? 'left' : 'none', { list })
  },
  'own-payments': async (session, say, language) => {
    const payments = await records.listOwnPayments(session)
    if (payments.length === 0) return isKnown(session) ? say('none') : undefined
    const total = payments.reduce((sum, { cents }) => sum + cents, 0)
    const list = payments
      .slice(0, 5)
      .map(({ description, cents, at }) => `${description}, ${formatCents(cents)}, ${formatDay(at, language)}`)
      .join('; ')
    return say('paid', { count: payments.length, total: formatCents(total), list })
  },
  'own-copy-location': async (session, say) => {
    const copies = await records.listOwnCopies(session)
    const list = copies.map(({ title, copy, copies: of }) => `“${title}” No. ${copy}/${of}`).join(', ')
    return say(list ? 'owned' : 'none', { list })
  },
  'own-review': async (session, say, language) => {
    const reviews = await records.listOwnReviews(session)
    if (reviews.length === 0) return say('none')
    const list = reviews.map(({ number, due }) => say('item', { number, due: formatDay(due, language) })).join('; ')
    return say('open', { list })
  },
}

const isKnown = ({ artistId, fanIds }: Session) => artistId !== null || fanIds.length > 0

export function formatDay(date: Date, language: Language): string {
  return new Intl.DateTimeFormat(languageCodes[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(date)
}
