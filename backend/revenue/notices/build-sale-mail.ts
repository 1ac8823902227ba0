import type { Language } from '#contract/text'
import type { Mail } from '#module/mail'
import { config } from '#runtime/config'
import type { Translate } from '#text/messages/catalog'
import { artistMails } from '#text/messages/catalogs/artist-mails/en'
import { formatCents } from '#text/messages/format-cents'
import { getMessages } from '#text/messages/get-messages'
import { buildLanguagePath } from '#text/messages/language-path'
import { locales } from '#text/messages/locales'
import type { SaleNotice } from './list-sale-notices.ts'

/** Sales named one by one; the others are counted. */
const SALES_LISTED = 20

/** The mail that tells an artist of these notices; undefined without any. */
export function buildSaleMail(
  { id, email, name, language }: { id: string; email: string; name: string; language: Language },
  notices: SaleNotice[],
): Mail | undefined {
  const words = createWords(language)
  const { t } = words
  const headlines = buildHeadlines(notices, words)
  const [first] = headlines
  if (first === undefined) return undefined
  const buildUrl = (path: string) => config.PUBLIC_URL + buildLanguagePath(language, path)
  return {
    id: `sales-${id}`,
    to: email,
    name,
    language,
    subject: headlines.length === 1 ? first : t('sales.more', { first, n: headlines.length - 1 }),
    design: { button: { label: t('sales.button'), url: buildUrl('/members-workshop/sales') } },
    text: [
      t('greetingName', { name }),
      '',
      ...buildNewsParagraphs(notices, words),
      ...buildSalesParagraph(
        notices.filter(({ kind }) => kind === 'sale'),
        words,
      ),
      buildUrl('/members-workshop/sales'),
      '',
      t('sales.often'),
      buildUrl('/members-workshop/account'),
      '',
      'TuneMaker',
    ].join('\n'),
  }
}

type Words = {
  t: Translate<(typeof artistMails)['messages']>
  formatCount: (count: number) => string
  formatCents: (cents: number) => string
}

function createWords(language: Language): Words {
  const locale = locales[language]
  return {
    t: getMessages(artistMails, language),
    formatCount: (count) => count.toLocaleString(locale),
    formatCents: (cents) => formatCents(cents, language),
  }
}

/** What is rare comes first; the sales are one headline together. */
function buildHeadlines(notices: SaleNotice[], words: Words): string[] {
  const { t, formatCents } = words
  const sales = notices.filter(({ kind }) => kind === 'sale')
  const news = notices.filter(({ kind }) => kind !== 'sale').map((notice) => buildHeadline(notice, words))
  const [sale] = sales
  if (!sale) return news
  if (sales.length === 1) return [...news, t('sales.sold', { what: formatCopy(sale, words) })]
  return [...news, t('sales.soldMany', { n: sales.length, sum: formatCents(sumCents(sales)) })]
}

const sumCents = (notices: SaleNotice[]) => notices.reduce((sum, { cents }) => sum + cents, 0)

/** '“Marginal” No. 7 of 100', or the title alone. */
const formatCopy = ({ title, copy, of }: SaleNotice, { t, formatCount }: Words) =>
  copy === null || of === null
    ? t('sales.title', { title })
    : t('sales.copy', { title, copy: formatCount(copy), of: formatCount(of) })

function buildHeadline(notice: SaleNotice, words: Words): string {
  const { t, formatCents } = words
  const { title, cents, state } = notice
  switch (notice.kind) {
    case 'sale':
      return t('sales.sold', { what: formatCopy(notice, words) })
    case 'refund':
      return t('sales.refund', { cents: formatCents(cents), title })
    case 'sold-out':
      return t('sales.soldOut', { title })
    case 'dispute':
      return t('sales.dispute', { cents: formatCents(cents), title })
    case 'dispute-over':
      return t(state === 'won' ? 'sales.disputeWon' : 'sales.disputeLost', { title })
  }
}

const buildNewsParagraphs = (notices: SaleNotice[], words: Words): string[] =>
  notices
    .filter(({ kind }) => kind !== 'sale')
    .flatMap((notice) => [buildHeadline(notice, words), buildSentence(notice, words), ''])

function buildSentence({ kind, cents, captureId, disputeId, state }: SaleNotice, { t, formatCents }: Words): string {
  switch (kind) {
    case 'refund':
      return t('sales.refundText', { payment: captureId ?? '' })
    case 'dispute':
      return t('sales.disputeText', { dispute: disputeId ?? '' })
    case 'dispute-over':
      return state === 'won' ? t('sales.wonText') : t('sales.lostText', { cents: formatCents(cents) })
    case 'sold-out':
      return t('sales.soldOutText')
    case 'sale':
      return ''
  }
}

function buildSalesParagraph(sales: SaleNotice[], words: Words): string[] {
  if (sales.length === 0) return []
  const { t, formatCount, formatCents } = words
  const more = sales.length - SALES_LISTED
  return [
    t('sales.list', { n: sales.length, sum: formatCents(sumCents(sales)) }),
    ...sales.slice(0, SALES_LISTED).map((sale) => `${formatCopy(sale, words)}, ${formatCents(sale.cents)}`),
    ...(more > 0 ? [t('sales.andMore', { n: formatCount(more) })] : []),
    '',
    t('sales.money'),
    '',
  ]
}
