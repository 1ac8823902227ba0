import { parseBuffer } from 'music-metadata'
import { expect, test, vi } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { issueNextKeymails } from '#module/keymails/issuing'
import { storage } from '#module/storage'
import { confirmFile, createStoredBytes } from '#module/storage/files'
import { config } from '#runtime/config'
import { buildWav } from '#testing/builders/media'
import { createTestArtist, createTestKeymails, createTestSong } from '#testing/builders/records'
import { redeemAsFan } from '#testing/builders/redemption'
import { Browser } from '#testing/clients/browser'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { readArchive } from '#testing/read-archive'
import { startTestServer } from '#testing/servers/app-server'
import { DOWNLOAD_DAYS } from './contract.ts'
import { DOWNLOAD_TYPES } from './create-download.ts'
import { createDownload, purgeDownloads } from './index.ts'
import { createDownloadJob } from './jobs.ts'

startTestServer()

let fanCount = 0

const updateFormats = () => sql(db, `UPDATE songs SET audio_format = 'WAV' WHERE audio_format IS NULL`)

async function getCopy(code: string) {
  const { fan, refund } = await redeemAsFan(code, `downloads${++fanCount}@example.com`)
  const [copy] = (await fan.get('/api/copies')).body as unknown as { id: string; title: string; giveable: boolean }[]
  return { fan, refund, id: copy?.id ?? '', title: copy?.title ?? '' }
}

async function createSongCopy() {
  const { artist, song, codes } = await createTestKeymails(1, 50)
  await updateFormats()
  return { artist, song, ...(await getCopy(codes[0] ?? '')) }
}

async function createAlbumCopy() {
  const { artist, gKeyId } = await createTestArtist()
  const audio = [buildWav(440), buildWav(550)]
  const songs = [
    await createTestSong(artist, { title: 'First / Light', audio: audio[0] as Buffer }),
    await createTestSong(artist, { title: '木漏れ日', audio: audio[1] as Buffer }),
  ]
  await updateFormats()
  const workshop = await signInArtist(gKeyId)
  const made = { title: 'Light', songIds: songs.map(({ id }) => id), price: 7.5, copies: 5 }
  const editionId = String((await workshop.post('/api/artist/albums', made)).body['id'])
  const [keymail] = await issueNextKeymails(artist.id, { editionId, count: 1 })
  return { artist, audio, ...(await getCopy(keymail?.code ?? '')) }
}

async function makeAll(): Promise<void> {
  const waiting = await sql<{ id: string }>(db, `SELECT id FROM copy_downloads WHERE state = 'waiting'`)
  for (const { id } of waiting) await createDownload({ downloadId: id })
}

/** The same without converting, which takes longest: for tests of what happens to whatever was made. */
async function makeAllUnconverted(): Promise<void> {
  const waiting = await sql<{ id: string; format: keyof typeof DOWNLOAD_TYPES }>(
    db,
    `SELECT id, format FROM copy_downloads WHERE state = 'waiting'`,
  )
  for (const { id, format } of waiting) {
    const stored = await createStoredBytes('downloads', Buffer.from(format.repeat(1000)), DOWNLOAD_TYPES[format])
    await db.transaction(async (trx) => {
      await confirmFile(trx, stored)
      await sql(trx, `UPDATE copy_downloads SET state = 'ready', file_key = $2, ended_at = now() WHERE id = $1`, [
        id,
        stored.key,
      ])
    })
  }
}

/** Lets the hours pass that a failed or forgotten download must be old to be made again. */
const backdate = (hours: number) =>
  sql(
    db,
    `UPDATE copy_downloads SET created_at = created_at - make_interval(hours => $1),
                               ended_at = ended_at - make_interval(hours => $1)`,
    [hours],
  )

const listDownloadJobs = () =>
  sql(
    db,
    `SELECT j.id FROM pgboss.job j JOIN copy_downloads d ON d.id::text = j.data->>'downloadId'
      WHERE j.name = $1 AND j.state < 'completed' AND d.state = 'waiting'`,
    [createDownloadJob.name],
  )

