import { readFile } from 'node:fs/promises'
import { type Font, create } from 'fontkit'

const packages = new URL('../../node_modules/', import.meta.url)

// In this order: whoever has the letter first draws it. The machine's own fonts are not asked: they differ everywhere.
const faces = {
  display: [
    '@fontsource/big-shoulders/files/big-shoulders-latin-800-normal.woff',
    '@fontsource/big-shoulders/files/big-shoulders-latin-ext-800-normal.woff',
    '@embedpdf/fonts-jp/fonts/NotoSansJP-Bold.otf',
    '@embedpdf/fonts-sc/fonts/NotoSansHans-Bold.otf',
  ],
  text: [
    '@fontsource/hanken-grotesk/files/hanken-grotesk-latin-500-normal.woff',
    '@fontsource/hanken-grotesk/files/hanken-grotesk-latin-ext-500-normal.woff',
    '@embedpdf/fonts-jp/fonts/NotoSansJP-Bold.otf',
    '@embedpdf/fonts-sc/fonts/NotoSansHans-Bold.otf',
  ],
} as const
export type Face = keyof typeof faces

const loaded = new Map<string, Promise<Font>>()

function load(file: string): Promise<Font> {
  let font = loaded.get(file)
  if (!font) {
    font = readFile(new URL(file, packages)).then((bytes) => create(bytes))
    loaded.set(file, font)
    font.catch(() => loaded.delete(file))
  }
  return font
}

type Run = { font: Font; text: string }

/** Cuts a text where the face changes; a letter that no face has is left out. */
async function runsOf(text: string, face: Face): Promise<Run[]> {
  const runs: Run[] = []
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    for (const file of faces[face]) {
      const font = await load(file)
      if (!font.hasGlyphForCodePoint(code)) continue
      const last = runs.at(-1)
      if (last?.font === font) last.text += letter
      else runs.push({ font, text: letter })
      break
    }
  }
  return runs
}

/** One line of text as an SVG path that begins at 0,0 on its baseline. `size` and `width` are pixels. */
export async function letter(text: string, face: Face, size: number): Promise<{ d: string; width: number }> {
  let width = 0
  let d = ''
  for (const run of await runsOf(text, face)) {
    const scale = size / run.font.unitsPerEm
    const { glyphs, positions } = run.font.layout(run.text)
    glyphs.forEach((glyph, index) => {
      const at = positions[index]
      if (!at) return
      d += glyph.path
        .scale(scale, -scale)
        .translate(width + at.xOffset * scale, -at.yOffset * scale)
        .toSVG()
      width += at.xAdvance * scale
    })
  }
  return { d, width }
}

/** Breaks a text into at most `lines` lines of `width` pixels; what is too long ends in an ellipsis. */
export async function wrap(text: string, face: Face, size: number, width: number, lines: number): Promise<string[]> {
  const fits = async (line: string) => (await letter(line, face, size)).width <= width
  // Where words have no spaces between them, any two letters may part.
  const words =
    text.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|\s+/gu,
    ) ?? []
  const out: string[] = []
  let line = ''
  for (const word of words) {
    if (!line && !word.trim()) continue
    if (!line || (await fits((line + word).trimEnd()))) {
      line += word
      continue
    }
    out.push(line.trim())
    line = word.trimStart()
  }
  if (line.trim()) out.push(line.trim())
  const kept = out.slice(0, lines)
  const shortened = out.length > lines
  for (const [index, kept_] of kept.entries()) {
    let last = kept_ + (shortened && index === lines - 1 ? '…' : '')
    while (last.length > 1 && !(await fits(last))) last = `${last.replace(/…$/, '').slice(0, -1).trimEnd()}…`
    kept[index] = last
  }
  return kept
}
