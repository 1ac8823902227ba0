import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { renderCoverArt } from './cover-art.ts'
import { storage } from '#module/storage'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { SHARE_IMAGE_SIZE } from './contract.ts'
import { type SharedPage, getSharedPage } from './get-shared-page.ts'
import { renderTextPath, buildTextLines } from './render-text-path.ts'

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE
const BACKGROUND = '#0b110e'
const BRASS = '#d9a441'
const BONE = '#f2e8d2'
const BONE_2 = '#b9b6a3'

const PICTURE_SIZE = 470
const LEFT = 80
const TEXT_LEFT = LEFT + PICTURE_SIZE + 64
const TEXT_WIDTH = WIDTH - TEXT_LEFT - 64

// Shared links are requested by many at once, and the image is the same for all.
const imageCache = new LRUCache<string, Promise<Buffer>>({ max: 100, ttl: 600_000 })

/** The share image of a page: a PNG of 1200 x 630 pixels. Unknown pages get the site's own. */
export async function renderShareImage(page: string): Promise<{ png: Buffer; etag: string }> {
  const shared = await getSharedPage(page)
  const key = shared
    ? `${shared.path} ${shared.imageKey ?? ''} ${shared.title} ${shared.artist} ${shared.description}`
    : ''
  let picture = imageCache.get(key)
  if (!picture) {
    picture = shared ? renderSharedPage(shared) : renderSiteImage()
    imageCache.set(key, picture)
    picture.catch(() => imageCache.delete(key))
  }
  const png = await picture
  return { png, etag: `"${createHash('sha1').update(png).digest('base64url')}"` }
}

async function renderSharedPage(shared: SharedPage): Promise<Buffer> {
  const top = (HEIGHT - PICTURE_SIZE) / 2
  const svg = renderSvg(
    shared.imageKey ? '' : renderCover(shared.id, LEFT, top, PICTURE_SIZE),
    await renderCaption(shared.title, shared.kind === 'artist' ? '' : shared.artist, shared.description),
  )
  const { default: sharp } = await import('sharp')
  const image = sharp(Buffer.from(svg))
  if (shared.imageKey) {
    const art = await sharp(await readStoredImage(shared.imageKey))
      .resize(PICTURE_SIZE, PICTURE_SIZE, { fit: 'cover' })
      .toBuffer()
    image.composite([{ input: art, left: LEFT, top }])
  }
  return image.png({ compressionLevel: 9 }).toBuffer()
}

async function readStoredImage(key: string): Promise<Buffer> {
  const [file] = await sql<{ bytes: number }>(db, 'SELECT bytes FROM files WHERE key = $1', [key])
  return storage.read(key, 0, (file?.bytes ?? 1) - 1)
}

/** Renders title, artist and description beside the picture, with the title as large as three lines allow. */
async function renderCaption(title: string, artist: string, description: string): Promise<string> {
  let size = 104
  let lines = await buildTextLines(title, 'display', size, TEXT_WIDTH, 3)
  while (size > 56 && (lines.length > 2 || lines.at(-1)?.endsWith('…'))) {
    size -= 8
    lines = await buildTextLines(title, 'display', size, TEXT_WIDTH, 3)
  }
  const sentence = await buildTextLines(description, 'text', 27, TEXT_WIDTH, 3)
  const height = lines.length * size + (artist ? 62 : 12) + sentence.length * 38
  let y = (HEIGHT - height - 40) / 2 + size * 0.8
  let out = ''
  for (const line of lines) {
    out += await renderTextLine(line, 'display', size, TEXT_LEFT, y, BONE)
    y += size
  }
  y += 60 - size * 0.78
  if (artist) {
    const [name = ''] = await buildTextLines(artist, 'text', 38, TEXT_WIDTH, 1)
    out += await renderTextLine(name, 'text', 38, TEXT_LEFT, y, BRASS)
    y += 58
  }
  for (const line of sentence) {
    out += await renderTextLine(line, 'text', 27, TEXT_LEFT, y, BONE_2)
    y += 38
  }
  return out + (await renderTextLine('TUNEMAKER', 'display', 34, TEXT_LEFT, HEIGHT - 84, BRASS))
}

async function renderSiteImage(): Promise<Buffer> {
  const covers = ['home', 'seven', 'encore', 'brass'].map((id, index) =>
    renderCover(id, 700 + (index % 2) * 222, 96 + Math.floor(index / 2) * 222, 206),
  )
  const svg = renderSvg(
    covers.join(''),
    (await renderTextLine('TUNEMAKER', 'display', 64, LEFT, 190, BRASS)) +
      (await renderTextLine('Songs in limited', 'display', 86, LEFT, 318, BONE)) +
      (await renderTextLine('editions', 'display', 86, LEFT, 404, BONE)) +
      (await renderTextLine('Straight from the people who wrote them.', 'text', 28, LEFT, 486, BONE_2)),
  )
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
}

const renderTextLine = async (
  text: string,
  face: 'display' | 'text',
  size: number,
  x: number,
  y: number,
  fill: string,
) =>
  `<path d="${(await renderTextPath(text, face, size)).d}" transform="translate(${x} ${Math.round(y)})" fill="${fill}"/>`

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
