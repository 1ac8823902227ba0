import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { decodeWoff } from './decode-woff.ts'
import type { FontFace } from './layout.ts'

const requireFrom = createRequire(import.meta.url)

// WOFF instead of WOFF2: composite glyphs of a WOFF2 cannot be subset.
const buildFontNames = (family: string, weight: number, scripts: string[]) =>
  scripts.map((script) => `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`)

const HANKEN = ['latin', 'latin-ext', 'vietnamese', 'cyrillic-ext']
const SHOULDERS = ['latin', 'latin-ext', 'vietnamese']
const MARTIAN = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext']

const text = buildFontNames('hanken-grotesk', 400, HANKEN)
const strong = buildFontNames('hanken-grotesk', 700, HANKEN)

/** The font files of each face, in the order in which they are searched for a glyph. */
export const FONTS: Record<FontFace, readonly string[]> = {
  text,
  strong,
  display: [...buildFontNames('big-shoulders', 800, SHOULDERS), ...strong],
  code: [...buildFontNames('martian-mono', 500, MARTIAN), ...text],
}

/**
 * Chinese and Japanese (also Greek and Cyrillic) fallbacks for every face, by weight. Several megabytes each, so loaded
 * on demand.
 */
export const CJK_FONTS: Record<FontFace, { japanese: string; chinese: string }> = {
  text: buildCjkFontNames('Regular'),
  strong: buildCjkFontNames('Bold'),
  display: buildCjkFontNames('Bold'),
  code: buildCjkFontNames('Regular'),
}

function buildCjkFontNames(weight: 'Regular' | 'Bold') {
  return {
    japanese: `@embedpdf/fonts-jp/fonts/NotoSansJP-${weight}.otf`,
    chinese: `@embedpdf/fonts-sc/fonts/NotoSansHans-${weight}.otf`,
  }
}

const fontFiles = new Map<string, Buffer>()

/** The OpenType font of a file, read once per process. */
export function getFontFile(name: string): Buffer {
  const known = fontFiles.get(name)
  if (known) return known
  const [, scope = '', pack = '', rest = ''] = /^(@[^/]+)\/([^/]+)\/(.+)$/.exec(name) ?? []
  // Not every package exports its font files, so the package is located through an entry it does export.
  const folder = `/node_modules/${scope}/${pack}/`
  const entry = requireFrom.resolve(scope === '@embedpdf' ? `${scope}/${pack}` : `${scope}/${pack}/package.json`)
  const home = entry.slice(0, entry.lastIndexOf(folder) + folder.length)
  const file = readFileSync(home + rest)
  const bytes = name.endsWith('.woff') ? decodeWoff(file) : file
  fontFiles.set(name, bytes)
  return bytes
}
