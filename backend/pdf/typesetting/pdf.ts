import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { setImmediate as turn } from 'node:timers/promises'
import PDFKit from 'pdfkit'
import { toPrintableText } from './printable-text.ts'
import { renderQrCode } from './render-qr-code.ts'
import { type DocumentMetadata, type TextStyle, PAGE_SIZES, type PageSize, type TextBox } from './layout.ts'
import { Typesetter } from './typesetter.ts'

const DEFAULT_COLOR = '#171a15'

/** A member of pdfkit that its type declarations lack. */
type ImageReader = { openImage(bytes: Buffer): PDFKit.Mixins.ImageSrc }
/** Members of a pdfkit page that its type declarations lack. */
type FlushedPage = { dictionary: { data: object } }

/**
 * Writes one PDF into a local file, page by page. Coordinates are points from the upper left corner. Text uses the
 * product's embedded fonts, with Chinese and Japanese fallbacks where glyphs are missing, stays selectable, and is
 * never interpreted as markup.
 */
export class Pdf {
  readonly #doc: InstanceType<typeof PDFKit>
  readonly #out: ReturnType<typeof createWriteStream>
  readonly #done: Promise<void>
  readonly #typesetter: Typesetter
  readonly #size: PageSize
  readonly #pictures = new Map<Buffer, PDFKit.Mixins.ImageSrc>()
  #pages = 0

  constructor(path: string, metadata: DocumentMetadata, size: PageSize) {
    const title = toPrintableText(metadata.title).replaceAll('\n', ' ')
    this.#doc = new PDFKit({
      autoFirstPage: false,
      margin: 0,
      // No built-in fonts, not even as the default: they are not embedded and lack glyphs.
      font: null as unknown as string,
      pdfVersion: '1.7',
      lang: metadata.language ?? 'en-US',
      displayTitle: true,
      info: {
        Title: title,
        Author: toPrintableText(metadata.author).replaceAll('\n', ' '),
        Creator: 'TuneMaker',
        Producer: 'TuneMaker',
        ...(metadata.subject ? { Subject: toPrintableText(metadata.subject) } : {}),
      },
    })
    this.#size = size
    this.#typesetter = new Typesetter(this.#doc, metadata.language ?? 'en-US')
    this.#out = createWriteStream(path)
    this.#doc.pipe(this.#out)
    this.#done = finished(this.#out)
    // finish() reports a write error; until it is awaited, the rejection must not crash the process.
    this.#done.catch(() => undefined)
    this.#addPage()
  }

  #addPage(): void {
    const size = typeof this.#size === 'string' ? PAGE_SIZES[this.#size] : this.#size
    this.#doc.addPage({ size: [...size], margin: 0 })
    this.#pages++
  }

  get width(): number {
    return this.#doc.page.width
  }

  get height(): number {
    return this.#doc.page.height
  }

  get pageCount(): number {
    return this.#pages
  }

  /** Starts the next page once the earlier ones are flushed to disk: a thousand pages need no more memory than ten. */
  async startPage(): Promise<void> {
    const { dictionary } = this.#doc.page as unknown as FlushedPage
    this.#addPage()
    // It is written, and only its number is needed again: ten thousand links would stay in memory until the end.
    dictionary.data = {}
    this.#typesetter.clear()
    while (this.#out.writableNeedDrain) await once(this.#out, 'drain')
    await turn()
  }

  /** Completes the file and returns its size in bytes. */
  async finish(): Promise<number> {
    this.#doc.end()
    await this.#done
    return this.#out.bytesWritten
  }

  /** Stops writing; the file is left incomplete. */
  cancel(): void {
    this.#doc.unpipe(this.#out)
    this.#out.destroy()
  }

  /** Draws text and returns the lower edge of its last line. */
  text(text: string, box: TextBox): number {
    const { size, lines } = this.#typesetter.layOut(text, box)
    const { x, y, width, align = 'left', color = DEFAULT_COLOR, leading = 1.35, face = 'text', spacing = 0 } = box
    this.#doc.fillColor(color)
    lines.forEach((line, index) => {
      const runs = this.#typesetter.toRuns(line, face)
      const lineWidth = this.#typesetter.getWidth(runs, size, spacing)
      let at = x + (align === 'right' ? width - lineWidth : align === 'center' ? (width - lineWidth) / 2 : 0)
      // Runs in different fonts share one baseline.
      const baseline = y + (index + 0.5) * size * leading + size * 0.35
      for (const run of runs) {
        this.#typesetter.useFont(run.file)
        this.#doc.fontSize(size).text(run.text, at, baseline, {
          lineBreak: false,
          baseline: 'alphabetic',
          characterSpacing: spacing * size,
        })
        at += this.#typesetter.getWidth([run], size, spacing)
      }
    })
    return y + lines.length * size * leading
  }

  /** Draws a square JPEG or PNG. The same buffer is in the file once, however often it is drawn. */
  picture(bytes: Buffer, x: number, y: number, size: number): void {
    const picture = this.#pictures.get(bytes) ?? (this.#doc as unknown as ImageReader).openImage(bytes)
    this.#pictures.set(bytes, picture)
    this.#doc.image(picture, x, y, { width: size, height: size })
  }

  /** The height that `text` would take. */
  getTextHeight(text: string, box: TextBox): number {
    const { size, lines } = this.#typesetter.layOut(text, box)
    return lines.length * size * (box.leading ?? 1.35)
  }

  /** The width of a single line. */
  getTextWidth(text: string, { face = 'text', size, spacing = 0 }: TextStyle): number {
    return this.#typesetter.getWidth(this.#typesetter.toRuns(toPrintableText(text), face), size, spacing)
  }

  line(x1: number, y1: number, x2: number, y2: number, { color = DEFAULT_COLOR, width = 0.75, dash = 0 } = {}): void {
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
    else this.#doc.stroke(stroke ?? DEFAULT_COLOR)
  }

  /** Draws an SVG path whose unit is `scale` points; holes follow the even-odd rule. */
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
      doc.stroke(look.stroke ?? DEFAULT_COLOR)
    }
    doc.restore()
  }

  /** Draws in a rotated coordinate system: `degrees` clockwise around x, y. */
  drawRotated(degrees: number, x: number, y: number, draw: () => void): void {
    this.#doc.save().rotate(degrees, { origin: [x, y] })
    draw()
    this.#doc.restore()
  }

  /**
   * Draws a QR code with error correction level H as vectors on white, including its quiet zone, `size` points overall.
   * The area is also a clickable link.
   */
  qr(address: string, x: number, y: number, size: number): void {
    this.rect(x, y, size, size, { fill: '#ffffff' })
    renderQrCode(this.#doc, address, x, y, size)
    this.link(address, x, y, size, size)
  }

  /** Turns a rectangle of the page into a link. Throws for schemes other than http, https and mailto. */
  link(address: string, x: number, y: number, width: number, height: number): void {
    if (!/^(https?|mailto):/.test(address)) throw new Error('document links must use http, https or mailto')
    this.#doc.link(x, y, width, height, address)
  }

  /** Attaches a file that readers of the document can save. */
  attachFile(name: string, content: string, { type, description }: { type: string; description: string }): void {
    this.#doc.file(Buffer.from(content), { name, type, description })
  }
}
