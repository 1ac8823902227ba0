import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { renderCoverArt } from './cover-art/render-cover-art.ts'
import { COVER_SIZES } from '#contract/catalog/covers'
import type { Language } from '#contract/text'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { renderPicture } from '#module/pictures'
import { storage } from '#module/storage'
import { runWithTemporaryFolder } from '#runtime/temporary-folder'
import { sharing } from '#text/messages/catalogs/sharing/en'
import { getMessages } from '#text/messages/get-messages'
import { parseLanguagePath } from '#text/messages/language-path'
import { SHARE_IMAGE_SIZE } from './contract.ts'
import { type SharedPage, getSharedPage } from './get-shared-page.ts'
import { type TextStyle, renderTextPath, buildTextLines } from './render-text-path.ts'

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE
const BACKGROUND = '#0b110e'
const BRASS = '#d9a441'
const BONE = '#f2e8d2'
const BONE_2 = '#b9b6a3'

const PICTURE_SIZE = 470
const LEFT = 80
const TEXT_LEFT = LEFT + PICTURE_SIZE + 64
const TEXT_WIDTH = WIDTH - TEXT_LEFT - 64
/** Beside the four covers of the site's own image. */
const SITE_TEXT_WIDTH = 700 - LEFT - 40

// Shared links are requested by many at once, and the image is the same for all.
const imageCache = new LRUCache<string, Promise<Buffer>>({ max: 100, ttl: 600_000 })

/** The share image of a page, in the language of its address: a PNG of 1200 x 630 pixels. Unknown pages get the site's own. */
export async function renderShareImage(page: string): Promise<{ png: Buffer; etag: string }> {
  const { language, path } = parseLanguagePath(page)
  const shared = await getSharedPage(path, language)
  const key = shared
    ? `${language} ${shared.path} ${shared.imageKey ?? ''} ${shared.title} ${shared.artist} ${shared.description}`
    : language
  let picture = imageCache.get(key)
  if (!picture) {
    picture = shared ? renderSharedPage(shared, language) : renderSiteImage(language)
    imageCache.set(key, picture)
    picture.catch(() => imageCache.delete(key))
  }
  const png = await picture
  return { png, etag: `"${createHash('sha1').update(png).digest('base64url')}"` }
}

async function renderSharedPage(shared: SharedPage, language: Language): Promise<Buffer> {
  const top = (HEIGHT - PICTURE_SIZE) / 2
  const svg = renderSvg(
    shared.imageKey ? '' : renderCover(shared.id, LEFT, top, PICTURE_SIZE),
    await renderCaption(shared, language),
  )
  const { default: sharp } = await import('sharp')
  const image = sharp(Buffer.from(svg))
  if (shared.imageKey) {
    const art = await sharp(await getStoredImage(shared.imageKey))
      .resize(PICTURE_SIZE, PICTURE_SIZE, { fit: 'cover' })
      .toBuffer()
    image.composite([{ input: art, left: LEFT, top }])
  }
  return image.png({ compressionLevel: 9 }).toBuffer()
}

/**
 * A cover as a square JPEG of `pixels`: the stored one, or without a key the one drawn from the id. Made in a limited
 * process, because the picture library would stay in the memory of a worker that rarely needs it.
 */
export function renderCoverPicture(
  { id, key }: { id: string; key: string | null },
  pixels: number,
  { quality = 86 } = {},
): Promise<Buffer> {
  return runWithTemporaryFolder(async (folder) => {
    const [path, target] = [join(folder, 'cover'), join(folder, 'cover.jpg')]
    const size = `width="${pixels}" height="${pixels}"`
    await writeFile(path, key ? await getStoredImage(key) : renderCoverArt(id).replace('<svg ', `<svg ${size} `))
    const rendition = { target, width: pixels, height: pixels, crop: true, format: 'jpeg', quality } as const
    await renderPicture({ path, maxPixels: Math.max(COVER_SIZES.large, pixels) ** 2, renditions: [rendition] }, folder)
    return readFile(target)
  })
}

async function getStoredImage(key: string): Promise<Buffer> {
  const [file] = await sql<{ bytes: number }>(db, 'SELECT bytes FROM files WHERE key = $1', [key])
  return storage.read(key, 0, (file?.bytes ?? 1) - 1)
}