const save = (fan: Browser, id: string, format: string) =>
  fan.fetch('GET', `/api/copies/${id}/download?format=${format}`)

const getName = (answer: Response) =>
  decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '')

test('a song in another format has its name, tags, cover and copy number', async () => {
  const { artist, fan, id, title } = await createSongCopy()
  const formats = ['mp3', 'aac', 'flac'].map((format) => ({ format, state: 'none' }))
  expect((await fan.get(`/api/copies/${id}/downloads`)).body).toEqual({ isAlbum: false, formats })
  expect((await save(fan, id, 'mp3')).status).toBe(404)
  const asked = await fan.post(`/api/copies/${id}/downloads`, { format: 'mp3' })
  expect(asked.body).toMatchObject({ formats: [{ format: 'mp3', state: 'waiting' }, {}, {}] })
  await makeAll()
  expect((await fan.get(`/api/copies/${id}/downloads`)).body).toMatchObject({
    formats: [{ state: 'ready' }, { state: 'none' }, { state: 'none' }],
  })
  const answer = await save(fan, id, 'mp3')
  expect(getName(answer)).toBe(`${artist.stageName} - ${title}.mp3`)
  const { common } = await parseBuffer(Buffer.from(await answer.arrayBuffer()), 'audio/mpeg')
  expect(common).toMatchObject({ title, artist: artist.stageName, album: title, track: { no: 1, of: 1 } })
  expect(common.comment?.[0]?.text).toBe(`Copy No. 1 of 50, ${config.PUBLIC_URL}/copies/${id}`)
  expect(common.picture?.[0]?.format).toBe('image/jpeg')
})

test('what was asked for cannot be given away; the uploaded file comes byte for byte', async () => {
  const { fan, id } = await createSongCopy()
  expect((await fan.get('/api/copies')).body).toMatchObject([{ giveable: true }])
  await fan.get(`/api/copies/${id}/downloads`)
  expect((await fan.get('/api/copies')).body).toMatchObject([{ giveable: true }])
  const answer = await save(fan, id, 'original')
  expect(Buffer.from(await answer.arrayBuffer()).equals(buildWav())).toBe(true)
  expect((await fan.get('/api/copies')).body).toMatchObject([{ giveable: false }])
})

