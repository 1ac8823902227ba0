import { z } from 'zod'
import { defineDocumentKind } from '#module/pdf'
import { type Pdf, PDF_COLORS, renderWordmark } from '#module/pdf/typesetting'
import { config } from '#runtime/config'
import { LETTERS, type Letter, type LetterName, CONTACT_ADDRESS, getLetter } from './contract.ts'
import { languages } from '#contract/text'
import { letters } from '#text/messages/catalogs/letters/en'
import { getMessages } from '#text/messages/get-messages'
import { locales } from '#text/messages/locales'

const MARGIN = 54

/** A letter on a single page. */
export const letterDocument = defineDocumentKind({
  name: 'letters.letter',
  version: 2,
  ref: z.object({
    letter: z.enum(LETTERS),
    paper: z.enum(['a4', 'letter']),
    language: z.enum(languages).default('english'),
  }),
  getContent: ({ letter, paper, language }) => {
    const site = new URL(config.PUBLIC_URL).host
    const text = getLetter(letter, site, getMessages(letters, language))
    return Promise.resolve({ name: letter, paper, site, letter: text, language })
  },
  metadata: ({ letter, language }) => ({
    title: letter.title,
    author: 'TuneMaker',
    subject: letter.audience,
    language: locales[language],
  }),
  size: ({ paper }) => paper,
  draw(pdf, { name, site, letter }) {
    const top = drawHeader(pdf, letter)
    const bottom = pdf.height - MARGIN - 26
    // Always one page: a longer text shrinks until it fits.
    for (let scale = 1.12; scale > 0.6; scale -= 0.02) {
      if (letterLayouts[name](pdf, letter, top, scale, false) > bottom) continue
      letterLayouts[name](pdf, letter, top, scale, true)
      drawFooter(pdf, site)
      return
    }
    throw new Error(`the ${name} letter does not fit on one page`)
  },
})

function drawHeader(pdf: Pdf, letter: Letter): number {
  const right = pdf.width - MARGIN
  renderWordmark(pdf, MARGIN, 44, 26)
  pdf.text(letter.audience, {
    x: right - 200,
    y: 50,
    width: 200,
    align: 'right',
    size: 10,
    face: 'strong',
    color: PDF_COLORS.ink2,
    lines: 1,
  })
  pdf.line(MARGIN, 80, right, 80, { color: PDF_COLORS.ink, width: 1.5 })
  return pdf.text(letter.title, {
    x: MARGIN,
    y: 92,
    width: right - MARGIN,
    face: 'display',
    size: 42,
    leading: 1.1,
    color: PDF_COLORS.vermilion,
    lines: 1,
  })
}

function drawFooter(pdf: Pdf, site: string): void {
  const y = pdf.height - MARGIN - 6
  const width = pdf.width - 2 * MARGIN
  pdf.line(MARGIN, y, pdf.width - MARGIN, y, { color: PDF_COLORS.ink2, dash: 2 })
  pdf.text(site, { x: MARGIN, y: y + 6, width: width / 2, size: 9, face: 'strong', color: PDF_COLORS.ink2, lines: 1 })
  pdf.text(CONTACT_ADDRESS, {
    x: MARGIN + width / 2,
    y: y + 6,
    width: width / 2,
    size: 9,
    align: 'right',
    color: PDF_COLORS.ink2,
    lines: 1,
  })
  pdf.link(config.PUBLIC_URL, MARGIN, y + 4, 120, 16)
}

/** Draws a letter below `top`, or only measures it; returns its lower edge. */
type LetterLayout = (pdf: Pdf, letter: Letter, top: number, scale: number, really: boolean) => number

