import type { listArtistSongs } from '#contract/catalog'
import type { listAudiences } from '#contract/follows/messages'
import type { EndpointReply } from '#contract/http'
import type { listEditions, listKeymails } from '#contract/keymails/listing'
import type { getRevenue, getRevenueHistory } from '#contract/revenue'
import type { listStatements } from '#contract/revenue/statements'
import type { ExampleKeymail, ExampleRelease, Examples } from './examples.ts'

type SoldKeymail = ExampleKeymail & { soldAt: string }

const isSold = (keymail: ExampleKeymail): keymail is SoldKeymail => keymail.soldAt !== null

/** As PayPal's most common fee, which the upload's estimate names, too. */
const calculateFee = (cents: number) => Math.round(cents * 0.029 + 30)

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/**
 * What the workshop's calls would answer if a test account's examples were real; undefined for all other calls. `mark`
 * makes a title that says that it is an example.
 */
export function buildExampleReply(
  path: string,
  query: Readonly<Record<string, unknown>>,
  { releases, keymails }: Examples,
  mark: (title: string) => string,
): unknown {
  const titled = releases.map((release) => ({ ...release, title: mark(release.title) })).toReversed()
  const sold = keymails.filter(isSold).toReversed()
  switch (path) {
    case '/api/artist/editions':
      return titled.map((release) => buildEdition(release, keymails))
    case '/api/artist/songs':
      return [] satisfies EndpointReply<typeof listArtistSongs>
    case '/api/keymails':
      return buildKeymails(query, titled, keymails)
    case '/api/artist/revenue':
      return buildRevenue(titled, sold)
    case '/api/artist/revenue/history':
      return buildHistory(String(query['period'] ?? '30d'), sold)
    case '/api/artist/statements':
      return buildStatements(sold)
    case '/api/artist/audiences':
      return buildAudiences(titled, sold)
    default:
      return undefined
  }
}

function buildEdition(
  { id, title, cents, copies }: ExampleRelease,
  keymails: readonly ExampleKeymail[],
): EndpointReply<typeof listEditions>[number] {
  const own = keymails.filter(({ releaseId }) => releaseId === id)
  const redeemed = own.filter(isSold).length
  return {
    id,
    kind: 'song',
    title,
    price: cents / 100,
    copies,
    issued: own.length,
    redeemed,
    counts: {
      free: copies - own.length,
      onSale: 0,
      issued: own.length - redeemed,
      sent: 0,
      capturing: 0,
      redeemed,
      void: 0,
    },
    state: 'published',
    transferable: false,
    release: null,
    coverUrl: null,
    songs: [title],
    songIds: [id],
  }
}

function buildKeymails(
  query: Readonly<Record<string, unknown>>,
  releases: readonly ExampleRelease[],
  keymails: readonly ExampleKeymail[],
): EndpointReply<typeof listKeymails> {
  const { editionId, state, after } = query
  const searched = String(query['q'] ?? '').toUpperCase()
  const found = keymails.toReversed().flatMap(({ code, releaseId, copy, cents, at, soldAt }) => {
    const release = releases.find(({ id }) => id === releaseId)
    if (!release) return []
    const row = {
      code,
      address: '',
      copy,
      of: release.copies,
      price: cents / 100,
      state: soldAt === null ? ('issued' as const) : ('redeemed' as const),
      editionId: releaseId,
      songTitle: release.title,
      issuedAt: at,
      mail: null,
      voidReason: null,
      reissued: false,
    }
    const isFound =
      (!editionId || editionId === releaseId) &&
      (!state || state === row.state) &&
      (code.includes(searched) || String(copy) === searched)
    return isFound ? [row] : []
  })
  const from = after ? found.findIndex(({ code }) => code === after) + 1 : 0
  return found.slice(from, from + Number(query['limit'] ?? 200))
}

function calculateTotals(sold: readonly SoldKeymail[]) {
  const cents = sum(sold.map((keymail) => keymail.cents))
  const feeCents = sum(sold.map((keymail) => calculateFee(keymail.cents)))
  return { sales: sold.length, cents, feeCents, refundedCents: 0, netCents: cents - feeCents }
}

function buildRevenue(
  releases: readonly ExampleRelease[],
  sold: readonly SoldKeymail[],
): EndpointReply<typeof getRevenue> {
  const totals = calculateTotals(sold)
  const titles = new Map(releases.map(({ id, title }) => [id, title]))
  return {
    sales: sold.map(({ code, releaseId, cents, soldAt }) => ({
      captureId: code,
      keymailCode: code,
      songTitle: titles.get(releaseId) ?? '',
      cents,
      feeCents: calculateFee(cents),
      refundedCents: 0,
      at: soldAt,
      paymentUrl: '',
    })),
    next: null,
    totals,
    pending: { sales: 0, cents: 0 },
    countries: [],
    plays: { month: 0, total: 0 },
    editions: releases.flatMap(({ id, title }) => {
      const own = calculateTotals(sold.filter(({ releaseId }) => releaseId === id))
      return own.sales > 0
        ? [{ id, title, kind: 'song' as const, sales: own.sales, cents: own.cents, netCents: own.netCents }]
        : []
    }),
  }
}

const DAY_MS = 86_400_000

/** All of it in the last period: examples are as old as their tab. */
function buildHistory(period: string, sold: readonly SoldKeymail[]): EndpointReply<typeof getRevenueHistory> {
  const now = new Date()
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const froms =
    period === '12m'
      ? Array.from({ length: 12 }, (_, n) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + n, 1))
      : period === '12w'
        ? Array.from({ length: 12 }, (_, n) => today - (11 - n) * 7 * DAY_MS)
        : Array.from({ length: 30 }, (_, n) => today - (29 - n) * DAY_MS)
  const { cents, sales } = calculateTotals(sold)
  return {
    points: froms.map((from, n) => ({
      from: new Date(from).toISOString().slice(0, 10),
      ...(n === froms.length - 1 ? { cents, sales } : { cents: 0, sales: 0 }),
    })),
  }
}

function buildStatements(sold: readonly SoldKeymail[]): EndpointReply<typeof listStatements> {
  const [last] = sold
  if (!last) return { months: [], years: [] }
  const { sales, cents, feeCents, refundedCents, netCents } = calculateTotals(sold)
  const sums = {
    sales,
    grossCents: cents,
    feeCents,
    refundedCents,
    netCents,
    openingCents: 0,
    closingCents: netCents,
  }
  return {
    months: [{ period: last.soldAt.slice(0, 7), ...sums }],
    years: [{ period: last.soldAt.slice(0, 4), ...sums }],
  }
}

function buildAudiences(
  releases: readonly ExampleRelease[],
  sold: readonly SoldKeymail[],
): EndpointReply<typeof listAudiences> {
  return {
    followers: 0,
    sharing: 0,
    editions: releases.flatMap(({ id, title }) => {
      const own = sold.filter(({ releaseId }) => releaseId === id)
      const first = own.at(-1)
      return first
        ? [{ editionId: id, title, kind: 'song' as const, holders: own.length, reachable: 0, since: first.soldAt }]
        : []
    }),
  }
}
