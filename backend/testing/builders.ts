import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { ObfuscationLevel } from '#contract/fine-art'
import { createCard, prepareCard } from '#module/fine-art'
import { type NewArtist, createArtist } from '#module/gkeys'
import { issueNextKeymails } from '#module/keymails'
import { createSong } from '#module/songs'
import { commitFile, storeBytes, storeFile } from '#module/storage'
import { config } from '#platform/config'
import { db, inTransaction, sql } from '#platform/database'
import { hashToken, createToken } from '#platform/session'
import { buildWavHeader } from '#local/wav-header'
import { Browser } from './server.ts'

let createdCount = 0

/** Creates an artist with a G-Key; by default a production account with a confirmed payment address. */
export function createTestArtist(fields: Partial<NewArtist> = {}) {
  const n = ++createdCount
  return inTransaction((trx) =>
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

/** One second of a tone: a valid WAV of 88,244 bytes. */
export function buildWav(hertz = 440): Buffer {
  const samples = 44_100
  const wav = Buffer.alloc(44 + samples * 2)
  buildWavHeader(samples, 44_100, 1).copy(wav)
  for (let i = 0; i < samples; i++) {
    wav.writeInt16LE(Math.round(8_000 * Math.sin((2 * Math.PI * hertz * i) / 44_100)), 44 + i * 2)
  }
  return wav
}

/** Creates a published song with its edition. */
export async function createTestSong(
  artist: { id: string; stageName: string },
  fields: { title?: string; copies?: number; priceCents?: number; audio?: Buffer } = {},
) {
  const audio = fields.audio ?? buildWav()
  const path = join(config.DATA_DIR, randomUUID())
  await writeFile(path, audio)
  const file = await storeFile('songs', { path, bytes: audio.length }, 'audio/wav')
  return inTransaction(async (trx) => {
    await commitFile(trx, file)
    return createSong(trx, artist, {
      title: fields.title ?? `Song ${++createdCount}`,
      holders: [artist.stageName],
      contact: 'contact@example.com',
      audioKey: file.key,
      documentKey: null,
      priceCents: fields.priceCents ?? 750,
      copies: fields.copies ?? 100,
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

/** Signs an artist in and returns the browser. */
export async function signInArtist(gKeyId: string): Promise<Browser> {
  const browser = new Browser()
  const answer = await browser.post('/api/validate-g-key', { gKeyId })
  if (answer.status !== 200) throw new Error(`sign-in responded ${answer.status}`)
  return browser
}

export async function updateUploadCredits(artistId: string, credits: number): Promise<void> {
  await sql(
    db,
    `INSERT INTO upload_credits (artist_id, credits) VALUES ($1, $2)
     ON CONFLICT (artist_id) DO UPDATE SET credits = EXCLUDED.credits`,
    [artistId, credits],
  )
}

/**
 * A picture of this size in any format: a smooth gradient with some grain, so that every encoder has something to
 * encode.
 */
export async function buildPicture(
  kind: 'jpeg' | 'png' | 'webp' | 'avif' | 'tiff' = 'png',
  { width = 900, height = 800 } = {},
): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3)
  for (let n = 0; n < width * height; n++) {
    const [x, y] = [n % width, Math.floor(n / width)]
    const grain = (x * 7919 + y * 104_729) % 23
    data[n * 3] = 40 + (x * 150) / width + grain
    data[n * 3 + 1] = 30 + (y * 150) / height + grain
    data[n * 3 + 2] = 90 + grain
  }
  const picture = sharp(data, { raw: { width, height, channels: 3 } })
  return kind === 'avif' ? picture.avif({ effort: 0 }).toBuffer() : picture.toFormat(kind).toBuffer()
}

/** Creates a published art card with its copies. */
export async function createTestCard(
  artistId: string,
  fields: { title?: string; copies?: number; priceCents?: number; obfuscationLevel?: ObfuscationLevel } = {},
): Promise<string> {
  const artwork = await storeBytes('art', await buildPicture(), 'image/png')
  const { id } = await inTransaction((trx) =>
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
      obfuscationLevel: fields.obfuscationLevel ?? 'standard',
    }),
  )
  await prepareCard({ cardId: id }, 0)
  return id
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
    [email, name, hashToken(token)],
  )
  const browser = new Browser()
  browser.cookie = `tm_session=${token}`
  return { browser, id: row?.id ?? '', email }
}
