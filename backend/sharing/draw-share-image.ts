import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { coverArt } from '#cover-art'
import { storage } from '#module/storage'
import { db, sql } from '#platform/database'
import { SHARE_IMAGE } from './contract.ts'
import { type Shared, findShared } from './find-shared.ts'
import { letter, wrap } from './lettering.ts'

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE
const WALL = '#0b110e'
const BRASS = '#d9a441'
const BONE = '#f2e8d2'
const BONE_2 = '#b9b6a3'

const PICTURE = 470
const LEFT = 80
const TEXT_LEFT = LEFT + PICTURE + 64
const TEXT_WIDTH = WIDTH - TEXT_LEFT - 64

// A link that goes round is asked for by many at once; the picture is the same for all.
const drawn = new LRUCache<string, Promise<Buffer>>({ max: 100, ttl: 600_000 })

/** The card that a shared page unfolds into: a PNG of 1200 x 630 pixels. An unknown page gets the house's own. */
export async function drawShareImage(page: string): Promise<{ png: Buffer; etag: string }> {
  const shared = await findShared(page)
  const key = shared ? `${shared.path} ${shared.title} ${shared.artist} ${shared.description}` : ''
  let picture = drawn.get(key)
  if (!picture) {
    picture = shared ? drawShared(shared) : drawHouse()
    drawn.set(key, picture)
    picture.catch(() => drawn.delete(key))
  }
  const png = await picture
  return { png, etag: `"${createHash('sha1').update(png).digest('base64url')}"` }
}

async function drawShared(shared: Shared): Promise<Buffer> {
  const top = (HEIGHT - PICTURE) / 2
  const svg = sheet(
    shared.imageKey ? '' : cover(shared.id, LEFT, top, PICTURE),
    await titled(shared.title, shared.kind === 'artist' ? '' : shared.artist, shared.description),
  )
  const image = sharp(Buffer.from(svg))
  if (shared.imageKey) {
    const art = await sharp(await readPicture(shared.imageKey))
      .resize(PICTURE, PICTURE, { fit: 'cover' })
      .toBuffer()
    image.composite([{ input: art, left: LEFT, top }])
  }
  return image.png({ compressionLevel: 9 }).toBuffer()
}

async function readPicture(key: string): Promise<Buffer> {
  const [file] = await sql<{ bytes: number }>(db, 'SELECT bytes FROM files WHERE key = $1', [key])
  return storage.read(key, 0, (file?.bytes ?? 1) - 1)
}

/** Title, artist and sentence beside the picture; the title as large as it fits on three lines. */
async function titled(title: string, artist: string, description: string): Promise<string> {
  let size = 104
  let lines = await wrap(title, 'display', size, TEXT_WIDTH, 3)
  while (size > 56 && (lines.length > 2 || lines.at(-1)?.endsWith('…'))) {
    size -= 8
    lines = await wrap(title, 'display', size, TEXT_WIDTH, 3)
  }
  const sentence = await wrap(description, 'text', 27, TEXT_WIDTH, 3)
  const height = lines.length * size + (artist ? 62 : 12) + sentence.length * 38
  let y = (HEIGHT - height - 40) / 2 + size * 0.8
  let out = ''
  for (const line of lines) {
    out += await write(line, 'display', size, TEXT_LEFT, y, BONE)
    y += size
  }
  y += 60 - size * 0.78
  if (artist) {
    const [name = ''] = await wrap(artist, 'text', 38, TEXT_WIDTH, 1)
    out += await write(name, 'text', 38, TEXT_LEFT, y, BRASS)
    y += 58
  }
  for (const line of sentence) {
    out += await write(line, 'text', 27, TEXT_LEFT, y, BONE_2)
    y += 38
  }
  return out + (await write('TUNEMAKER', 'display', 34, TEXT_LEFT, HEIGHT - 84, BRASS))
}

async function drawHouse(): Promise<Buffer> {
  const covers = ['home', 'seven', 'encore', 'brass'].map((id, index) =>
    cover(id, 700 + (index % 2) * 222, 96 + Math.floor(index / 2) * 222, 206),
  )
  const svg = sheet(
    covers.join(''),
    (await write('TUNEMAKER', 'display', 64, LEFT, 190, BRASS)) +
      (await write('Songs in limited', 'display', 86, LEFT, 318, BONE)) +
      (await write('editions', 'display', 86, LEFT, 404, BONE)) +
      (await write('Straight from the people who wrote them.', 'text', 28, LEFT, 486, BONE_2)),
  )
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
}

const write = async (text: string, face: 'display' | 'text', size: number, x: number, y: number, fill: string) =>
  `<path d="${(await letter(text, face, size)).d}" transform="translate(${x} ${Math.round(y)})" fill="${fill}"/>`

const cover = (id: string, x: number, y: number, size: number) =>
  // Each picture names its own clip and grain; side by side on one sheet the names have to differ.
  coverArt(id)
    .replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `)
    .replaceAll(/(id="|url\(#)([cg])(?=["|)])/g, `$1$2${x}-${y}`)

const sheet = (
  ...inside: string[]
) => `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
  <defs><radialGradient id="lamp" cx=".8" cy="0" r=".9"><stop offset="0" stop-color="#24382d"/><stop offset="1" stop-color="${WALL}"/></radialGradient></defs>
  <path fill="url(#lamp)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
  <path d="M0 ${HEIGHT - 14}h${WIDTH}" stroke="${BRASS}" stroke-width="7" stroke-dasharray="0 20" stroke-linecap="round"/>
  ${inside.join('\n')}</svg>`
