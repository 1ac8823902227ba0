import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { ObfuscationLevel } from '#contract/fine-art'
import { hangCard, prepareCard } from '#module/fine-art'
import { type NewArtist, createArtist } from '#module/gkeys'
import { issueKeymails } from '#module/keymails'
import { publishSong } from '#module/songs'
import { keepFile, storeBytes, storeFile } from '#module/storage'
import { config } from '#platform/config'
import { db, inTransaction, sql } from '#platform/database'
import { hashToken, randomToken } from '#platform/session'
import { wavHeader } from '#local/wav-header'
import { Browser } from './server.ts'

let made = 0

/** An artist with a G-Key; production with a confirmed payment address unless told otherwise. */
export function anArtist(fields: Partial<NewArtist> = {}) {
  const n = ++made
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
export function aWav(hertz = 440): Buffer {
  const samples = 44_100
  const wav = Buffer.alloc(44 + samples * 2)
  wavHeader(samples, 44_100, 1).copy(wav)
  for (let i = 0; i < samples; i++) {
    wav.writeInt16LE(Math.round(8_000 * Math.sin((2 * Math.PI * hertz * i) / 44_100)), 44 + i * 2)
  }
  return wav
}

/** A published song with its edition. */
export async function aSong(
  artist: { id: string; stageName: string },
  fields: { title?: string; copies?: number; priceCents?: number; audio?: Buffer } = {},
) {
  const audio = fields.audio ?? aWav()
  const path = join(config.DATA_DIR, randomUUID())
  await writeFile(path, audio)
  const file = await storeFile('songs', { path, bytes: audio.length }, 'audio/wav')
  return inTransaction(async (trx) => {
    await keepFile(trx, file)
    return publishSong(trx, artist, {
      title: fields.title ?? `Song ${++made}`,
      holders: [artist.stageName],
      contact: 'contact@example.com',
      audioKey: file.key,
      documentKey: null,
      priceCents: fields.priceCents ?? 750,
      copies: fields.copies ?? 100,
    })
  })
}

/** An artist, a song and so many issued Keymails. */
export async function keymailsFor(count: number, copies = Math.max(count, 1)) {
  const { artist, gKeyId } = await anArtist()
  const song = await aSong(artist, { copies })
  const keymails = await issueKeymails(artist.id, { editionId: song.editionId, count })
  return { artist, gKeyId, song, keymails, codes: keymails.map((keymail) => keymail.code) }
}

/** A browser in which this artist has signed in. */
export async function signedIn(gKeyId: string): Promise<Browser> {
  const browser = new Browser()
  const answer = await browser.post('/api/validate-g-key', { gKeyId })
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`)
  return browser
}

export async function withCredits(artistId: string, credits: number): Promise<void> {
  await sql(
    db,
    `INSERT INTO upload_credits (artist_id, credits) VALUES ($1, $2)
     ON CONFLICT (artist_id) DO UPDATE SET credits = EXCLUDED.credits`,
    [artistId, credits],
  )
}

/** A picture of this size in any format: a soft slope with some grain, so that no encoder finds nothing. */
export async function aPicture(
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

/** A card that hangs in the gallery, with its copies. */
export async function aCard(
  artistId: string,
  fields: { title?: string; copies?: number; priceCents?: number; obfuscationLevel?: ObfuscationLevel } = {},
): Promise<string> {
  const artwork = await storeBytes('art', await aPicture(), 'image/png')
  const { id } = await inTransaction((trx) =>
    hangCard(trx, artistId, {
      title: fields.title ?? `Card ${++made}`,
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

/** A browser in which a collector has signed in. */
export async function aCollector(
  name = `Collector ${++made}`,
): Promise<{ browser: Browser; id: string; email: string }> {
  const email = `collector.${++made}@example.com`
  const token = randomToken()
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
