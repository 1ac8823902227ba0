import type PDFKit from 'pdfkit'
import { CJK_FONTS, FONTS, getFontFile } from './fonts.ts'
import type { FontFace, TextBox } from './layout.ts'
import { toGraphemes, toPrintableText } from './printable-text.ts'
import { toLines } from './to-lines.ts'

/** Members of a loaded pdfkit font that its type declarations lack. */
type LoadedFont = {
  font: { hasGlyphForCodePoint(codePoint: number): boolean }
  widthOfString(text: string, size: number): number
  /** Caches the glyph layout of each word; grows with every new word. */
  layoutCache: object
}
type FontRun = { file: string; text: string }
type TextLayout = { size: number; lines: string[] }

/** Decides in which fonts, lines and size a text of a document is set. */
export class Typesetter {
  readonly #doc: InstanceType<typeof PDFKit>
  readonly #language: string
  readonly #loaded = new Map<string, LoadedFont>()
  readonly #laid = new Map<string, TextLayout>()

  constructor(doc: InstanceType<typeof PDFKit>, language: string) {
    this.#doc = doc
    this.#language = language
  }

  /** Forgets earlier texts: over a thousand pages they would exhaust the memory. */
  clear(): void {
    for (const loaded of this.#loaded.values()) loaded.layoutCache = Object.create(null) as object
    this.#laid.clear()
  }

  /** The lines that a text takes in its box, and their size. */
  layOut(text: string, box: TextBox): TextLayout {
    const { face, width, size, lines, smallest, spacing } = box
    const key = JSON.stringify([text, face, width, size, lines, smallest, spacing])
    let laid = this.#laid.get(key)
    if (!laid) {
      laid = this.#calculateLayout(text, box)
      this.#laid.set(key, laid)
    }
    return laid
  }

  #calculateLayout(text: string, box: TextBox): TextLayout {
    const { face = 'text', width, lines: most, spacing = 0 } = box
    const words = toPrintableText(text)
    const set = (size: number) => toLines(words, width, (part) => this.getWidth(this.toRuns(part, face), size, spacing))
    let { size } = box
    let { lines, cut } = set(size)
    if (most === undefined) return { size, lines }
    const smallest = box.smallest ?? size / 2
    // Also when a word had to be split: a smaller title is better than a broken word.
    while ((lines.length > most || cut) && size > smallest) {
      size = Math.max(smallest, size * 0.94)
      ;({ lines, cut } = set(size))
    }
    if (lines.length > most) {
      lines = lines.slice(0, most)
      const letters = toGraphemes(lines[most - 1] ?? '')
      const ended = () => `${letters.join('').trimEnd()}…`
      while (letters.length > 1 && this.getWidth(this.toRuns(ended(), face), size, spacing) > width) letters.pop()
      lines[most - 1] = ended()
    }
    return { size, lines }
  }

  useFont(file: string): LoadedFont {
    this.#doc.font(file)
    return (this.#doc as unknown as { _font: LoadedFont })._font
  }

  #load(file: string): LoadedFont {
    let loaded = this.#loaded.get(file)
    if (!loaded) {
      this.#doc.registerFont(file, getFontFile(file))
      loaded = this.useFont(file)
      this.#loaded.set(file, loaded)
    }
    return loaded
  }

  getWidth(runs: FontRun[], size: number, spacing: number): number {
    return runs.reduce(
      (sum, { file, text }) =>
        sum +
        this.#load(file).widthOfString(text, size) +
        (spacing === 0 ? 0 : spacing * size * toGraphemes(text).length),
      0,
    )
  }

  /** Splits the text into runs of one font file each. */
  toRuns(text: string, face: FontFace): FontRun[] {
    const runs: FontRun[] = []
    const near = FONTS[face]
    const main = near[0] ?? ''
    if (this.#covers(main, text)) return text ? [{ file: main, text }] : []
    const letters = toGraphemes(text)
    let far: string[] | undefined
    for (const letter of letters) {
      const before = runs.at(-1)
      // A space stays in the preceding run.
      if (before && /^\s+$/.test(letter)) {
        before.text += letter
        continue
      }
      const fileOf = (wanted: string) =>
        near.find((each) => this.#covers(each, wanted)) ??
        (far ??= this.#farEast(letters, face)).find((each) => this.#covers(each, wanted))
      let shown = letter
      let file = fileOf(shown)
      // Falls back to the character without its accent, then to a box.
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

  /**
   * Uses one country's letterforms for a whole text: Japanese if it contains kana, otherwise those of the document's
   * language, and in any other document the font that covers more characters.
   */
  #farEast(letters: string[], face: FontFace): string[] {
    const { japanese, chinese } = CJK_FONTS[face]
    if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(letters.join(''))) return [japanese, chinese]
    if (this.#language.startsWith('ja')) return [japanese, chinese]
    if (this.#language.startsWith('zh')) return [chinese, japanese]
    const known = (file: string) => letters.filter((letter) => this.#covers(file, letter)).length
    return known(japanese) > known(chinese) ? [japanese, chinese] : [chinese, japanese]
  }
}
