import { readFile } from 'node:fs/promises'
import type { Font } from 'fontkit'
import type { Language } from '#contract/text'

const NODE_MODULES_URL = new URL('../../node_modules/', import.meta.url)

// In fallback order: the first font that has a glyph renders it. System fonts are not used, since they differ by
// machine.
const FONT_FILES = {
  display: [
    '@fontsource/big-shoulders/files/big-shoulders-latin-800-normal.woff',
    '@fontsource/big-shoulders/files/big-shoulders-latin-ext-800-normal.woff',
  ],
  text: [
    '@fontsource/hanken-grotesk/files/hanken-grotesk-latin-500-normal.woff',
    '@fontsource/hanken-grotesk/files/hanken-grotesk-latin-ext-500-normal.woff',
  ],
} as const
export type FontName = keyof typeof FONT_FILES

const JAPANESE_FONT = '@embedpdf/fonts-jp/fonts/NotoSansJP-Bold.otf'
const CHINESE_FONT = '@embedpdf/fonts-sc/fonts/NotoSansHans-Bold.otf'

/** In what face and language a text is set. The language decides the forms of Chinese characters. */
export type TextStyle = { face: FontName; language: Language }

const fontCache = new Map<string, Promise<Font>>()

function readFont(file: string): Promise<Font> {
  let font = fontCache.get(file)
  if (!font) {
    font = loadFont(file)
    fontCache.set(file, font)
    font.catch(() => fontCache.delete(file))
  }
  return font
}

/** The library is loaded with the first picture: few requests need one. */
async function loadFont(file: string): Promise<Font> {
  const [{ create }, bytes] = await Promise.all([import('fontkit'), readFile(new URL(file, NODE_MODULES_URL))])
  return create(bytes)
}

/** One country's forms for a whole text: Japanese if it has kana, otherwise those of the language, as in PDFs. */
const listFontFiles = (text: string, { face, language }: TextStyle): string[] => [
  ...FONT_FILES[face],
  ...(language === 'chinese' && !/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)
    ? [CHINESE_FONT, JAPANESE_FONT]
    : [JAPANESE_FONT, CHINESE_FONT]),
]

type TextRun = { font: Font; text: string }

/** Splits a text into runs of one font each; characters that no font has are omitted. */
async function buildTextRuns(text: string, style: TextStyle): Promise<TextRun[]> {
  const runs: TextRun[] = []
  const files = listFontFiles(text, style)
  // No font has the narrow space in French numbers.
  for (const letter of text.replaceAll('\u202f', '\u00a0')) {
    const code = letter.codePointAt(0) ?? 0
    for (const file of files) {
      const font = await readFont(file)
      if (!font.hasGlyphForCodePoint(code)) continue
      const last = runs.at(-1)
      if (last?.font === font) last.text += letter
      else runs.push({ font, text: letter })
      break
    }
  }
  return runs
}

/** One line of text as an SVG path starting at 0,0 on the baseline. `size` and `width` are in pixels. */
export async function renderTextPath(
  text: string,
  style: TextStyle,
  size: number,
): Promise<{ d: string; width: number }> {
  let width = 0
  let d = ''
  for (const run of await buildTextRuns(text, style)) {
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

// Chinese and Japanese have no spaces: a line may break between any two characters, but begins with no closing
// punctuation or small kana and ends with no opening bracket.
const CJK = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`
const OPENING = '「『（《〈【“'
const WORDS = new RegExp(
  String.raw`[${OPENING}]*(?:[${CJK}]|[^\s${CJK}${OPENING}]+)[」』）》〉】”、。，．：；！？・ー…々ぁぃぅぇぉっゃゅょァィゥェォッャュョ]*|[${OPENING}]+|\s+`,
  'gu',
)

/** Wraps a text into at most `lines` lines of `width` pixels; longer text ends in an ellipsis. */
export async function buildTextLines(
  text: string,
  style: TextStyle,
  size: number,
  width: number,
  lines: number,
): Promise<string[]> {
  const fits = async (line: string) => (await renderTextPath(line, style, size)).width <= width
  const words = text.match(WORDS) ?? []
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
