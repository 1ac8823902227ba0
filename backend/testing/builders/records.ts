import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type RenderedImages, publishRenderedCard } from '#backend/art-cards/cards/render-card-images.ts'
import { run as renderImages } from '#backend/art-cards/images/card-images-task.ts'
import type { NewArtist } from '#backend/artists/create-artist.ts'
import type { ObfuscationLevel } from '#contract/art-cards/images'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { createCard } from '#module/art-cards/cards'
import { createArtist } from '#module/artists'
import { createSong } from '#module/catalog'
import { issueNextKeymails } from '#module/keymails/issuing'
import { confirmFile, createStoredBytes, createStoredFile, deleteUnconfirmedFile } from '#module/storage/files'
import { config } from '#runtime/config'
import { createToken, calculateTokenHash } from '#runtime/token'
import { Browser } from '#testing/clients/browser'
import { type PictureSize, buildPicture, buildWav } from './media.ts'

let createdCount = 0

/** Creates an artist with a G-Key; by default a production account with a confirmed payment address. */
export function createTestArtist(fields: Partial<NewArtist> = {}) {
  const n = ++createdCount
  return runInTransaction((trx) =>
    createArtist(trx, {
      accountType: 'production',
      legalName: `Legal Name ${n}`,
      stageName: `Stage Name ${n}`,
      email: `artist${n}@example.com`,
      paymentEmail: `paid${n}@example.com`,
      ...fields,
    }),
  )
}

/** Creates a song with its edition, published unless it is a draft. */
export async function createTestSong(
  artist: { id: string; stageName: string },
  fields: { title?: string; copies?: number; priceCents?: number; audio?: Buffer; type?: string; draft?: boolean } = {},
) {
  const audio = fields.audio ?? buildWav()
  const path = join(config.DATA_DIR, randomUUID())
  await writeFile(path, audio)
  const file = await createStoredFile('songs', { path, bytes: audio.length }, fields.type ?? 'audio/wav')
  return runInTransaction(async (trx) => {
    await confirmFile(trx, file)
    return createSong(trx, artist, {
      title: fields.title ?? `Song ${++createdCount}`,
      holders: [artist.stageName],
      contact: 'contact@example.com',
      audioKey: file.key,
      documentKey: null,
      priceCents: fields.priceCents ?? 750,
      copies: fields.copies ?? 100,
      draft: fields.draft ?? false,
    })
  })
}

/** Creates an artist, a song and `count` issued Keymails. */
export async function createTestKeymails(count: number, copies = Math.max(count, 1)) {
  const { artist, gKeyId } = await createTestArtist()
  const song = await createTestSong(artist, { copies })
  const keymails = await issueNextKeymails(artist.id, { editionId: song.editionId, count })
  return { artist, gKeyId, song, keymails, codes: keymails.map((keymail) => keymail.code) }
}

export async function updateUploadCredits(artistId: string, credits: number): Promise<void> {
  await sql(
    db,
    `INSERT INTO upload_credits (artist_id, credits) VALUES ($1, $2)
     ON CONFLICT (artist_id) DO UPDATE SET credits = EXCLUDED.credits`,
    [artistId, credits],
  )
}

/** Encoding its public pictures takes a hundredth of what those of a publishable artwork take. */
const SMALL_ARTWORK: PictureSize = { width: 90, height: 80 }

/** Creates a published art card with its copies. Its picture is a small one, unless the test is about pictures. */
export async function createTestCard(
  artistId: string,
  fields: {
    title?: string
    copies?: number
    priceCents?: number
    obfuscationLevel?: ObfuscationLevel
    size?: PictureSize
  } = {},
): Promise<string> {
  const size = fields.size ?? SMALL_ARTWORK
  const level = fields.obfuscationLevel ?? 'standard'
  const picture = await buildPicture('png', size)
  const artwork = await createStoredBytes('art', picture, 'image/png')
  const { id } = await runInTransaction((trx) =>
    createCard(trx, artistId, {
      title: fields.title ?? `Card ${++createdCount}`,
      description: 'As it came.',
      rarity: 'rare',
      artwork,
      priceCents: fields.priceCents ?? 9500,
      scarcityCount: fields.copies ?? 10,
      medium: null,
      dimensions: null,
      yearCreated: null,
      obfuscationLevel: level,
    }),
  )
  await publishRenderedCard({ id, key: artwork.key }, await createRenderedImages(size, level))
  await deleteUnconfirmedFile(artwork)
  return id
}

type Rendered = { images: RenderedImages; files: Map<string, Buffer> }

const rendered = new Map<string, Promise<Rendered>>()

/** What the worker makes of a picture, in new files. Made once: a process for each card takes a third of a second. */
async function createRenderedImages(size: PictureSize, level: ObfuscationLevel): Promise<RenderedImages> {
  const key = `${level} ${size.width} ${size.height}`
  const once = rendered.get(key) ?? renderOnce(await buildPicture('png', size), level)
  rendered.set(key, once)
  const { images, files } = await once
  const folder = join(config.DATA_DIR, randomUUID())
  await mkdir(folder)
  const write = async <File extends { path: string }>(file: File): Promise<File> => {
    const path = join(folder, randomUUID())
    await writeFile(path, files.get(file.path) ?? '')
    return { ...file, path }
  }
  return { ...images, artwork: await write(images.artwork), images: await Promise.all(images.images.map(write)) }
}

async function renderOnce(picture: Buffer, level: ObfuscationLevel): Promise<Rendered> {
  const folder = join(config.DATA_DIR, randomUUID())
  await mkdir(folder)
  const path = join(folder, 'upload')
  await writeFile(path, picture)
  const images = await renderImages({ path, folder, level, effort: 0 })
  const files = new Map<string, Buffer>()
  for (const file of [images.artwork, ...images.images]) files.set(file.path, await readFile(file.path))
  return { images, files }
}

/** Creates a collector with a signed-in browser. */
export async function createTestCollector(
  name = `Collector ${++createdCount}`,
): Promise<{ browser: Browser; id: string; email: string }> {
  const email = `collector.${++createdCount}@example.com`
  const token = createToken()
  const [row] = await sql<{ id: string }>(
    db,
    `WITH made AS (
       INSERT INTO collectors (email, name, confirmed_at) VALUES ($1, $2, now()) RETURNING id),
     session AS (
       INSERT INTO sessions (token_hash, visitor_id, collector_id, expires_at)
       SELECT $3, uuidv7(), id, now() + interval '1 day' FROM made)
     SELECT id FROM made`,
    [email, name, calculateTokenHash(token)],
  )
  const browser = new Browser()
  browser.cookie = `tm_session=${token}`
  return { browser, id: row?.id ?? '', email }
}
