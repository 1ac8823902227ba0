import { z } from 'zod'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { defineDocumentKind } from '#module/pdf'
import { getOfficePaper, PDF_COLORS, type Pdf, renderWordmark } from '#module/pdf/typesetting'
import { config } from '#runtime/config'
import type { DividedItem, StatementSums } from './contract.ts'
import { listDividedRevenue } from './list-divided-revenue.ts'
import { listStatementItems, type StatementItem } from './list-statement-postings.ts'
import { getStatementSums } from './list-statements.ts'
import { type Language, languages } from '#contract/text'
import { documents } from '#text/messages/catalogs/documents/en'
import { formatCents } from '#text/messages/format-cents'
import { getMessages } from '#text/messages/get-messages'
import { locales } from '#text/messages/locales'

type Statement = {
  language: Language
  site: string
  artistName: string
  email: string
  sums: StatementSums
  items: StatementItem[]
  /** Releases with collaborators only. */
  divided: DividedItem[]
}

const MARGIN = 54
/** Where the rows of a page end: below is the note. */
const FOOT = 96

type Row = {
  title: string
  /** Below it, smaller. */
  note?: string
  detail: string
  cents: number
  face?: 'strong' | 'text'
  indent?: number
}

const getRowHeight = (note?: string) => (note ? 37 : 25.5)

/** The sums of an artist's month or year, those of each edition and art card, and how collaborators share them. */
export const statementDocument = defineDocumentKind({
  name: 'revenue.statement',
  version: 5,
  ref: z.object({ artistId: z.uuid(), period: z.string(), language: z.enum(languages).default('english') }),
  async getContent({ artistId, period, language }): Promise<Statement | undefined> {
    const [artist] = await sql<{ artistName: string; email: string }>(
      db,
      `SELECT stage_name AS "artistName", email FROM artists WHERE id = $1`,
      [artistId],
    )
    const [sums, items, revenue] = await Promise.all([
      getStatementSums(artistId, period),
      listStatementItems(artistId, period),
      listDividedRevenue(artistId, period),
    ])
    const divided = revenue.filter(({ shares }) => shares.length > 0)
    return artist && sums && { ...artist, language, sums, items, divided, site: new URL(config.PUBLIC_URL).host }
  },
  metadata: ({ artistName, sums, language }) => ({
    title: getMessages(documents, language)('statement.name', { period: sums.period, artist: artistName }),
    author: 'TuneMaker',
    language: locales[language],
  }),
  size: ({ language }) => getOfficePaper(language),
  draw: renderStatement,
})

