import { z } from 'zod'
import { defineDocumentKind } from '#module/pdf'
import { PDF_COLORS, type Pdf, type PaperStock, renderWordmark, toPoints, getPaperStock } from '#module/pdf/typesetting'
import { config } from '#runtime/config'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { buildEditionCoverSql } from '#module/catalog/covers'
import { buildRedeemUrl } from '#module/keymails/codes'
import { isEastAsian, type Language, languages } from '#contract/text'
import { documents } from '#text/messages/catalogs/documents/en'
import { ui } from '#text/messages/catalogs/ui/en'
import { getMessages } from '#text/messages/get-messages'
import { formatCents } from '#text/messages/format-cents'
import { locales } from '#text/messages/locales'
import { buildLanguagePath } from '#text/messages/language-path'

const COLUMNS = 2
const ROWS = 5
const TICKET_WIDTH = toPoints(95)
const TICKET_HEIGHT = toPoints(52)
const STUB_WIDTH = toPoints(32)
const COVER_SIZE = toPoints(20)
/** Equally high. */
const SHORT_TITLE = { size: 23, lines: 2 }
const LONG_TITLE = { size: 15.3, lines: 3 }
/** Sharp at 300 dots an inch. */
const COVER_PIXELS = 240

const formatCount = (copies: number, language: Language) => copies.toLocaleString(locales[language])

type Ticket = { code: string; copy: number; priceCents: number }
type Sheet = {
  paper: 'a4' | 'letter'
  language: Language
  site: string
  artist: string
  title: string
  of: number
  /** `key` of the artist's own cover; null: the one drawn from the id. */
  cover: { id: string; key: string | null }
  tickets: Ticket[]
}

/** An edition's unsold Keymails as tickets to cut, ten per page; `from` and `to` are copy numbers. */
export const keymailSheet = defineDocumentKind({
  name: 'keymails.sheet',
  version: 5,
  ref: z.object({
    editionId: z.uuid(),
    paper: z.enum(['a4', 'letter']),
    from: z.number(),
    to: z.number(),
    language: z.enum(languages).default('english'),
  }),
  // The sheet lists valid codes, so it is not kept for long.
  retentionDays: 3,
  large: true,
  async getContent({ editionId, paper, from, to, language }): Promise<Sheet | undefined> {
    const [edition] = await sql<Pick<Sheet, 'artist' | 'title' | 'of' | 'cover'>>(
      db,
      `SELECT a.stage_name AS artist, e.title, e.copies AS "of", ${buildEditionCoverSql('key')} AS cover
         FROM editions e JOIN artists a ON a.id = e.artist_id WHERE e.id = $1`,
      [editionId],
    )
    const tickets = await sql<Ticket>(
      db,
      `SELECT code, copy, price_cents AS "priceCents" FROM keymails
        WHERE edition_id = $1 AND state = 'issued' AND copy BETWEEN $2 AND $3 ORDER BY copy`,
      [editionId, from, to],
    )
    return edition && tickets.length > 0
      ? { ...edition, paper, language, site: new URL(config.PUBLIC_URL).host, tickets }
      : undefined
  },
  metadata: ({ title, artist, tickets, language }) => ({
    title: getMessages(documents, language)('sheet.name', {
      title,
      from: formatCount(tickets[0]?.copy ?? 0, language),
      to: formatCount(tickets.at(-1)?.copy ?? 0, language),
    }),
    author: artist,
    language: locales[language],
  }),
  size: ({ paper }) => paper,
  async draw(pdf, sheet) {
    // Loaded here: of all that a worker does, only documents with a cover need it.
    const { renderCoverPicture } = await import('#module/sharing')
    const cover = await renderCoverPicture(sheet.cover, COVER_PIXELS)
    const stock = getPaperStock(`${sheet.artist} ${sheet.title}`)
    const left = (pdf.width - COLUMNS * TICKET_WIDTH) / 2
    const top = (pdf.height - ROWS * TICKET_HEIGHT) / 2
    for (const [index, ticket] of sheet.tickets.entries()) {
      const place = index % (COLUMNS * ROWS)
      if (place === 0 && index > 0) await pdf.startPage()
      if (place === 0) renderCutMarks(pdf, left, top)
      renderTicket(
        pdf,
        sheet,
        ticket,
        { ...stock, cover },
        left + (place % COLUMNS) * TICKET_WIDTH,
        top + Math.floor(place / COLUMNS) * TICKET_HEIGHT,
      )
    }
  },
})

