import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestArtist, updateUploadCredits } from '#testing/builders/records'
import { buildWav } from '#testing/builders/media'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { Browser } from '#testing/clients/browser'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'
import { mediabunny } from '#runtime/limited/mediabunny'

startTestServer()
const { createPreview } = await import('./create-preview.ts')
const { db } = await import('#database/client')
const { sql } = await import('#database/sql')

const recording = (kind: string) =>
  readFileSync(join(import.meta.dirname, '../../../e2e/recordings', `komorebi.${kind}`))

async function upload(name: string, bytes: Buffer) {
  const { artist, gKeyId } = await createTestArtist()
  await updateUploadCredits(artist.id, 1)
  const browser = await signInArtist(gKeyId)
  const form = new FormData()
  form.set('songTitle', name.replace('.', ' '))
  form.set('copyrightHolders', 'Somebody')
  form.set('contact', 'somebody@example.com')
  form.set('audioFile', new File([new Uint8Array(bytes)], name))
  const answer = await browser.send('POST', '/api/songs/upload', form)
  expect(answer.status).toBe(201)
  return { browser, id: String(answer.body['id']) }
}

async function getSeconds(bytes: Buffer): Promise<number> {
  const { ALL_FORMATS, BufferSource, Input } = mediabunny
  using input = new Input({ source: new BufferSource(new Uint8Array(bytes)), formats: ALL_FORMATS })
  return await input.computeDuration()
}

const getOwnSong = async (browser: Browser) =>
  (await browser.get('/api/artist/songs')).body as unknown as {
    format: string
    bitRate: number
    durationMs: number
    preview: string
    previewUrl: string | null
  }[]

test.each([
  ['mp3', 'MP3', 'audio/mpeg'],
  ['wav', 'WAV', 'audio/wav'],
  ['flac', 'FLAC', 'audio/flac'],
  ['m4a', 'AAC', 'audio/mp4'],
  ['aac', 'AAC', 'audio/aac'],
])(
  'a real %s file gets a public preview of half its length, at most 30 seconds, and its properties',
  async (kind, format, type) => {
    const bytes = recording(kind)
    const whole = await getSeconds(bytes)
    const { browser, id } = await upload(`komorebi.${kind}`, bytes)

    expect((await new Browser().get(`/api/songs/${id}/preview`)).status).toBe(404)
    expect((await getOwnSong(browser))[0]).toMatchObject({ preview: 'waiting', previewUrl: null, format: null })

    await createPreview({ songId: id })
    await createPreview({ songId: id })

    const [song] = await getOwnSong(browser)
    expect(song).toMatchObject({ preview: 'ready', previewUrl: `/api/songs/${id}/preview`, format })
    expect(song?.durationMs).toBeCloseTo(whole * 1000, -2)
    expect(song?.bitRate).toBe(Math.round((bytes.length * 8) / whole))

    // No cookie: an anonymous visitor.
    const answer = await fetch(`${getServerOrigin()}/api/songs/${id}/preview`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(type)
    const preview = Buffer.from(await answer.arrayBuffer())
    const seconds = await getSeconds(preview)
    expect(seconds).toBeGreaterThan(Math.min(30, whole / 2) - 0.3)
    // Raw AAC has no exact duration.
    expect(seconds).toBeLessThanOrEqual(Math.min(30, whole / 2) + (kind === 'aac' ? 0.5 : 0.1))

    const part = await fetch(`${getServerOrigin()}/api/songs/${id}/preview`, { headers: { range: 'bytes=10-19' } })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${preview.length}`)
    expect(Buffer.from(await part.arrayBuffer())).toEqual(preview.subarray(10, 20))

    const [listed] = (await new Browser().get(`/api/songs?q=komorebi+${kind}`)).body as unknown as {
      previewUrl: string
    }[]
    expect(listed?.previewUrl).toBe(`/api/songs/${id}/preview`)
    // The full recording stays restricted to the artist and holders.
    expect((await new Browser().get(`/api/songs/${id}/audio`)).status).toBe(401)
  },
)

test('a long song is cut at 30 seconds', async () => {
  const second = buildWav()
  const long = Buffer.concat([second.subarray(0, 44), ...Array.from({ length: 75 }, () => second.subarray(44))])
  long.writeUInt32LE(long.length - 8, 4)
  long.writeUInt32LE(long.length - 44, 40)
  const { id } = await upload('long.wav', long)
  await createPreview({ songId: id })
  const preview = Buffer.from(await (await fetch(`${getServerOrigin()}/api/songs/${id}/preview`)).arrayBuffer())
  expect(await getSeconds(preview)).toBeCloseTo(30, 1)
})

test('a format that cannot be cut, such as ALAC, gets no preview', async () => {
  const alac = Buffer.from(
    recording('m4a').toString('latin1').replaceAll('mp4a', 'alac').replaceAll('esds', 'none'),
    'latin1',
  )
  const { browser, id } = await upload('alac.m4a', alac)
  await createPreview({ songId: id })
  expect((await getOwnSong(browser))[0]).toMatchObject({ preview: 'none', previewUrl: null, format: 'M4A' })
  expect((await new Browser().get(`/api/songs/${id}/preview`)).status).toBe(404)
})

test('two concurrent workers leave one preview and no stray file', async () => {
  const { id } = await upload('twice.wav', buildWav(610))
  await Promise.all([createPreview({ songId: id }), createPreview({ songId: id }), createPreview({ songId: id })])
  const files = await sql<{ state: string }>(
    db,
    `SELECT f.state FROM files f WHERE f.key LIKE 'previews/%' AND f.created_at >= (SELECT created_at FROM songs WHERE id = $1)`,
    [id],
  )
  expect(files).toEqual([{ state: 'kept' }])
})

test('an unpublished song has no public preview', async () => {
  const { id } = await upload('gone.wav', buildWav(700))
  await createPreview({ songId: id })
  await sql(db, `UPDATE songs SET state = 'declined' WHERE id = $1`, [id])
  expect((await new Browser().get(`/api/songs/${id}/preview`)).status).toBe(404)
})
