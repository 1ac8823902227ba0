import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Face } from './sheet.ts'

const locate = createRequire(import.meta.url)

// WOFF, not WOFF2: composed letters of a WOFF2 cannot be cut out of it.
const cuts = (family: string, weight: number, scripts: string[]) =>
  scripts.map((script) => `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`)

const HANKEN = ['latin', 'latin-ext', 'vietnamese', 'cyrillic-ext']
const SHOULDERS = ['latin', 'latin-ext', 'vietnamese']
const MARTIAN = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext']

const text = cuts('hanken-grotesk', 400, HANKEN)
const strong = cuts('hanken-grotesk', 700, HANKEN)

/** The files of each face, in the order in which they are asked for a letter. */
export const FACES: Record<Face, readonly string[]> = {
  text,
  strong,
  display: [...cuts('big-shoulders', 800, SHOULDERS), ...strong],
  code: [...cuts('martian-mono', 500, MARTIAN), ...text],
}

/** Chinese and Japanese (and Greek and Cyrillic) for every face, by how heavy it is: megabytes, so only when needed. */
export const FAR_EAST: Record<Face, { japanese: string; chinese: string }> = {
  text: farEast('Regular'),
  strong: farEast('Bold'),
  display: farEast('Bold'),
  code: farEast('Regular'),
}

function farEast(weight: 'Regular' | 'Bold') {
  return {
    japanese: `@embedpdf/fonts-jp/fonts/NotoSansJP-${weight}.otf`,
    chinese: `@embedpdf/fonts-sc/fonts/NotoSansHans-${weight}.otf`,
  }
}

const files = new Map<string, Buffer>()

/** A font file's bytes, read once by this process. */
export function fontFile(name: string): Buffer {
  const known = files.get(name)
  if (known) return known
  const [, scope = '', pack = '', rest = ''] = /^(@[^/]+)\/([^/]+)\/(.+)$/.exec(name) ?? []
  // Not every package exports its files, so the package is found by whatever it does export.
  const folder = `/node_modules/${scope}/${pack}/`
  const entry = locate.resolve(scope === '@embedpdf' ? `${scope}/${pack}` : `${scope}/${pack}/package.json`)
  const home = entry.slice(0, entry.lastIndexOf(folder) + folder.length)
  const bytes = readFileSync(home + rest)
  files.set(name, bytes)
  return bytes
}