test('an album is one ZIP, written while it is sent: the uploads byte for byte, or tagged files', async () => {
  const { artist, audio, fan, id } = await createAlbumCopy()
  const answer = await save(fan, id, 'original')
  expect(getName(answer)).toBe(`${artist.stageName} - Light.zip`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(answer.headers.get('content-length')).toBe(String(bytes.length))
  const folder = `${artist.stageName} - Light`
  expect(await readArchive(bytes)).toEqual([
    [`${folder}/01 First  Light.wav`, audio[0]],
    [`${folder}/02 木漏れ日.wav`, audio[1]],
  ])

  await fan.post(`/api/copies/${id}/downloads`, { format: 'flac' })
  expect((await save(fan, id, 'flac')).status).toBe(404)
  await makeAll()
  const made = await readArchive(Buffer.from(await (await save(fan, id, 'flac')).arrayBuffer()))
  expect(made.map(([name]) => name)).toEqual([`${folder}/01 First  Light.flac`, `${folder}/02 木漏れ日.flac`])
  const { common } = await parseBuffer(made[1]?.[1] ?? Buffer.of(), 'audio/flac')
  expect(common).toMatchObject({ title: '木漏れ日', album: 'Light', track: { no: 2, of: 2 } })
})

test('FLAC is made of lossless recordings only', async () => {
  const { fan, id, song } = await createSongCopy()
  await sql(db, `UPDATE songs SET audio_format = 'MP3' WHERE id = $1`, [song.id])
  expect((await fan.get(`/api/copies/${id}/downloads`)).body['formats']).toHaveLength(2)
  const asked = await fan.post(`/api/copies/${id}/downloads`, { format: 'flac' })
  expect(asked).toMatchObject({ status: 422, body: { error: 'format-unavailable' } })
})

test('only the holder may ask and save, and not after a refund', async () => {
  const { fan, id, refund } = await createSongCopy()
  const { fan: stranger } = await createSongCopy()
  await fan.post(`/api/copies/${id}/downloads`, { format: 'aac' })
  await makeAll()
  for (const format of ['original', 'aac']) {
    expect((await save(stranger, id, format)).status).toBe(403)
    expect((await save(new Browser(), id, format)).status).toBe(401)
  }
  expect((await stranger.post(`/api/copies/${id}/downloads`, { format: 'mp3' })).status).toBe(403)
  expect((await save(fan, id, 'aac')).status).toBe(200)
  await refund()
  for (const format of ['original', 'aac']) expect((await save(fan, id, format)).status).toBe(403)
})

test('asked for ten times it is made once; what cannot be decoded fails and can be tried again an hour later', async () => {
  const { artist } = await createTestArtist()
  const song = await createTestSong(artist, { audio: Buffer.from('RIFF not a wave at all') })
  const [keymail] = await issueNextKeymails(artist.id, { editionId: song.editionId, count: 1 })
  await updateFormats()
  const { fan, id } = await getCopy(keymail?.code ?? '')
  const ask = () => fan.post(`/api/copies/${id}/downloads`, { format: 'mp3' })
  await Promise.all(Array.from({ length: 10 }, ask))
  expect(await sql(db, `SELECT id FROM copy_downloads WHERE state = 'waiting'`)).toHaveLength(1)
  await makeAll()
  expect((await fan.get(`/api/copies/${id}/downloads`)).body).toMatchObject({ formats: [{ state: 'failed' }, {}, {}] })
  expect((await ask()).body).toMatchObject({ formats: [{ state: 'failed' }, {}, {}] })
  expect(await listDownloadJobs()).toEqual([])
  await backdate(2)
  expect((await fan.get(`/api/copies/${id}/downloads`)).body).toMatchObject({ formats: [{ state: 'none' }, {}, {}] })
  expect((await ask()).body).toMatchObject({ formats: [{ state: 'waiting' }, {}, {}] })
  await sql(db, `DELETE FROM copy_downloads WHERE state = 'waiting'`)
})

test('a recording of no known kind fails instead of waiting', async () => {
  const { fan, id, song } = await createSongCopy()
  await sql(db, `UPDATE files SET type = 'audio/unknown' WHERE key = (SELECT audio_key FROM songs WHERE id = $1)`, [
    song.id,
  ])
  await fan.post(`/api/copies/${id}/downloads`, { format: 'mp3' })
  await makeAll()
  expect((await fan.get(`/api/copies/${id}/downloads`)).body).toMatchObject({ formats: [{ state: 'failed' }, {}, {}] })
})

test('an outage of the storage is outlived; what lost its job to a longer one can be asked for again', async () => {
  const { fan, id } = await createSongCopy()
  const ask = () => fan.post(`/api/copies/${id}/downloads`, { format: 'mp3' })
  await ask()
  const outage = vi.spyOn(storage, 'stream').mockRejectedValue(new Error('the storage is away'))
  try {
    await expect(makeAll()).rejects.toThrow('the storage is away')
  } finally {
    outage.mockRestore()
  }
  // While its job is tried again, it is not made twice.
  await backdate(2)
  expect((await ask()).body).toMatchObject({ formats: [{ state: 'waiting' }, {}, {}] })
  expect(await listDownloadJobs()).toHaveLength(1)

  await sql(db, 'DELETE FROM pgboss.job WHERE name = $1', [createDownloadJob.name])
  expect((await fan.get(`/api/copies/${id}/downloads`)).body).toMatchObject({ formats: [{ state: 'none' }, {}, {}] })
  expect((await ask()).body).toMatchObject({ formats: [{ state: 'waiting' }, {}, {}] })
  expect(await listDownloadJobs()).toHaveLength(1)
  await makeAll()
  expect((await save(fan, id, 'mp3')).status).toBe(200)
})

test('the queue tries for half an hour, and lets a run last as long as a limited process may', async () => {
  const [queue] = await sql<{ expires: number; minutes: number }>(
    db,
    `SELECT expire_seconds AS expires, (SELECT sum(least(retry_delay_max, retry_delay * 2 ^ least(16, n) / 2))::float8 / 60
                                          FROM generate_series(1, retry_limit) n) AS minutes
       FROM pgboss.queue WHERE name = $1`,
    [createDownloadJob.name],
  )
  expect(queue?.minutes).toBeGreaterThan(30)
  // Ten minutes of a processor, and ten times as much on the clock.
  expect(queue?.expires).toBeGreaterThan(6000)
})

test('with a disk that is nearly full nothing new is made, and the copy can still be given away', async () => {
  const { fan, id } = await createSongCopy()
  const ask = () => fan.post(`/api/copies/${id}/downloads`, { format: 'mp3' })
  const full = vi.spyOn(storage, 'getFreeBytes').mockResolvedValue(3 * 2 ** 30)
  try {
    const refused = await ask()
    expect(refused).toMatchObject({ status: 503, body: { error: 'unavailable' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  } finally {
    full.mockRestore()
  }
  expect((await fan.get(`/api/copies/${id}/downloads`)).body).toMatchObject({ formats: [{ state: 'none' }, {}, {}] })
  expect((await fan.get('/api/copies')).body).toMatchObject([{ giveable: true }])
  expect((await ask()).status).toBe(200)
  await sql(db, `DELETE FROM copy_downloads WHERE state = 'waiting'`)
})

test('a link of another site neither saves a copy nor ends the right to give it away', async () => {
  const { fan, id } = await createSongCopy()
  const open = (site: string) => fan.get(`/api/copies/${id}/download?format=original`, { 'sec-fetch-site': site })
  expect(await open('cross-site')).toMatchObject({ status: 403, body: { error: 'cross-site' } })
  expect((await fan.get('/api/copies')).body).toMatchObject([{ giveable: true }])
  expect((await open('same-origin')).status).toBe(200)
})

test('made files are purged after some days and can be asked for again', async () => {
  const { fan, id } = await createSongCopy()
  const ask = () => fan.post(`/api/copies/${id}/downloads`, { format: 'flac' })
  await ask()
  await makeAllUnconverted()
  expect((await save(fan, id, 'flac')).status).toBe(200)
  await sql(db, 'UPDATE copy_downloads SET created_at = created_at - make_interval(days => $1)', [DOWNLOAD_DAYS + 1])
  await purgeDownloads()
  expect(await sql(db, `SELECT key FROM files WHERE key LIKE 'downloads/%' AND state = 'kept'`)).toEqual([])
  expect((await save(fan, id, 'flac')).status).toBe(404)
  expect((await ask()).body).toMatchObject({ formats: [{}, {}, { state: 'waiting' }] })
})

test('the oldest made files go first when all together are too large', async () => {
  const { fan, id } = await createSongCopy()
  await sql(db, 'DELETE FROM copy_downloads')
  const made = async (format: string) => {
    await fan.post(`/api/copies/${id}/downloads`, { format })
    await makeAllUnconverted()
    await backdate(1)
  }
  for (const format of ['mp3', 'aac', 'flac']) await made(format)
  const sizes = await sql<{ bytes: number }>(
    db,
    'SELECT f.bytes FROM copy_downloads d JOIN files f ON f.key = d.file_key ORDER BY d.ended_at',
  )
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  await purgeDownloads(total)
  expect((await save(fan, id, 'mp3')).status).toBe(200)
  await purgeDownloads(total - 1)
  expect((await save(fan, id, 'mp3')).status).toBe(404)
  for (const format of ['aac', 'flac']) expect((await save(fan, id, format)).status).toBe(200)
})
