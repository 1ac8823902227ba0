import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { setImmediate as turn } from 'node:timers/promises'
import PDFKit from 'pdfkit'
import { breakLines, lettersOf, printable } from './break-lines.ts'
import { drawQr } from './draw-qr.ts'
import { FACES, FAR_EAST, fontFile } from './faces.ts'
import { type Face, type Imprint, type Lettering, SHEETS, type SheetSize, type TextBox } from './sheet.ts'

const INK = '#171a15'

/** What pdfkit knows of a loaded font, beyond its types. */
type Loaded = {
  font: { hasGlyphForCodePoint(codePoint: number): boolean }
  widthOfString(text: string, size: number): number
  /** How each word was set; grows with every new word. */
  layoutCache: object
}
type Run = { file: string; text: string }
type Laid = { size: number; lines: string[] }

/**
 * One PDF that is being written into a local file, page by page. Points from the upper left corner. All text is set in
 * the product's embedded faces, with Chinese and Japanese ones for the letters that need them, and stays selectable;
 * it is never markup, whatever it contains.
 */
export class Pdf {
  readonly #doc: InstanceType<typeof PDFKit>
  readonly #out: ReturnType<typeof createWriteStream>
  readonly #done: Promise<void>
  readonly #loaded = new Map<string, Loaded>()
  readonly #size: SheetSize
  readonly #laid = new Map<string, Laid>()
  #pages = 0

