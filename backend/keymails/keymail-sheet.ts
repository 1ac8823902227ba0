import { z } from 'zod'
import { PAPER, type Pdf, type Stock, documentKind, drawWordmark, mm, stockOf } from '#module/documents'
import { config } from '#platform/config'
import { db, sql } from '#platform/database'
import { redeemAddress } from './keymail-code.ts'

const COLUMNS = 2
const ROWS = 5
const WIDTH = mm(90)
const HEIGHT = mm(52)
const STUB = mm(32)

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const count = (copies: number) => copies.toLocaleString('en-US')

type Ticket = { code: string; copy: number; priceCents: number }
type Sheet = { paper: 'a4' | 'letter'; site: string; artist: string; title: string; of: number; tickets: Ticket[] }

/** An edition's unsold Keymails as tickets to cut, ten on a sheet; `from` and `to` are copy numbers. */
export const keymailSheet = documentKind({
  name: 'keymails.sheet',
  version: 1,
  ref: z.object({ editionId: z.uuid(), paper: z.enum(['a4', 'letter']), from: z.number(), to: z.number() }),
  // It is a list of codes: it need not lie about.
  keepDays: 3,
  large: true,
  async read({ editionId, paper, from, to }): Promise<Sheet | undefined> {
    const [edition] = await sql<{ artist: string; title: string; of: number }>(
      db,
      `SELECT a.stage_name AS artist, e.title, e.copies AS "of" FROM editions e JOIN artists a ON a.id = e.artist_id
        WHERE e.id = $1`,
      [editionId],
    )
    const tickets = await sql<Ticket>(
      db,
      `SELECT code, copy, price_cents AS "priceCents" FROM keymails
        WHERE edition_id = $1 AND state = 'issued' AND copy BETWEEN $2 AND $3 ORDER BY copy`,
      [editionId, from, to],
    )
    return edition && tickets.length > 0
      ? { ...edition, paper, site: new URL(config.PUBLIC_URL).host, tickets }
      : undefined
  },
  imprint: ({ title, artist, tickets }) => ({
    title: `Keymails: ${title}, No. ${count(tickets[0]?.copy ?? 0)} to ${count(tickets.at(-1)?.copy ?? 0)}`,
    author: artist,
  }),
  size: ({ paper }) => paper,
  async draw(pdf, sheet) {
    const stock = stockOf(`${sheet.artist} ${sheet.title}`)
    const left = (pdf.width - COLUMNS * WIDTH) / 2
    const top = (pdf.height - ROWS * HEIGHT) / 2
    for (const [index, ticket] of sheet.tickets.entries()) {
      const place = index % (COLUMNS * ROWS)
      if (place === 0 && index > 0) await pdf.newPage()
      if (place === 0) drawCutMarks(pdf, left, top)
      drawTicket(
        pdf,
        sheet,
        ticket,
        stock,
        left + (place % COLUMNS) * WIDTH,
        top + Math.floor(place / COLUMNS) * HEIGHT,
      )
    }
  },
})

/** Short lines in the margin, where the knife goes. */
function drawCutMarks(pdf: Pdf, left: number, top: number): void {
  const mark = { color: '#000000', width: 0.4 }
  for (let column = 0; column <= COLUMNS; column++) {
    const x = left + column * WIDTH
    pdf.line(x, top - mm(6), x, top - mm(2), mark)
    pdf.line(x, top + ROWS * HEIGHT + mm(2), x, top + ROWS * HEIGHT + mm(6), mark)
  }
  for (let row = 0; row <= ROWS; row++) {
    const y = top + row * HEIGHT
    pdf.line(left - mm(6), y, left - mm(2), y, mark)
    pdf.line(left + COLUMNS * WIDTH + mm(2), y, left + COLUMNS * WIDTH + mm(6), y, mark)
  }
}

function drawTicket(
  pdf: Pdf,
  { artist, title, of, site }: Sheet,
  ticket: Ticket,
  { stock, press }: Stock,
  x: number,
  y: number,
) {
  const tear = x + WIDTH - STUB
  const inner = x + mm(11)
  const width = tear - inner - mm(3)
  pdf.rect(x, y, WIDTH, HEIGHT, { fill: stock })
  pdf.rect(x, y, mm(7), HEIGHT, { fill: press })
  pdf.turned(-90, x + mm(3.5), y + HEIGHT / 2, () =>
    pdf.text('ADMIT ONE', {
      x: x + mm(3.5) - HEIGHT / 2,
      y: y + HEIGHT / 2 - 7,
      width: HEIGHT,
      align: 'center',
      face: 'display',
      size: 10.5,
      spacing: 0.14,
      color: stock,
    }),
  )
  pdf.line(tear, y + mm(1.5), tear, y + HEIGHT - mm(1.5), { color: press, width: 1.2, dash: 2.4 })

  const artistEnd = pdf.text(artist, {
    x: inner,
    y: y + mm(4),
    width,
    face: 'strong',
    size: 9,
    color: PAPER.ink,
    lines: 1,
  })
  pdf.text(title, {
    x: inner,
    y: artistEnd + 1,
    width,
    face: 'display',
    size: 23,
    leading: 1.08,
    color: press,
    lines: 2,
  })
  pdf.text(ticket.code, { x: inner, y: y + mm(30), width, face: 'code', size: 8.6, color: PAPER.ink, lines: 1 })
  pdf.text(money.format(ticket.priceCents / 100), {
    x: inner,
    y: y + mm(35),
    width,
    face: 'display',
    size: 14,
    color: press,
    lines: 1,
  })
  pdf.text(`Scan, or type the code at ${site}/redeem-keymail. It works once.`, {
    x: inner,
    y: y + mm(42.5),
    width,
    size: 6.4,
    color: PAPER.ink2,
    leading: 1.3,
    lines: 2,
  })

  const qr = mm(27)
  pdf.qr(redeemAddress(ticket.code), tear + (STUB - qr) / 2, y + mm(3), qr)
  pdf.text(`No. ${count(ticket.copy)}`, {
    x: tear + mm(2),
    y: y + mm(31.5),
    width: STUB - mm(4),
    align: 'center',
    face: 'display',
    size: 19,
    leading: 1.1,
    color: press,
    lines: 1,
  })
  pdf.text(`of ${count(of)}`, {
    x: tear + mm(2),
    y: y + mm(39),
    width: STUB - mm(4),
    align: 'center',
    size: 8,
    color: PAPER.ink2,
  })
  drawWordmark(pdf, tear + (STUB - mm(16.1)) / 2, y + mm(45), mm(4), press, stock)
}