const letterLayouts: Record<LetterName, LetterLayout> = {
  // The letter with a column of key facts beside it.
  counselor(pdf, letter, top, scale, really) {
    const aside = 156
    const x = pdf.width - MARGIN - aside
    const body = drawBody(pdf, letter, { top: top + 14, width: x - MARGIN - 28, scale, really })
    const column = createColumn(pdf, x, top + 12, aside, scale, really)
    column.text(letter.factsTitle, { face: 'display', size: 18, leading: 1.3 })
    for (const { label, value } of letter.facts) {
      column.rule()
      column.text(label, { face: 'strong', size: 9.5, color: PDF_COLORS.vermilion })
      column.text(value, { size: 9.5 })
      column.skip(4)
    }
    return Math.max(body, column.y)
  },

  // The strip at the bottom is cut off and stays on the studio's notice board.
  studio(pdf, letter, top, scale, really) {
    const width = pdf.width - 2 * MARGIN
    const body = drawBody(pdf, letter, { top: top + 14, width: width - 40, scale, really })
    if (really)
      pdf.line(MARGIN, body + 14 * scale, pdf.width - MARGIN, body + 14 * scale, { color: PDF_COLORS.ink2, dash: 4 })
    const head = createColumn(pdf, MARGIN, body + 24 * scale, width, scale, really)
    head.text(letter.factsTitle, { face: 'display', size: 18, leading: 1.3 })
    const half = Math.ceil(letter.facts.length / 2)
    const sides = [letter.facts.slice(0, half), letter.facts.slice(half)].map((facts, side) => {
      const column = createColumn(pdf, MARGIN + side * (width / 2 + 12), head.y + 4, width / 2 - 12, scale, really)
      for (const { label, value } of facts) {
        column.pair(label, value, 78)
        column.skip(4)
      }
      return column.y
    })
    return Math.max(...sides)
  },

  'fan-club'(pdf, letter, top, scale, really) {
    const width = pdf.width - 2 * MARGIN
    const body = drawBody(pdf, letter, { top: top + 14, width, scale, really })
    const column = createColumn(pdf, MARGIN, body + 18 * scale, width, scale, really)
    column.text(letter.factsTitle, { face: 'display', size: 22, leading: 1.3 })
    for (const { label, value } of letter.facts) {
      column.rule()
      column.pair(label, value, 26, { face: 'display', size: 15, color: PDF_COLORS.vermilion })
      column.skip(5)
    }
    return column.y
  },

  visitor(pdf, letter, top, scale, really) {
    const width = pdf.width - 2 * MARGIN
    const column = createColumn(pdf, MARGIN, top + 10, width, scale, really)
    column.text(letter.greeting, { face: 'strong', size: 15 })
    column.skip(8)
    for (const paragraph of letter.paragraphs) {
      column.text(paragraph, { size: 12.5 })
      column.skip(8)
    }
    column.skip(14)
    column.text(letter.factsTitle, { face: 'display', size: 22, leading: 1.3 })
    for (const { label, value } of letter.facts) {
      column.skip(2)
      column.rule()
      column.pair(label, value, 170, { face: 'strong', size: 11.5 }, 11.5)
      column.skip(6)
    }
    column.skip(2)
    column.rule()
    column.skip(4)
    column.text(letter.closing, { face: 'strong', size: 13 })
    return column.y
  },
}

function drawBody(
  pdf: Pdf,
  letter: Letter,
  { top, width, scale, really }: { top: number; width: number; scale: number; really: boolean },
): number {
  const column = createColumn(pdf, MARGIN, top, width, scale, really)
  column.text(letter.greeting, { face: 'strong', size: 11 })
  column.skip(4)
  for (const paragraph of letter.paragraphs) {
    column.text(paragraph, { size: 11, leading: 1.42 })
    column.skip(7)
  }
  column.text(letter.closing, { size: 11 })
  column.text('TuneMaker', { face: 'display', size: 17, leading: 1.4 })
  return column.y
}

type ColumnStyle = { face?: 'text' | 'strong' | 'display'; size: number; color?: string; leading?: number }

/** A column that grows downwards; all its sizes and gaps are scaled. */
function createColumn(pdf: Pdf, x: number, top: number, width: number, scale: number, really: boolean) {
  const set = (text: string, at: { x: number; y: number; width: number }, style: ColumnStyle) => {
    const box = { color: PDF_COLORS.ink, ...style, ...at, size: style.size * scale }
    return really ? pdf.text(text, box) : at.y + pdf.getTextHeight(text, box)
  }
  return {
    y: top,
    text(text: string, style: ColumnStyle) {
      this.y = set(text, { x, y: this.y, width }, style)
    },
    /** A label and its value, side by side. */
    pair(label: string, value: string, indent: number, style: ColumnStyle = { face: 'strong', size: 10 }, size = 10.5) {
      const gap = indent * scale
      const left = set(label, { x, y: this.y, width: gap - 8 }, style)
      const right = set(value, { x: x + gap, y: this.y, width: width - gap }, { size })
      this.y = Math.max(left, right)
    },
    skip(space: number) {
      this.y += space * scale
    },
    rule() {
      this.y += 4 * scale
      if (really) pdf.line(x, this.y, x + width, this.y, { color: PDF_COLORS.rule })
      this.y += 4 * scale
    },
  }
}
