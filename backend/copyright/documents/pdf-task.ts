import { readFile } from 'node:fs/promises'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

const PAGES_MAX = 40
const CHARACTERS_MAX = 200_000
/** Text below this size in points counts as hidden. */
const READABLE_SIZE_MIN = 4

export type PdfCell = { x: number; text: string }
export type PdfLine = { page: number; cells: PdfCell[] }
export type PdfText = {
  pages: number
  lines: PdfLine[]
  /** Hidden words: white, tiny, transparent or outside the page. */
  hidden: string[]
  /** Pages of which pictures cover more than half. */
  pictures: number[]
}

type TextItem = { str: string; transform: number[]; width: number }
type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>

/** Limited task: the text of a PDF with its positions, or what is wrong with it. */
export async function run({
  path,
}: {
  path: string
}): Promise<{ text: PdfText } | { problem: 'encrypted' | 'unreadable' }> {
  const bytes = new Uint8Array(await readFile(path))
  try {
    return { text: await parsePdf(bytes) }
  } catch (error) {
    return { problem: (error as Error).name === 'PasswordException' ? 'encrypted' : 'unreadable' }
  }
}

async function parsePdf(bytes: Uint8Array): Promise<PdfText> {
  const pdf = await getDocumentProxy(bytes, { maxImageSize: 32_000_000, verbosity: 0 })
  const text: PdfText = { pages: pdf.numPages, lines: [], hidden: [], pictures: [] }
  let left = CHARACTERS_MAX
  for (let number = 1; number <= Math.min(pdf.numPages, PAGES_MAX) && left > 0; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const lines = buildLines(items as TextItem[], number)
    left -= lines.reduce((sum, { cells }) => sum + cells.reduce((all, cell) => all + cell.text.length, 0), 0)
    text.lines.push(...lines)
    await detectHiddenContent(page, number, text)
    page.cleanup()
  }
  return text
}

/** Groups text items at the same height into lines; a wide gap starts a new cell. */
function buildLines(items: TextItem[], page: number): PdfLine[] {
  const pieces = items
    .filter(({ str }) => str.trim())
    .map(({ str, transform, width }) => ({
      text: str,
      x: transform[4] ?? 0,
      y: transform[5] ?? 0,
      size: Math.abs(transform[3] ?? 0) || Math.abs(transform[0] ?? 0) || 10,
      width,
    }))
    .toSorted((a, b) => b.y - a.y || a.x - b.x)
  const rows: (typeof pieces)[] = []
  for (const piece of pieces) {
    const row = rows.at(-1)
    if (row?.[0] && Math.abs(row[0].y - piece.y) < Math.max(row[0].size, piece.size) * 0.4) row.push(piece)
    else rows.push([piece])
  }
  return rows.map((row) => {
    const cells: PdfCell[] = []
    let end = -Infinity
    for (const { text, x, width, size } of row.toSorted((a, b) => a.x - b.x)) {
      const cell = cells.at(-1)
      if (!cell || x - end > size * 1.6) cells.push({ x, text: text.trim() })
      else cell.text += (x - end > size * 0.15 && !cell.text.endsWith(' ') ? ' ' : '') + text.trimEnd()
      end = x + width
    }
    return { page, cells }
  })
}

type Glyph = { unicode?: string } | number
type GraphicsState = { white: boolean; mode: number; opacity: number; size: number; ctm: number[] }

/** Interprets the page's drawing operators to find hidden text, and pictures in place of text. */
async function detectHiddenContent(page: Page, number: number, text: PdfText): Promise<void> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view
  let ink: GraphicsState = { white: false, mode: 0, opacity: 1, size: 10, ctm: [1, 0, 0, 1, 0, 0] }
  let matrix = [1, 0, 0, 1, 0, 0]
  let covered = 0
  const saved: GraphicsState[] = []
  for (const [at, operation] of fnArray.entries()) {
    const args = (argsArray[at] ?? []) as unknown[]
    switch (operation) {
      case OPS.save:
        saved.push({ ...ink })
        break
      case OPS.restore:
        ink = saved.pop() ?? ink
        break
      case OPS.transform:
        ink.ctm = multiply(ink.ctm, args as number[])
        break
      case OPS.setFillRGBColor:
        ink.white = isWhite(args)
        break
      case OPS.setGState:
        for (const [key, value] of (args[0] ?? []) as [string, unknown][]) if (key === 'ca') ink.opacity = Number(value)
        break
      case OPS.setTextRenderingMode:
        ink.mode = Number(args[0])
        break
      case OPS.setFont:
        ink.size = Number(args[1])
        break
      case OPS.beginText:
        matrix = [1, 0, 0, 1, 0, 0]
        break
      case OPS.setTextMatrix:
        matrix = Object.values((args[0] ?? {}) as Record<string, number>)
        break
      case OPS.showText: {
        const glyphs = (args[0] ?? []) as Glyph[]
        const words = glyphs.map((glyph) => (typeof glyph === 'number' ? '' : (glyph.unicode ?? ''))).join('')
        const placed = multiply(ink.ctm, matrix)
        const size = Math.abs(ink.size) * Math.hypot(placed[2] ?? 0, placed[3] ?? 0)
        const [x = 0, y = 0] = placed.slice(4)
        const outside = x < left - 1 || x > right || y < bottom - 1 || y > top
        const seen =
          !ink.white && ink.mode !== 3 && ink.mode !== 7 && ink.opacity > 0.1 && size >= READABLE_SIZE_MIN && !outside
        if (!seen && /[\p{L}\p{N}]/u.test(words) && text.hidden.length < 20) text.hidden.push(words.slice(0, 200))
        break
      }
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject:
        covered += Math.abs((ink.ctm[0] ?? 0) * (ink.ctm[3] ?? 0) - (ink.ctm[1] ?? 0) * (ink.ctm[2] ?? 0))
        break
      default:
    }
  }
  if (covered > 0.5 * (right - left) * (top - bottom)) text.pictures.push(number)
}

function isWhite(args: unknown[]): boolean {
  const [color] = args
  if (typeof color === 'string') {
    return (color.match(/[\da-f]{2}/gi) ?? []).every((part) => Number.parseInt(part, 16) > 235)
  }
  return args.every((part) => Number(part) > 235)
}

function multiply(a: number[], b: number[]): number[] {
  const [a0 = 1, a1 = 0, a2 = 0, a3 = 1, a4 = 0, a5 = 0] = a
  const [b0 = 1, b1 = 0, b2 = 0, b3 = 1, b4 = 0, b5 = 0] = b
  return [
    a0 * b0 + a2 * b1,
    a1 * b0 + a3 * b1,
    a0 * b2 + a2 * b3,
    a1 * b2 + a3 * b3,
    a0 * b4 + a2 * b5 + a4,
    a1 * b4 + a3 * b5 + a5,
  ]
}