/** Crop marks in the margin. */
function renderCutMarks(pdf: Pdf, left: number, top: number): void {
  const mark = { color: '#000000', width: 0.4 }
  for (let column = 0; column <= COLUMNS; column++) {
    const x = left + column * TICKET_WIDTH
    pdf.line(x, top - toPoints(6), x, top - toPoints(2), mark)
    pdf.line(x, top + ROWS * TICKET_HEIGHT + toPoints(2), x, top + ROWS * TICKET_HEIGHT + toPoints(6), mark)
  }
  for (let row = 0; row <= ROWS; row++) {
    const y = top + row * TICKET_HEIGHT
    pdf.line(left - toPoints(6), y, left - toPoints(2), y, mark)
    pdf.line(left + COLUMNS * TICKET_WIDTH + toPoints(2), y, left + COLUMNS * TICKET_WIDTH + toPoints(6), y, mark)
  }
}

/** What the strip on the left says: along it, in Chinese and Japanese glyph over glyph. */
function renderBand(pdf: Pdf, language: Language, color: string, x: number, y: number): void {
  const band = getMessages(ui, language)('ticket.band').toLocaleUpperCase(locales[language])
  const style = { align: 'center', face: 'display', size: 10.5, color } as const
  if (isEastAsian(language)) {
    const glyphs = Array.from(band)
    const step = 13
    const top = y + (TICKET_HEIGHT - glyphs.length * step) / 2
    for (const [index, glyph] of glyphs.entries())
      pdf.text(glyph, { ...style, x, y: top + index * step, width: toPoints(7), leading: step / style.size })
    return
  }
  pdf.drawRotated(-90, x + toPoints(3.5), y + TICKET_HEIGHT / 2, () =>
    pdf.text(band, {
      ...style,
      x: x + toPoints(3.5) - TICKET_HEIGHT / 2,
      y: y + TICKET_HEIGHT / 2 - 7,
      width: TICKET_HEIGHT,
      spacing: 0.14,
    }),
  )
}

function renderTicket(
  pdf: Pdf,
  { artist, title, of, site, language }: Sheet,
  ticket: Ticket,
  { stock, press, cover }: PaperStock & { cover: Buffer },
  x: number,
  y: number,
) {
  const t = getMessages(documents, language)
  const tear = x + TICKET_WIDTH - STUB_WIDTH
  const inner = x + toPoints(11)
  const width = tear - inner - toPoints(3)
  pdf.rect(x, y, TICKET_WIDTH, TICKET_HEIGHT, { fill: stock })
  pdf.rect(x, y, toPoints(7), TICKET_HEIGHT, { fill: press })
  renderBand(pdf, language, stock, x, y)
  pdf.line(tear, y + toPoints(1.5), tear, y + TICKET_HEIGHT - toPoints(1.5), {
    color: press,
    width: 1.2,
    dash: 2.4,
  })

  const beside = width - COVER_SIZE - toPoints(3)
  pdf.picture(cover, inner + width - COVER_SIZE, y + toPoints(5.5), COVER_SIZE)
  const artistEnd = pdf.text(artist, {
    x: inner,
    y: y + toPoints(4.5),
    width: beside,
    face: 'strong',
    size: 9,
    color: PDF_COLORS.ink,
    lines: 1,
  })
  pdf.text(title, {
    x: inner,
    y: artistEnd + 1,
    width: beside,
    face: 'display',
    leading: 1.08,
    color: press,
    smallest: 10,
    ...(pdf.getTextWidth(title, { face: 'display', size: LONG_TITLE.size }) > 2 * beside ? LONG_TITLE : SHORT_TITLE),
  })
  pdf.text(ticket.code, {
    x: inner,
    y: y + toPoints(30),
    width,
    face: 'code',
    size: 8.6,
    color: PDF_COLORS.ink,
    lines: 1,
  })
  pdf.text(formatCents(ticket.priceCents, language), {
    x: inner,
    y: y + toPoints(35),
    width,
    face: 'display',
    size: 14,
    color: press,
    lines: 1,
  })
  pdf.text(t('sheet.howTo', { address: `${site}${buildLanguagePath(language, '/redeem-keymail')}` }), {
    x: inner,
    y: y + toPoints(42.5),
    width,
    size: 6.4,
    color: PDF_COLORS.ink2,
    leading: 1.3,
    lines: 2,
  })

  const qr = toPoints(27)
  pdf.qr(buildRedeemUrl(ticket.code, language), tear + (STUB_WIDTH - qr) / 2, y + toPoints(3), qr)
  pdf.text(t('number', { copy: formatCount(ticket.copy, language) }), {
    x: tear + toPoints(2),
    y: y + toPoints(31.5),
    width: STUB_WIDTH - toPoints(4),
    align: 'center',
    face: 'display',
    size: 19,
    leading: 1.1,
    color: press,
    lines: 1,
  })
  pdf.text(t('sheet.of', { of: formatCount(of, language) }), {
    x: tear + toPoints(2),
    y: y + toPoints(39),
    width: STUB_WIDTH - toPoints(4),
    align: 'center',
    size: 8,
    color: PDF_COLORS.ink2,
  })
  renderWordmark(pdf, tear + (STUB_WIDTH - toPoints(16.1)) / 2, y + toPoints(45), toPoints(4), press, stock)
}