async function renderStatement(pdf: Pdf, statement: Statement): Promise<void> {
  const { site, artistName, email, sums, items, divided, language } = statement
  const t = getMessages(documents, language)
  const format = (cents: number) => formatCents(cents, language)
  const width = pdf.width - 2 * MARGIN
  renderWordmark(pdf, MARGIN, 48, 26)
  const quiet = { color: PDF_COLORS.ink2, lines: 1 } as const
  const right = { x: MARGIN, width, align: 'right', size: 10, ...quiet } as const
  pdf.text(formatPeriod(sums.period, language), { ...right, y: 54, face: 'strong' })
  pdf.line(MARGIN, 86, pdf.width - MARGIN, 86, { width: 1.5 })
  let y = pdf.text(t('statement.heading'), {
    x: MARGIN,
    y: 98,
    width,
    face: 'display',
    size: 44,
    leading: 1.1,
    color: PDF_COLORS.vermilion,
  })
  y = pdf.text(`${artistName}, ${email}`, { x: MARGIN, y: y + 12, width, face: 'strong', size: 12, lines: 2 }) + 14
  for (const [label, cents, strong] of [
    [t('statement.opening'), sums.openingCents, false],
    [t('statement.gross', { n: sums.sales }), sums.grossCents, false],
    [t('statement.fees'), 0 - sums.feeCents, false],
    [t('statement.refunds'), 0 - sums.refundedCents, false],
    [t('statement.net'), sums.netCents, true],
    [t('statement.closing'), sums.closingCents, true],
  ] as const) {
    pdf.line(MARGIN, y, pdf.width - MARGIN, y, { color: PDF_COLORS.rule })
    const face = strong ? ({ face: 'strong' } as const) : {}
    pdf.text(label, { x: MARGIN, y: y + 7, width: width - 130, size: 11, lines: 1, ...face })
    y = pdf.text(format(cents), { ...right, y: y + 7, size: 11, ...face, color: PDF_COLORS.ink }) + 7
  }
  pdf.line(MARGIN, y, pdf.width - MARGIN, y, { width: 1.5 })
  const heading = { x: MARGIN, width, face: 'display', size: 20, lines: 1 } as const
  y = pdf.text(t('statement.byEdition'), { ...heading, y: y + 22 }) + 8
  const startPage = async () => {
    await pdf.startPage()
    pdf.text(`${artistName}, ${formatPeriod(sums.period, language)}`, { ...right, y: MARGIN - 10, size: 9 })
    y = MARGIN + 14
  }
  /** One row with its amount at the right, on a new page where this one is full. */
  const renderRow = async ({ title, note, detail, cents, face = 'text', indent = 0 }: Row) => {
    if (y + getRowHeight(note) > pdf.height - FOOT) await startPage()
    const left = MARGIN + indent
    pdf.line(left, y, pdf.width - MARGIN, y, { color: PDF_COLORS.rule })
    const below = pdf.text(title, { x: left, y: y + 6, width: width - indent - 220, size: 10, lines: 1, face })
    if (note) pdf.text(note, { x: left, y: below, width: width - indent - 220, size: 8.5, ...quiet })
    pdf.text(detail, { ...right, width: width - 90, y: y + 6, size: 9 })
    pdf.text(format(cents), { ...right, y: y + 6, color: PDF_COLORS.ink, face })
    y += getRowHeight(note)
  }
  for (const { title, sales, grossCents, feeCents, refundedCents } of items) {
    const detail = t('statement.item', { n: sales, gross: format(grossCents) })
    await renderRow({ title, detail, cents: grossCents - feeCents - refundedCents })
  }
  for (const [index, { title, netCents, shares, ownCents }] of divided.entries()) {
    // A release stays on one page, and the heading with the first.
    const height = 2 * getRowHeight() + shares.length * getRowHeight('an address') + (index === 0 ? 80 : 0)
    if (y + height > pdf.height - FOOT && y > MARGIN + 14) await startPage()
    if (index === 0) {
      y = pdf.text(t('statement.shares'), { ...heading, y: y + 22 }) + 4
      const about = t('statement.sharesNote', { artist: artistName })
      y = pdf.text(about, { x: MARGIN, y, width, size: 9, color: PDF_COLORS.ink2 }) + 8
    }
    await renderRow({ title, detail: t('statement.net'), cents: netCents, face: 'strong' })
    for (const { name, email: address, percent, cents } of shares)
      await renderRow({ title: name, note: address, detail: formatPercent(percent, language), cents, indent: 14 })
    await renderRow({ title: artistName, detail: t('statement.rest'), cents: ownCents, indent: 14 })
  }
  const note = t('statement.note')
  pdf.text(note, { x: MARGIN, y: pdf.height - 86, width: width - 60, size: 9, color: PDF_COLORS.ink2, leading: 1.4 })
  pdf.text(site, { x: MARGIN, y: pdf.height - MARGIN, width, size: 9, face: 'strong', color: PDF_COLORS.ink2 })
}

const formatPercent = (percent: number, language: Language) =>
  (percent / 100).toLocaleString(locales[language], { style: 'percent', maximumFractionDigits: 2 })

/** 'November 2026', '2026'. */
function formatPeriod(period: string, language: Language): string {
  if (!period.includes('-')) return period
  const format = new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${period}-01`))
}
