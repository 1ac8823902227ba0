import { z } from 'zod'
import { defineDocumentKind } from '#module/pdf'
import { getOfficePaper, PDF_COLORS, type Pdf, renderWordmark } from '#module/pdf/typesetting'
import { config } from '#runtime/config'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { type Language, languages } from '#contract/text'
import { documents } from '#text/messages/catalogs/documents/en'
import { formatCents } from '#text/messages/format-cents'
import { getMessages } from '#text/messages/get-messages'
import { locales } from '#text/messages/locales'
import { formatOrderWording, type OrderWording, orderWordingSql } from './order-wording.ts'

type Receipt = {
  language: Language
  site: string
  number: string
  paidAt: string
  description: string
  quantity: number
  cents: number
  /** Null: paid to the platform. */
  artistName: string | null
  payerName: string
  payerEmail: string
  captureId: string
}

const MARGIN = 54

/** The receipt of a settled order: amount, payer, payee and description, on one page. */
export const receiptDocument = defineDocumentKind({
  name: 'payments.receipt',
  version: 5,
  ref: z.object({ orderId: z.uuid(), language: z.enum(languages).default('english') }),
  async getContent({ orderId, language }): Promise<Receipt | undefined> {
    const [receipt] = await sql<
      Omit<Receipt, 'site' | 'paidAt' | 'number' | 'language' | 'description'> & {
        id: string
        paidAt: Date
        wording: OrderWording
      }
    >(
      db,
      `SELECT o.id, o.completed_at AS "paidAt", ${orderWordingSql} AS wording, o.quantity, o.cents, a.stage_name AS "artistName",
              coalesce(o.payer_name, '') AS "payerName", coalesce(o.payer_email, '') AS "payerEmail",
              o.capture_id AS "captureId"
         FROM orders o LEFT JOIN artists a ON a.id = o.payee_artist_id
        WHERE o.id = $1 AND o.state = 'completed'`,
      [orderId],
    )
    if (!receipt) return undefined
    const { id, paidAt, wording, ...rest } = receipt
    return {
      ...rest,
      description: formatOrderWording(wording, language),
      language,
      site: new URL(config.PUBLIC_URL).host,
      number: formatReceiptNumber(id, paidAt),
      paidAt: paidAt.toISOString(),
    }
  },
  metadata: ({ number, description, language }) => ({
    title: getMessages(documents, language)('receipt.name', { number }),
    author: 'TuneMaker',
    subject: description,
    language: locales[language],
  }),
  size: ({ language }) => getOfficePaper(language),
  draw: renderReceipt,
})

/** The date and enough of the order id's random part to identify it. */
export function formatReceiptNumber(orderId: string, paidAt: Date): string {
  return `R-${paidAt.toISOString().slice(0, 10).replaceAll('-', '')}-${orderId.slice(-8).toUpperCase()}`
}

/** The amount with the name of its currency, which the sign alone does not tell everywhere. */
const formatTotal = (cents: number, language: Language) =>
  language === 'english'
    ? `${formatCents(cents, language)} USD`
    : (cents / 100).toLocaleString(locales[language], {
        style: 'currency',
        currency: 'USD',
        currencyDisplay: 'code',
      })

function renderReceipt(pdf: Pdf, receipt: Receipt): void {
  const t = getMessages(documents, receipt.language)
  const locale = locales[receipt.language]
  const dollars = formatCents(receipt.cents, receipt.language)
  const dateFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  const width = pdf.width - 2 * MARGIN
  renderWordmark(pdf, MARGIN, 48, 26)
  pdf.text(receipt.number, {
    x: MARGIN,
    y: 54,
    width,
    align: 'right',
    face: 'code',
    size: 10,
    color: PDF_COLORS.ink2,
    lines: 1,
  })
  pdf.line(MARGIN, 86, pdf.width - MARGIN, 86, { width: 1.5 })
  let y = pdf.text(t('receipt.heading'), {
    x: MARGIN,
    y: 98,
    width,
    face: 'display',
    size: 44,
    leading: 1.1,
    color: PDF_COLORS.vermilion,
  })
  y = pdf.text(receipt.description, { x: MARGIN, y: y + 18, width: width - 150, face: 'strong', size: 14, lines: 3 })
  pdf.text(dollars, {
    x: pdf.width - MARGIN - 140,
    y: 98 + 44 * 1.1 + 12,
    width: 140,
    align: 'right',
    face: 'display',
    size: 26,
    leading: 1.1,
    lines: 1,
  })
  y += 16
  const rows: [string, string][] = [
    [t('receipt.paidOn'), `${dateFormat.format(new Date(receipt.paidAt))} (UTC)`],
    [t('receipt.paidBy'), [receipt.payerName, receipt.payerEmail].filter(Boolean).join(', ')],
    [
      t('receipt.paidTo'),
      receipt.artistName === null ? 'TuneMaker' : t('receipt.toArtist', { artist: receipt.artistName }),
    ],
    ...(receipt.quantity > 1 ? [[t('receipt.quantity'), String(receipt.quantity)] as [string, string]] : []),
    [t('receipt.total'), formatTotal(receipt.cents, receipt.language)],
    [t('receipt.transaction'), receipt.captureId],
  ]
  for (const [label, value] of rows) {
    pdf.line(MARGIN, y, pdf.width - MARGIN, y, { color: PDF_COLORS.rule })
    pdf.text(label, { x: MARGIN, y: y + 8, width: 130, face: 'strong', size: 10.5, color: PDF_COLORS.ink2, lines: 1 })
    y = pdf.text(value, { x: MARGIN + 140, y: y + 8, width: width - 140, size: 10.5, lines: 3 }) + 8
  }
  pdf.line(MARGIN, y, pdf.width - MARGIN, y, { color: PDF_COLORS.rule })
  const note = receipt.artistName === null ? t('receipt.noteUs') : t('receipt.noteArtist')
  pdf.text(note, { x: MARGIN, y: y + 16, width: width - 60, size: 10, color: PDF_COLORS.ink2, leading: 1.45 })
  pdf.text(receipt.site, { x: MARGIN, y: pdf.height - MARGIN, width, size: 9, face: 'strong', color: PDF_COLORS.ink2 })
}
