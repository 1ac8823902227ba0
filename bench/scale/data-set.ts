import { createHash } from 'node:crypto'
import { mkdir, truncate, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import { calculateSizes } from '#local/seed/large/plan'

const token = (name: string) => name.padEnd(43, 'x')

export const buildCookie = (name: string) => `tm_session=${token(name)}`

export const calculateTokenHash = (name: string) => createHash('sha256').update(token(name)).digest()

/** Rows of the large data set that the calls ask for, and the sessions of those who ask. */
export type DataSet = Awaited<ReturnType<typeof createDataSet>>

/** Looks up what the generator makes at every factor and signs everybody in. */
export async function createDataSet(client: pg.Client, factor: number, dataDir: string) {
  const size = calculateSizes(factor)
  const one = async (text: string, values: unknown[] = []) =>
    String((await client.query<{ id: string }>(text, values)).rows[0]?.id)
  const byEmail = (table: string, email: string) => one(`SELECT id FROM ${table} WHERE email = $1`, [email])
  const artist = await byEmail('artists', 'artist1@large.example')
  const largeFan = await byEmail('fans', 'fan1@large.example')
  const smallFan = await byEmail('fans', 'fan2@large.example')
  const collector = await one('SELECT collector_id AS id FROM art_certificates ORDER BY id LIMIT 1')
  const people = {
    artist: { artist, fans: [], collector: null },
    largeFan: { artist: null, fans: [largeFan], collector: null },
    smallFan: { artist: null, fans: [smallFan], collector: null },
    collector: { artist: null, fans: [], collector },
  }
  for (const [name, rights] of Object.entries(people)) {
    await client.query(
      `INSERT INTO sessions (token_hash, visitor_id, artist_id, fan_ids, collector_id, expires_at)
       VALUES ($1, uuidv7(), $2, $3, $4, now() + interval '1 day') ON CONFLICT (token_hash) DO NOTHING`,
      [calculateTokenHash(name), rights.artist, rights.fans, rights.collector],
    )
  }
  const song = await one('SELECT id FROM songs WHERE artist_id = $1 ORDER BY id DESC LIMIT 1', [artist])
  await createSongFiles(client, [song], dataDir)
  const editionOfArtist = await one('SELECT id FROM editions WHERE artist_id = $1 ORDER BY id DESC LIMIT 1', [artist])
  const keymail = await one(`SELECT id FROM keymails WHERE edition_id = $1 AND state = 'redeemed' LIMIT 1`, [
    editionOfArtist,
  ])
  return {
    cookies: new Map(Object.keys(people).map((name) => [name, buildCookie(name)])),
    artist,
    largeFan,
    collector,
    roomOfFan: await one(
      'SELECT e.artist_id AS id FROM keymails k JOIN editions e ON e.id = k.edition_id WHERE k.fan_id = $1 LIMIT 1',
      [smallFan],
    ),
    song,
    middleSong: await one('SELECT id FROM songs ORDER BY id OFFSET $1 LIMIT 1', [Math.floor(size.songs / 2)]),
    edition: editionOfArtist,
    ownAlbum: await one(`SELECT id FROM editions WHERE kind = 'album' AND artist_id = $1 LIMIT 1`, [artist]),
    album: await one(`SELECT id FROM editions WHERE kind = 'album' ORDER BY id DESC LIMIT 1`),
    hugeEdition: await one('SELECT edition_id AS id FROM open_sales ORDER BY edition_id DESC LIMIT 1'),
    keymail,
    code: await one('SELECT code AS id FROM keymails WHERE id = $1', [keymail]),
    freeCode: await one(`SELECT code AS id FROM keymails WHERE state = 'issued' ORDER BY id LIMIT 1`),
    order: await one('SELECT order_id AS id FROM keymails WHERE id = $1', [keymail]),
    copy: await one('SELECT copy_id AS id FROM keymails WHERE fan_id = $1 LIMIT 1', [largeFan]),
    card: await one('SELECT id FROM art_cards ORDER BY id LIMIT 1'),
    certificate: await one('SELECT id FROM art_certificates WHERE collector_id = $1 LIMIT 1', [collector]),
    certificateCode: await one('SELECT code AS id FROM art_certificates WHERE collector_id = $1 LIMIT 1', [collector]),
    application: await one('SELECT id FROM g_key_applications ORDER BY id LIMIT 1'),
    trackingNumber: await one('SELECT tracking_number AS id FROM g_key_applications ORDER BY id LIMIT 1'),
    review: await one(`SELECT id FROM reviews WHERE state = 'open' ORDER BY number DESC LIMIT 1`),
    member: await one('SELECT id FROM green_room_members WHERE artist_id = $1 ORDER BY id LIMIT 1', [artist]),
  }
}

/** The recordings and previews of these songs, of zeros. The generator makes rows only: their files would be terabytes. */
export async function createSongFiles(client: pg.Client, songIds: string[], dataDir: string): Promise<void> {
  const { rows } = await client.query<{ key: string; bytes: string }>(
    `SELECT key, bytes FROM songs JOIN files ON key IN (audio_key, preview_key) WHERE songs.id = ANY ($1)`,
    [songIds],
  )
  for (const { key, bytes } of rows) {
    const path = join(dataDir, 'files', key)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, '')
    await truncate(path, Number(bytes))
  }
}
