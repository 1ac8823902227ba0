import { isSignedIn, type Session } from '#http/sessions/session'
import type { Language } from '#contract/text'
import { formatCents, formatDay } from '#godfrey/knowledge/facts'
import { getTopic } from '#godfrey/knowledge/topics'
import { formatTemplate } from '#godfrey/knowledge/format-template'
import { getGKeyStatus } from './get-g-key-status.ts'
import * as profile from './own-profile.ts'
import * as purchases from './own-purchases.ts'
import * as records from './own-records.ts'
import { getReasonText } from '#module/copyright/policy'
import { listFollows } from '#module/follows'
import { formatOrderWording } from '#module/payments/receipts'
import { getRevenueSummary } from '#module/revenue'
import { getUploadCredits } from '#module/uploads'
import { toFoldedText } from '#text/to-folded-text'

/** What only an artist has. */
const ARTIST_TOPICS = [
  'own-g-key',
  'own-songs',
  'own-earnings',
  'own-copies-left',
  'own-upload-credits',
  'own-payment-email',
  'own-corrections',
  'own-fans',
  'my-registered-data',
] as const

export const OWN_TOPICS = [
  ...ARTIST_TOPICS,
  'own-keymails',
  'own-application',
  'own-payments',
  'own-copy-location',
  'own-follows',
  'my-art-cards',
  'own-review',
] as const
export type OwnTopic = (typeof OWN_TOPICS)[number]

type OwnAnswer = { text: string; page: string }
/** Fills a text of the topic: `variant` names it, `values` its placeholders. */
type Say = (variant: string, values?: Record<string, string | number>) => string

const ofArtists: ReadonlySet<string> = new Set(ARTIST_TOPICS)

/** Whether the session can be told the topic: nobody is offered a button that only asks them to sign in. */
export function isOwnAnswerAvailable(id: string, session: Session): boolean {
  const { artistId, fanIds, collectorId } = session
  if (ofArtists.has(id)) return artistId !== null
  if (id === 'own-copy-location') return fanIds.length > 0
  if (id === 'own-follows') return fanIds.length > 0 || collectorId !== null
  return isSignedIn(session)
}

const signInPages: Partial<Record<OwnTopic, string>> = {
  'own-keymails': '/redeem-keymail',
  'own-payments': '/redeem-keymail',
  'own-copy-location': '/redeem-keymail',
  'own-review': '/contact-us',
  'own-application': '/governance-tracker',
  'own-follows': '/notifications',
  'my-art-cards': '/fine-art/register',
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
  const say: Say = (variant, values = {}) => formatTemplate(variants[variant] ?? answer, values)
  const isMissing = ofArtists.has(id) && session.artistId === null
  const text = isMissing ? undefined : await writers[id]({ session, say, language, question })
  // Without a text the session does not say whose it is: the topic's answer tells how to sign in.
  return text ? { text, page: topic.page } : { text: answer, page: signInPages[id] ?? '/g-key-login' }
}

type Asked = { session: Session; say: Say; language: Language; question: string }