/** Renders title, artist and description beside the picture, with the title as large as three lines allow. */
async function renderCaption({ kind, title, artist, description }: SharedPage, language: Language): Promise<string> {
  const [display, text] = [{ face: 'display', language } as const, { face: 'text', language } as const]
  const { lines, size } = await buildHeading(title, display, { largest: 104, smallest: 56, width: TEXT_WIDTH })
  const name = kind === 'artist' ? '' : artist
  const sentence = await buildTextLines(description, text, 27, TEXT_WIDTH, 3)
  const height = lines.length * size + (name ? 62 : 12) + sentence.length * 38
  // Never so low that the last line touches the name below.
  let y = Math.min((HEIGHT - height - 40) / 2, HEIGHT - 168 - height) + size * 0.8
  let out = ''
  for (const line of lines) {
    out += await renderTextLine(line, display, size, TEXT_LEFT, y, BONE)
    y += size
  }
  y += 60 - size * 0.78
  if (name) {
    const [line = ''] = await buildTextLines(name, text, 38, TEXT_WIDTH, 1)
    out += await renderTextLine(line, text, 38, TEXT_LEFT, y, BRASS)
    y += 58
  }
  for (const line of sentence) {
    out += await renderTextLine(line, text, 27, TEXT_LEFT, y, BONE_2)
    y += 38
  }
  return out + (await renderTextLine('TUNEMAKER', display, 34, TEXT_LEFT, HEIGHT - 84, BRASS))
}

/** At most three lines, and two where a smaller size allows it; none of a single character where one is avoidable. */
async function buildHeading(
  title: string,
  style: TextStyle,
  { largest, smallest, width }: { largest: number; smallest: number; width: number },
): Promise<{ lines: string[]; size: number }> {
  let size = largest
  let lines = await buildTextLines(title, style, size, width, 3)
  const isBad = () =>
    lines.length > 2 || lines.at(-1)?.endsWith('…') || (lines.length > 1 && lines.at(-1)?.length === 1)
  while (size > smallest && isBad()) {
    size -= 8
    lines = await buildTextLines(title, style, size, width, 3)
  }
  return { lines, size }
}

async function renderSiteImage(language: Language): Promise<Buffer> {
  const t = getMessages(sharing, language)
  const [display, text] = [{ face: 'display', language } as const, { face: 'text', language } as const]
  const covers = ['home', 'seven', 'encore', 'brass'].map((id, index) =>
    renderCover(id, 700 + (index % 2) * 222, 96 + Math.floor(index / 2) * 222, 206),
  )
  const { lines, size } = await buildHeading(t('image.title'), display, {
    largest: 86,
    smallest: 54,
    width: SITE_TEXT_WIDTH,
  })
  let y = 318
  let out = await renderTextLine('TUNEMAKER', display, 64, LEFT, 190, BRASS)
  for (const line of lines) {
    out += await renderTextLine(line, display, size, LEFT, y, BONE)
    y += size
  }
  y += 82 - size
  for (const line of await buildTextLines(t('image.text'), text, 28, SITE_TEXT_WIDTH, 2)) {
    out += await renderTextLine(line, text, 28, LEFT, y, BONE_2)
    y += 40
  }
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(renderSvg(covers.join(''), out)))
    .png({ compressionLevel: 9 })
    .toBuffer()
}

const renderTextLine = async (text: string, style: TextStyle, size: number, x: number, y: number, fill: string) =>
  `<path d="${(await renderTextPath(text, style, size)).d}" transform="translate(${x} ${Math.round(y)})" fill="${fill}"/>`

const renderCover = (id: string, x: number, y: number, size: number) =>
  // Each cover defines the same clip and filter ids; several in one SVG need distinct ones.
  renderCoverArt(id)
    .replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `)
    .replaceAll(/(id="|url\(#)([cg])(?=["|)])/g, `$1$2${x}-${y}`)

const renderSvg = (
  ...inside: string[]
) => `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
  <defs><radialGradient id="lamp" cx=".8" cy="0" r=".9"><stop offset="0" stop-color="#24382d"/><stop offset="1" stop-color="${BACKGROUND}"/></radialGradient></defs>
  <path fill="url(#lamp)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
  <path d="M0 ${HEIGHT - 14}h${WIDTH}" stroke="${BRASS}" stroke-width="7" stroke-dasharray="0 20" stroke-linecap="round"/>
  ${inside.join('\n')}</svg>`
