import type { Mail } from '#module/mail'
import { config } from '#runtime/config'
import { formatDollars } from '#text/money'
import type { SaleNotice } from './list-sale-notices.ts'

/** Sales named one by one; the others are counted. */
const SALES_LISTED = 20

const formatCount = (count: number) => count.toLocaleString('en-US')
const formatCents = (cents: number) => `$${formatDollars(cents)}`
const buildSalesUrl = () => `${config.PUBLIC_URL}/members-workshop/sales`

/** The mail that tells an artist of these notices; undefined without any. */
export function buildSaleMail(
  { id, email, name }: { id: string; email: string; name: string },
  notices: SaleNotice[],
): Mail | undefined {
  const headlines = buildHeadlines(notices)
  const [first] = headlines
  if (first === undefined) return undefined
  return {
    id: `sales-${id}`,
    to: email,
    name,
    subject: headlines.length === 1 ? first : `${first}, and ${headlines.length - 1} more`,
    design: { button: { label: 'Open your sales', url: buildSalesUrl() } },
    text: [
      `Hello ${name},`,
      '',
      ...buildNewsParagraphs(notices),
      ...buildSalesParagraph(notices.filter(({ kind }) => kind === 'sale')),
      buildSalesUrl(),
      '',
      'Choose how often you hear of sales in your workshop:',
      `${config.PUBLIC_URL}/members-workshop/account`,
      '',
      'TuneMaker',
    ].join('\n'),
  }
}

/** What is rare comes first; the sales are one headline together. */
function buildHeadlines(notices: SaleNotice[]): string[] {
  const sales = notices.filter(({ kind }) => kind === 'sale')
  const news = notices.filter(({ kind }) => kind !== 'sale').map(buildHeadline)
  const [sale] = sales
  if (!sale) return news
  if (sales.length === 1) return [...news, `Sold: ${formatCopy(sale)}`]
  return [...news, `${formatCount(sales.length)} copies sold: ${formatCents(sumCents(sales))}`]
}

const sumCents = (notices: SaleNotice[]) => notices.reduce((sum, { cents }) => sum + cents, 0)

/** '“Marginal” No. 7 of 100', or the title alone. */
const formatCopy = ({ title, copy, of }: SaleNotice) =>
  copy === null || of === null ? `“${title}”` : `“${title}” No. ${formatCount(copy)} of ${formatCount(of)}`

function buildHeadline(notice: SaleNotice): string {
  switch (notice.kind) {
    case 'sale':
      return `Sold: ${formatCopy(notice)}`
    case 'refund':
      return `${formatCents(notice.cents)} went back for “${notice.title}”`
    case 'sold-out':
      return `Sold out: “${notice.title}”`
    case 'dispute':
      return `A buyer disputes ${formatCents(notice.cents)} for “${notice.title}”`
    case 'dispute-over':
      return `The dispute over “${notice.title}” is ${notice.state === 'won' ? 'won' : 'lost'}`
  }
}

function buildNewsParagraphs(notices: SaleNotice[]): string[] {
  return notices
    .filter(({ kind }) => kind !== 'sale')
    .flatMap((notice) => [`${buildHeadline(notice)}.`, buildSentence(notice), ''])
}

function buildSentence({ kind, cents, captureId, disputeId, state }: SaleNotice): string {
  switch (kind) {
    case 'refund':
      return `PayPal has returned the money of payment ${captureId ?? ''} to the buyer, who hears of it as well. After a full refund the copy’s access ends and its number is void.`
    case 'dispute':
      return `PayPal asks you, not us: answer it in your PayPal account under Resolution Center, case ${disputeId ?? ''}, before PayPal’s date there. The copy plays on until PayPal has decided.`
    case 'dispute-over':
      return state === 'won'
        ? 'The money stays yours, and the copy plays on.'
        : `PayPal gave ${formatCents(cents)} back to the buyer. Your statement lists it as a refund.`
    case 'sold-out':
      return 'Every copy of it is in somebody’s hands now.'
    case 'sale':
      return ''
  }
}

function buildSalesParagraph(sales: SaleNotice[]): string[] {
  if (sales.length === 0) return []
  const more = sales.length - SALES_LISTED
  return [
    sales.length === 1
      ? 'One copy was sold:'
      : `${formatCount(sales.length)} copies were sold, ${formatCents(sumCents(sales))} in all:`,
    ...sales.slice(0, SALES_LISTED).map((sale) => `${formatCopy(sale)}, ${formatCents(sale.cents)}`),
    ...(more > 0 ? [`and ${formatCount(more)} more`] : []),
    '',
    'The money is in your own PayPal account already, less PayPal’s fee.',
    '',
  ]
}