const writers: Record<OwnTopic, (asked: Asked) => Promise<string | undefined>> = {
  'own-g-key': async ({ session, say }) => {
    const { active, accountType, artistName } = await getGKeyStatus(session)
    return say(active ? (accountType === 'test' ? 'test' : 'active') : 'void', { name: artistName ?? '' })
  },
  'own-keymails': async ({ session, say, question }) => {
    if (!session.artistId && session.fanIds.length === 0) return undefined
    const { issued, redeemed, owned } = await records.getKeymailCounts(session)
    const named = await records.listNamedKeymailCounts(session, question)
    const counts = named.map((each) => say('issuedOf', { ...each, open: each.issued - each.redeemed }))
    const recent = redeemed > 0 && session.artistId ? await records.listLastRedeemed(session, question) : []
    const told = named.length > 0 ? recent.filter(({ mentioned }) => mentioned) : recent
    const list = told.map(({ title, copy }) => `“${title}” No. ${copy}`)
    return [
      ...counts,
      ...(session.artistId && counts.length === 0
        ? [say('issued', { issued, redeemed, open: issued - redeemed })]
        : []),
      ...(list.length > 0 ? [say('recent', { list: list.join(', ') })] : []),
      ...(session.fanIds.length > 0 ? [say('owned', { owned })] : []),
    ].join(' ')
  },
  'own-songs': async ({ session, say, question, language }) => {
    const songs = pickMentioned(await records.listSongStates(session, question))
    const isNamed = songs.some(({ mentioned }) => mentioned)
    const doubted = (await records.listSongReasons(session, question)).filter(({ mentioned }) => mentioned || !isNamed)
    const list = songs
      .map(({ title, state, priceCents, sold, copies }) =>
        priceCents === null
          ? say('song', { title, state: say(state) })
          : say('priced', { title, state: say(state), price: formatCents(priceCents), sold, copies }),
      )
      .join('; ')
    const why = doubted.map(({ title, state, reasons, note }) => {
      const sentences = reasons.map((reason) => getReasonText(reason, language))
      if (state === 'declined' && note) sentences.push(`“${note}”`)
      if (sentences.length === 0) return ''
      return say(state === 'declined' ? 'declinedBecause' : 'reviewBecause', { title, reasons: sentences.join(' ') })
    })
    const counts = say('counts', await records.getSongCounts(session))
    return [counts, ...(list ? [say('newest', { list })] : []), ...why.filter(Boolean)].join(' ')
  },
  'own-application': async ({ session, say }) => {
    const state = await records.getApplicationState(session)
    return state && say(state === 'verifying' ? 'paid' : state)
  },
  'own-earnings': async ({ session: { artistId }, say, language }) => {
    if (!artistId) return undefined
    const { periods, latest, best, pending } = await getRevenueSummary(artistId)
    const { today, week, month, lastMonth, all } = periods
    const counts = {
      sales: month.sales,
      lastSales: lastMonth.sales,
      weekSales: week.sales,
      todaySales: today.sales,
      allSales: all.sales,
    }
    const amounts = {
      gross: formatCents(month.cents),
      net: formatCents(month.netCents),
      lastNet: formatCents(lastMonth.netCents),
      weekNet: formatCents(week.netCents),
      todayNet: formatCents(today.netCents),
      total: formatCents(all.netCents),
      fees: formatCents(all.feeCents),
      refunded: formatCents(all.refundedCents),
    }
    const parts = [say('earned', { ...counts, ...amounts })]
    if (latest) {
      const { songTitle: title, at, cents, netCents } = latest
      const prices = { price: formatCents(cents), net: formatCents(netCents) }
      parts.push(say('latest', { title, date: formatDay(at, language), ...prices }))
    }
    if (best) parts.push(say('best', { title: best.title, sales: best.sales, net: formatCents(best.netCents) }))
    if (pending > 0) parts.push(say('pending', { pending }))
    return [...parts, say('listed')].join(' ')
  },
  'own-copies-left': async ({ session, say, question }) => {
    const editions = pickMentioned(await records.listFreeCopies(session, question))
    const list = editions
      .map(({ title, free, copies, priceCents }) => `“${title}” ${free}/${copies} (${formatCents(priceCents)})`)
      .join(', ')
    const issued = editions.map((edition) => `“${edition.title}” ${edition.issued}/${edition.copies}`).join(', ')
    return say(list ? 'left' : 'none', { list, issued })
  },
  'own-upload-credits': async ({ session: { artistId }, say }) =>
    artistId ? say('left', { credits: (await getUploadCredits(artistId)).credits }) : undefined,
  'own-payment-email': async ({ session, say }) => {
    const { confirmed, pending } = await profile.getOwnPaymentEmails(session)
    const change = pending ? [say('pending', { email: pending })] : confirmed ? [say('unchanged')] : []
    return [confirmed ? say('confirmed', { email: confirmed }) : say('none'), ...change].join(' ')
  },
  'own-corrections': async ({ session, say, language }) => {
    const corrections = await profile.listOwnCorrections(session)
    const open = corrections.filter(({ state }) => state === 'in-review')
    const ended = corrections.filter(({ state }) => state !== 'in-review')
    const until = open.map(({ kind, due }) =>
      say('until', { what: say(kind), due: due ? formatDay(due, language) : '' }),
    )
    const items = ended.map(({ kind, state }) => say('item', { what: say(kind), state: say(state) }))
    if (corrections.length === 0) return say('none')
    return [
      ...(until.length > 0 ? [say('open', { list: until.join('; ') })] : []),
      ...(items.length > 0 ? [say('ended', { list: items.join('; ') })] : []),
    ].join(' ')
  },
  'own-fans': async ({ session, say }) => say('counted', await profile.getOwnAudience(session)),
  'my-registered-data': async ({ session, say }) => {
    const own = await profile.getOwnProfile(session)
    if (!own) return undefined
    const { name, legalName, email, accountType, trackingNumber, bio } = own
    return [
      say('profile', { name, legalName, email }),
      ...(trackingNumber ? [say('tracking', { number: trackingNumber })] : []),
      say(accountType),
      ...(bio ? [say('bio', { bio })] : []),
    ].join(' ')
  },
  'own-payments': async ({ session, say, language }) => {
    const payments = await purchases.listOwnPayments(session)
    if (payments.length === 0) return isSignedIn(session) ? say('none') : undefined
    const describe = ({ wording, cents, refundedCents, at }: purchases.OwnPayment) => {
      const item = `${formatOrderWording(wording, language)}, ${formatCents(cents)}, ${formatDay(at, language)}`
      return refundedCents > 0 ? say('refunded', { item, amount: formatCents(refundedCents) }) : item
    }
    const list = (rows: purchases.OwnPayment[]) => rows.slice(0, 5).map(describe).join('; ')
    const pending = payments.filter((payment) => payment.pending)
    const paid = payments.filter((payment) => !payment.pending)
    const total = formatCents(paid.reduce((sum, { cents }) => sum + cents, 0))
    return [
      ...(pending.length > 0 ? [say('pending', { list: list(pending) })] : []),
      ...(paid.length > 0 ? [say('paid', { count: paid.length, total, list: list(paid) })] : []),
      ...(paid.length > 0 ? [say('kinds', purchases.calculateKindCounts(paid))] : []),
      ...(pending.length > 0 ? [] : [say('settled')]),
    ].join(' ')
  },
  'own-copy-location': async ({ session, say, question }) => {
    const [copies, hasLibrary, addresses] = await Promise.all([
      purchases.listOwnCopies(session, question),
      purchases.isLibraryHolder(session),
      purchases.listMaskedAddresses(session),
    ])
    const list = pickMentioned(copies)
      .map(({ title, artist, copy, copies: of }) => `“${title}” (${artist}) No. ${copy}/${of}`)
      .join(', ')
    if (!list) return [say('none'), ...(hasLibrary ? [say('library')] : [])].join(' ')
    const title = copies.some(({ mentioned }) => mentioned) ? undefined : getQuotedTitle(question)
    const isUnknown = title && !(await purchases.listOwnTitles(session)).some((own) => isSameTitle(own, title))
    return [
      ...(isUnknown ? [say('unknownTitle', { title })] : []),
      say('owned', { count: copies[0]?.owned ?? 0, list }),
      say(hasLibrary ? 'library' : 'noLibrary'),
      say('address', { addresses: addresses.join(', ') }),
    ].join(' ')
  },
  'own-follows': async ({ session, say }) => {
    if (!isOwnAnswerAvailable('own-follows', session)) return undefined
    const follows = (await listFollows(session)).flatMap((address) => address.follows)
    const names = follows.map(({ artistName, title }) => (title ? `“${title}” (${artistName})` : artistName))
    return names.length > 0 ? say('follows', { list: names.slice(0, 10).join(', ') }) : say('none')
  },
  'my-art-cards': async ({ session, say }) => {
    if (!isOwnAnswerAvailable('my-art-cards', session)) return undefined
    const [owned, published] = await Promise.all([
      purchases.listOwnArtCopies(session),
      purchases.listOwnArtCards(session),
    ])
    const copies = owned.map((copy) => `“${copy.title}” No. ${copy.number}/${copy.copies}`).join(', ')
    const cards = published.map(({ title, sold, copies: of }) => `“${title}” ${sold}/${of}`).join(', ')
    const isArtistAlone = session.artistId !== null && session.collectorId === null
    const parts = [
      ...(copies ? [say('owned', { list: copies })] : []),
      ...(cards ? [say('published', { list: cards })] : []),
      ...(copies || cards ? [] : [say('none')]),
      ...(isArtistAlone ? [] : [say(session.collectorId ? 'collector' : 'notCollector')]),
    ]
    return parts.join(' ')
  },
  'own-review': async ({ session, say, language }) => {
    const reviews = await records.listOwnReviews(session)
    if (reviews.length === 0) return say('none')
    const list = reviews.map(({ number, due }) => say('item', { number, due: formatDay(due, language) })).join('; ')
    return say('open', { list })
  },
}

const quotation = /„([^“”"]+)[“”"]|«([^»]+)»|»([^«]+)«|[“"]([^”"]+)[”"]|[「『《]([^」』》]+)[」』》]/u

/** What a question quotes, in the marks of any language: mostly a title. */
function getQuotedTitle(question: string): string | undefined {
  return quotation.exec(question)?.slice(1).find(Boolean)?.trim()
}

const isSameTitle = (own: string, asked: string) => toFoldedText(own) === toFoldedText(asked)

/** The rows whose title the question names; all if it names none. */
function pickMentioned<T extends records.Titled>(rows: T[]): T[] {
  const mentioned = rows.filter((row) => row.mentioned)
  return mentioned.length > 0 ? mentioned : rows
}
