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
  'own-upload-credits',
  'own-payment-email',
  'own-payments',
  'own-copy-location',
  'own-review',
] as const
export type OwnTopic = (typeof OWN_TOPICS)[number]

type OwnAnswer = { text: string; page: string }
/** Fills a text of the topic: `variant` names it, `values` its placeholders. */
type Say = (variant: string, values?: Record<string, string | number>) => string

/** What only an artist has. */
const ofArtists: ReadonlySet<string> = new Set([
  'own-g-key',
  'own-songs',
  'own-earnings',
  'own-copies-left',
  'own-upload-credits',
  'own-payment-email',
])

/** Whether the session can be told the topic: nobody is offered a button that only asks them to sign in. */
export function isOwnAnswerAvailable(id: string, { artistId, fanIds }: Session): boolean {
  if (ofArtists.has(id)) return artistId !== null
  if (id === 'own-copy-location') return fanIds.length > 0
  return artistId !== null || fanIds.length > 0
}

const signInPages: Partial<Record<OwnTopic, string>> = {
  'own-keymails': '/redeem-keymail',
  'own-payments': '/redeem-keymail',
  'own-copy-location': '/redeem-keymail',
  'own-review': '/contact-us',
  'own-application': '/governance-tracker',
}

/**
 * Answers from the session's own rows only, so that nobody can read another person's. Of several things those are told
 * that the question names by their title.
 */
export async function getOwnAnswer(
  id: OwnTopic,
  question: string,
  session: Session,
  language: Language,
): Promise<OwnAnswer> {
  const topic = getTopic(id)
  const { answer, variants = {} } = topic[language]
  const say: Say = (variant, values = {}) =>
    (variants[variant] ?? answer).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
  const text = await writers[id]({ session, say, language, question })
  // Without a text the session does not say whose it is: the topic's answer tells how to sign in.
  return text ? { text, page: topic.page } : { text: answer, page: signInPages[id] ?? '/g-key-login' }
}

type Asked = { session: Session; say: Say; language: Language; question: string }

const writers: Record<OwnTopic, (asked: Asked) => Promise<string | undefined>> = {
  'own-g-key': async ({ session, say }) => {
    if (!session.artistId) return undefined
    const { active, accountType, artistName } = await getGKeyStatus(session)
    return say(active ? (accountType === 'test' ? 'test' : 'active') : 'void', { name: artistName ?? '' })
  },
  'own-keymails': async ({ session, say, question }) => {
    if (!session.artistId && session.fanIds.length === 0) return undefined
    const { issued, redeemed, owned } = await records.getKeymailCounts(session)
    const recent = redeemed > 0 && session.artistId ? await records.listLastRedeemed(session, question) : []
    const list = pickMentioned(recent).map(({ title, copy }) => `“${title}” No. ${copy}`)
    return [
      ...(session.artistId ? [say('issued', { issued, redeemed, open: issued - redeemed })] : []),
      ...(list.length > 0 ? [say('recent', { list: list.join(', ') })] : []),
      ...(session.fanIds.length > 0 ? [say('owned', { owned })] : []),
    ].join(' ')
  },
  'own-songs': async ({ session, say, question }) => {
    if (!session.artistId) return undefined
    const songs = pickMentioned(await records.listSongStates(session, question))
    const list = songs.map(({ title, state }) => say('song', { title, state: say(state) })).join('; ')
    const counts = say('counts', await records.getSongCounts(session))
    return list ? `${counts} ${say('newest', { list })}` : counts
  },
  'own-application': async ({ session, say }) => {
    const state = await records.getApplicationState(session)
    return state && say(state === 'verifying' ? 'paid' : state)
  },
  'own-earnings': async ({ session, say }) => {
    if (!session.artistId) return undefined
    const { gross, net, lastNet, total, ...counts } = await records.getEarnings(session)
    const cents = { gross, net, lastNet, total }
    const amounts = Object.fromEntries(Object.entries(cents).map(([name, each]) => [name, formatCents(each)]))
    return say('earned', { ...counts, ...amounts })
  },
  'own-copies-left': async ({ session, say, question }) => {
    if (!session.artistId) return undefined
    const editions = pickMentioned(await records.listFreeCopies(session, question))
    const list = editions.map(({ title, free, copies }) => `“${title}” ${free}/${copies}`).join(', ')
    return say(list ? 'left' : 'none', { list })
  },
  'own-upload-credits': async ({ session, say }) =>
    session.artistId ? say('left', { credits: await records.getOwnUploadCredits(session) }) : undefined,
  'own-payment-email': async ({ session, say }) => {
    if (!session.artistId) return undefined
    const { confirmed, pending } = await records.getOwnPaymentEmails(session)
    return [
      confirmed ? say('confirmed', { email: confirmed }) : say('none'),
      ...(pending ? [say('pending', { email: pending })] : []),
    ].join(' ')
  },
  'own-payments': async ({ session, say, language }) => {
    const payments = await records.listOwnPayments(session)
    if (payments.length === 0) return isKnown(session) ? say('none') : undefined
    const total = payments.reduce((sum, { cents }) => sum + cents, 0)
    const list = payments
      .slice(0, 5)
      .map(({ description, cents, at }) => `${description}, ${formatCents(cents)}, ${formatDay(at, language)}`)
      .join('; ')
    return say('paid', { count: payments.length, total: formatCents(total), list })
  },
  'own-copy-location': async ({ session, say }) => {
    const copies = await records.listOwnCopies(session)
    const list = copies.map(({ title, copy, copies: of }) => `“${title}” No. ${copy}/${of}`).join(', ')
    return say(list ? 'owned' : 'none', { list })
  },
  'own-review': async ({ session, say, language }) => {
    const reviews = await records.listOwnReviews(session)
    if (reviews.length === 0) return say('none')
    const list = reviews.map(({ number, due }) => say('item', { number, due: formatDay(due, language) })).join('; ')
    return say('open', { list })
  },
}

/** The rows whose title the question names; all if it names none. */
function pickMentioned<T extends records.Titled>(rows: T[]): T[] {
  const mentioned = rows.filter((row) => row.mentioned)
  return mentioned.length > 0 ? mentioned : rows
}

const isKnown = ({ artistId, fanIds }: Session) => artistId !== null || fanIds.length > 0

export function formatDay(date: Date, language: Language): string {
  return new Intl.DateTimeFormat(languageCodes[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(date)
}
