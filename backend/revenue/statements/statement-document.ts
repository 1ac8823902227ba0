import { z } from 'zod'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { defineDocumentKind } from '#module/pdf'
import { PDF_COLORS, type Pdf, renderWordmark } from '#module/pdf/typesetting'
import { config } from '#runtime/config'
import type { StatementSums } from './contract.ts'
import { listStatementItems, type StatementItem } from './list-statement-postings.ts'
import { getStatementSums } from './list-statements.ts'

type Statement = { site: string; artistName: string; email: string; sums: StatementSums; items: StatementItem[] }

const MARGIN = 54
const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const formatCents = (cents: number) => dollarFormat.format(cents / 100)

/** The sums of an artist's month or year, then those of each edition and art card. */
export const statementDocument = defineDocumentKind({
  name: 'revenue.statement',
  version: 1,
  ref: z.object({ artistId: z.uuid(), period: z.string() }),
  async getContent({ artistId, period }): Promise<Statement | undefined> {
    const [artist] = await sql<{ artistName: string; email: string }>(
      db,
      `SELECT stage_name AS "artistName", email FROM artists WHERE id = $1`,
      [artistId],
    )
    const [sums, items] = await Promise.all([getStatementSums(artistId, period), listStatementItems(artistId, period)])
    return artist && sums && { ...artist, sums, items, site: new URL(config.PUBLIC_URL).host }
  },
  metadata: ({ artistName, sums }) => ({ title: `Statement ${sums.period}, ${artistName}`, author: 'TuneMaker' }),
  size: () => 'letter',
  draw: renderStatement,
})

async function renderStatement(pdf: Pdf, { site, artistName, email, sums, items }: Statement): Promise<void> {
  const width = pdf.width - 2 * MARGIN
  renderWordmark(pdf, MARGIN, 48, 26)
  const right = { x: MARGIN, width, align: 'right', size: 10, color: PDF_COLORS.ink2, lines: 1 } as const
  pdf.text(formatPeriod(sums.period), { ...right, y: 54, face: 'strong' })
  pdf.line(MARGIN, 86, pdf.width - MARGIN, 86, { width: 1.5 })
  let y = pdf.text('Statement', {
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
    ['Opening: net of all time before', sums.openingCents, false],
    [`Gross: ${sums.sales} sold`, sums.grossCents, false],
    ['PayPal’s fees', -sums.feeCents, false],
    ['Refunds and lost disputes', -sums.refundedCents, false],
    ['Net', sums.netCents, true],
    ['Closing', sums.closingCents, true],
  ] as const) {
    pdf.line(MARGIN, y, pdf.width - MARGIN, y, { color: PDF_COLORS.rule })
    const face = strong ? ({ face: 'strong' } as const) : {}
    pdf.text(label, { x: MARGIN, y: y + 7, width: width - 130, size: 11, lines: 1, ...face })
    y = pdf.text(formatCents(cents), { ...right, y: y + 7, size: 11, ...face, color: PDF_COLORS.ink }) + 7
  }
  pdf.line(MARGIN, y, pdf.width - MARGIN, y, { width: 1.5 })
  y = pdf.text('By edition', { x: MARGIN, y: y + 22, width, face: 'display', size: 20, lines: 1 }) + 8
  for (const item of items) {
    if (y > pdf.height - 110) {
      await pdf.startPage()
      y = MARGIN
    }
    pdf.line(MARGIN, y, pdf.width - MARGIN, y, { color: PDF_COLORS.rule })
    const net = item.grossCents - item.feeCents - item.refundedCents
    pdf.text(item.title, { x: MARGIN, y: y + 6, width: width - 220, size: 10, lines: 1 })
    pdf.text(`${item.sales} sold, gross ${formatCents(item.grossCents)}`, {
      ...right,
      width: width - 90,
      y: y + 6,
      size: 9,
    })
    y = pdf.text(formatCents(net), { ...right, y: y + 6, color: PDF_COLORS.ink }) + 6
  }
  const note =
    'Fans paid the artist’s own PayPal account directly; TuneMaker held no money and took no share. Days are those of UTC. Refunds count in the month in which the money went back.'
  pdf.text(note, { x: MARGIN, y: pdf.height - 86, width: width - 60, size: 9, color: PDF_COLORS.ink2, leading: 1.4 })
  pdf.text(site, { x: MARGIN, y: pdf.height - MARGIN, width, size: 9, face: 'strong', color: PDF_COLORS.ink2 })
}

/** 'November 2026', '2026'. */
function formatPeriod(period: string): string {
  if (!period.includes('-')) return period
  const format = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${period}-01`))
}