  constructor(path: string, imprint: Imprint, size: SheetSize) {
    const title = printable(imprint.title).replaceAll('\n', ' ')
    this.#doc = new PDFKit({
      autoFirstPage: false,
      margin: 0,
      // None of the built-in fonts, not even as a default: they are not embedded and lack letters.
      font: null as unknown as string,
      pdfVersion: '1.7',
      lang: imprint.language ?? 'en-US',
      displayTitle: true,
      info: {
        Title: title,
        Author: printable(imprint.author).replaceAll('\n', ' '),
        Creator: 'TuneMaker',
        Producer: 'TuneMaker',
        ...(imprint.subject ? { Subject: printable(imprint.subject) } : {}),
      },
    })
    this.#size = size
    this.#out = createWriteStream(path)
    this.#doc.pipe(this.#out)
    this.#done = finished(this.#out)
    // A broken disk is told by finish(); until somebody waits it must not end the process.
    this.#done.catch(() => undefined)
    this.#addPage()
  }

  #addPage(): void {
    const size = typeof this.#size === 'string' ? SHEETS[this.#size] : this.#size
    this.#doc.addPage({ size: [...size], margin: 0 })
    this.#pages++
  }

  get width(): number {
    return this.#doc.page.width
  }

  get height(): number {
    return this.#doc.page.height
  }

  get pages(): number {
    return this.#pages
  }

  /** Begins the next page, when the disk has taken the ones before: a thousand pages need no more memory than ten. */
  async newPage(): Promise<void> {
    this.#addPage()
    // Of a thousand pages, remembering how each word was set would fill the memory.
    for (const loaded of this.#loaded.values()) loaded.layoutCache = Object.create(null) as object
    this.#laid.clear()
    while (this.#out.writableNeedDrain) await once(this.#out, 'drain')
    await turn()
  }

  /** Ends the document and returns its bytes' number; the file is complete then. */
  async finish(): Promise<number> {
    this.#doc.end()
    await this.#done
    return this.#out.bytesWritten
  }

  /** Gives up; the file is worthless. */
  abandon(): void {
    this.#doc.unpipe(this.#out)
    this.#out.destroy()
  }

  /** Sets text and returns the lower edge of its last line. */
  text(text: string, box: TextBox): number {
    const { size, lines } = this.#lay(text, box)
    const { x, y, width, align = 'left', color = INK, leading = 1.35, face = 'text', spacing = 0 } = box
    this.#doc.fillColor(color)
    lines.forEach((line, index) => {
      const runs = this.#runsOf(line, face)
      const lineWidth = this.#widthOf(runs, size, spacing)
      let at = x + (align === 'right' ? width - lineWidth : align === 'center' ? (width - lineWidth) / 2 : 0)
      // All files of a line stand on one baseline.
      const baseline = y + (index + 0.5) * size * leading + size * 0.35
      for (const run of runs) {
        this.#use(run.file)
        this.#doc.fontSize(size).text(run.text, at, baseline, {
          lineBreak: false,
          baseline: 'alphabetic',
          characterSpacing: spacing * size,
        })
        at += this.#widthOf([run], size, spacing)
      }
    })
    return y + lines.length * size * leading
  }

  /** The height that `text` would take. */
  heightOf(text: string, box: TextBox): number {
    const { size, lines } = this.#lay(text, box)
    return lines.length * size * (box.leading ?? 1.35)
  }

  /** The width of one line. */
  widthOf(text: string, { face = 'text', size, spacing = 0 }: Lettering): number {
    return this.#widthOf(this.#runsOf(printable(text), face), size, spacing)
  }

  line(x1: number, y1: number, x2: number, y2: number, { color = INK, width = 0.75, dash = 0 } = {}): void {
    this.#doc.save().lineWidth(width).strokeColor(color)
    if (dash) this.#doc.dash(dash, { space: dash })
    this.#doc.moveTo(x1, y1).lineTo(x2, y2).stroke().restore()
  }

  rect(
    x: number,
    y: number,
    width: number,
    height: number,
    {
      fill,
      stroke,
      lineWidth = 0.75,
      radius = 0,
    }: { fill?: string; stroke?: string; lineWidth?: number; radius?: number },
  ): void {
    if (radius) this.#doc.roundedRect(x, y, width, height, radius)
    else this.#doc.rect(x, y, width, height)
    this.#doc.lineWidth(lineWidth)
    if (fill && stroke) this.#doc.fillAndStroke(fill, stroke)
    else if (fill) this.#doc.fill(fill)
    else this.#doc.stroke(stroke ?? INK)
  }

  /** An SVG path, its own unit being `scale` points; holes by the even-odd rule. */
  path(
    d: string,
    x: number,
    y: number,
    scale: number,
    look: { fill?: string; stroke?: string; dash?: number; width?: number },
  ): void {
    const doc = this.#doc.save().translate(x, y).scale(scale).path(d)
    if (look.fill) doc.fill(look.fill, 'even-odd')
    else {
      doc.lineWidth(look.width ?? 1)
      if (look.dash) doc.dash(look.dash, { space: look.dash })
      doc.stroke(look.stroke ?? INK)
    }
    doc.restore()
  }

  /** Draws inside a turned or moved system: `degrees` clockwise about x, y. */
  turned(degrees: number, x: number, y: number, draw: () => void): void {
    this.#doc.save().rotate(degrees, { origin: [x, y] })
    draw()
    this.#doc.restore()
  }

  /**
   * A QR code, error correction high, as vectors on white with the quiet zone it needs, `size` points in all; a reader on
   * the screen may click it.
   */
  qr(address: string, x: number, y: number, size: number): void {
    this.rect(x, y, size, size, { fill: '#ffffff' })
    drawQr(this.#doc, address, x, y, size)
    this.link(address, x, y, size, size)
  }

  /** Makes a part of the page a link; an address other than http, https or mailto is refused. */
  link(address: string, x: number, y: number, width: number, height: number): void {
    if (!/^(https?|mailto):/.test(address)) throw new Error('a document links to http, https and mailto only')
    this.#doc.link(x, y, width, height, address)
  }

  #lay(text: string, box: TextBox): Laid {
    const { face, width, size, lines, smallest, spacing } = box
    const key = JSON.stringify([text, face, width, size, lines, smallest, spacing])
    let laid = this.#laid.get(key)
    if (!laid) {
      laid = this.#layAnew(text, box)
      this.#laid.set(key, laid)
    }
    return laid
  }

  #layAnew(text: string, box: TextBox): Laid {
    const { face = 'text', width, lines: most, spacing = 0 } = box
    const words = printable(text)
    const set = (size: number) =>
      breakLines(words, width, (part) => this.#widthOf(this.#runsOf(part, face), size, spacing))
    let { size } = box
    let { lines, cut } = set(size)
    if (most === undefined) return { size, lines }
    const smallest = box.smallest ?? size / 2
    // Also when a word had to be cut: better a smaller title than a torn one.
    while ((lines.length > most || cut) && size > smallest) {
      size = Math.max(smallest, size * 0.94)
      ;({ lines, cut } = set(size))
    }
    if (lines.length > most) {
      lines = lines.slice(0, most)
      const letters = lettersOf(lines[most - 1] ?? '')
      const ended = () => `${letters.join('').trimEnd()}…`
      while (letters.length > 1 && this.#widthOf(this.#runsOf(ended(), face), size, spacing) > width) letters.pop()
      lines[most - 1] = ended()
    }
    return { size, lines }
  }

  #use(file: string): Loaded {
    this.#doc.font(file)
    return (this.#doc as unknown as { _font: Loaded })._font
  }

  #load(file: string): Loaded {
    let loaded = this.#loaded.get(file)
    if (!loaded) {
      this.#doc.registerFont(file, fontFile(file))
      loaded = this.#use(file)
      this.#loaded.set(file, loaded)
    }
    return loaded
  }

  #widthOf(runs: Run[], size: number, spacing: number): number {
    return runs.reduce(
      (sum, { file, text }) =>
        sum +
        this.#load(file).widthOfString(text, size) +
        (spacing === 0 ? 0 : spacing * size * lettersOf(text).length),
      0,
    )
  }

  /** The text in pieces of one font file each. */
  #runsOf(text: string, face: Face): Run[] {
    const runs: Run[] = []
    const near = FACES[face]
    const main = near[0] ?? ''
    if (this.#covers(main, text)) return text ? [{ file: main, text }] : []
    const letters = lettersOf(text)
    let far: string[] | undefined
    for (const letter of letters) {
      const before = runs.at(-1)
      // A space stays with what it follows.
      if (before && /^\s+$/.test(letter)) {
        before.text += letter
        continue
      }
      const fileOf = (wanted: string) =>
        near.find((each) => this.#covers(each, wanted)) ??
        (far ??= this.#farEast(letters, face)).find((each) => this.#covers(each, wanted))
      let shown = letter
      let file = fileOf(shown)
      // Better without its accent than not at all; what no face has is a box.
      if (!file) file = fileOf((shown = letter.normalize('NFD').replaceAll(/\p{M}/gu, '')))
      if (!file || !shown) file = fileOf((shown = '□'))
      file ??= main
      if (before?.file === file) before.text += shown
      else runs.push({ file, text: shown })
    }
    return runs
  }

  #covers(file: string, text: string): boolean {
    const { font } = this.#load(file)
    for (const sign of text) {
      if (!font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)) return false
    }
    return true
  }

  /** One country's letterforms for one text: those of the one that has more of its letters, Japanese with kana. */
  #farEast(letters: string[], face: Face): string[] {
    const { japanese, chinese } = FAR_EAST[face]
    if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(letters.join(''))) return [japanese, chinese]
    const known = (file: string) => letters.filter((letter) => this.#covers(file, letter)).length
    return known(japanese) > known(chinese) ? [japanese, chinese] : [chinese, japanese]
  }
}
