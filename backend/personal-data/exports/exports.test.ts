import { randomUUID } from 'node:crypto'
import { get, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { storage } from '#module/storage'
import { sendPersonalDataLinkJob } from '#jobs/personal-data/links'
import { sendPersonalDataLink } from '#module/personal-data/links'
import { createTestCard, createTestCollector, createTestKeymails } from '#testing/builders/records'
import { redeemAsFan } from '#testing/builders/redemption'
import { buildWav } from '#testing/builders/media'
import { Browser } from '#testing/clients/browser'
import { approveAtPaypal } from '#testing/clients/paypal'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { readArchive } from '#testing/read-archive'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { pollUntil } from '#testing/poll-until'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'
import { listMailTo, parseLinkToken, startTestMailbox } from '#testing/servers/mailbox'
import { EXPORT_DAYS, EXPORTS_PER_DAY } from './contract.ts'
import { buildExport, purgeExports, sendExport } from './index.ts'

startTestMailbox()
startTestServer()
beforeEach(resetRateLimits)

const createEmail = () => `own.${randomUUID()}@example.com`

/** Asks for the link as anybody may, and returns the token that the address is mailed; '' if it gets no mail. */
async function getLinkToken(email: string): Promise<string> {
  const before = listMailTo(email).length
  expect((await new Browser().post('/api/personal-data/links', { email })).status).toBe(202)
  const requests = await sql<{ id: string }>(db, 'SELECT id FROM personal_data_requests')
  for (const { id } of requests) await sendPersonalDataLink({ linkRequestId: id })
  const mail = listMailTo(email).slice(before).at(-1)
  return mail ? parseLinkToken(mail) : ''
}

const ask = (token: string, artistId: string | null = null) =>
  new Browser().post('/api/personal-data/exports', { token, artistId })

/** Does what the worker does, and returns the token of the mail that says it is ready. */
async function makeExport(email: string): Promise<string> {
  const waiting = await sql<{ id: string }>(db, `SELECT id FROM personal_data_exports WHERE state = 'waiting'`)
  for (const { id } of waiting) {
    await buildExport({ exportId: id })
    await sendExport({ exportId: id })
  }
  return parseLinkToken(listMailTo(email).at(-1) as never)
}

const download = (token: string) => new Browser().fetch('GET', `/api/personal-data/archive?token=${token}`)

async function readExport(token: string) {
  const answer = await download(token)
  expect(answer.status).toBe(200)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(answer.headers.get('content-length')).toBe(String(bytes.length))
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  // Everything is in one folder, which is named after the day.
  return new Map((await readArchive(bytes)).map(([path, content]) => [path.replace(/^[^/]+\//, ''), content]))
}

type Files = Map<string, Buffer>
const readJson = (files: Files, name: string) =>
  JSON.parse(String(files.get(`data/${name}.json`))) as Record<string, unknown>[]

/** Every JSON file is as the archive's own schema says, and has a CSV with as many rows. */
function expectDocumented(files: Files): void {
  const ajv = addFormats.default(new Ajv2020({ strict: false }))
  const schema = JSON.parse(String(files.get('schema.json'))) as { $defs: Record<string, object> }
  const names = [...files.keys()].filter((path) => path.startsWith('data/') && path.endsWith('.json'))
  expect(names.map((path) => path.slice(5, -5)).toSorted()).toEqual(Object.keys(schema.$defs).toSorted())
  for (const [name, definition] of Object.entries(schema.$defs)) {
    const rows = readJson(files, name)
    expect(ajv.validate(definition, rows), `${name}: ${ajv.errorsText()}`).toBe(true)
    const csv = String(files.get(`data/${name}.csv`))
    expect(csv.startsWith('\uFEFF'), name).toBe(true)
    if (!/["\n\r]/.test(JSON.stringify(Object.values(rows)).replaceAll(/"/g, '')))
      expect(csv.trim().split('\r\n')).toHaveLength(rows.length + 1)
  }
}

async function createFan() {
  const made = await createTestKeymails(2, 100)
  const email = createEmail()
  const { fan } = await redeemAsFan(made.codes[0] ?? '', email)
  const room = `/api/green-room/${made.artist.id}`
  await fan.get(room)
  const words = `Something only ${email} wrote`
  await fan.post(`${room}/messages`, { place: 'chat', text: words, requestId: randomUUID() })
  await fan.post('/api/godfrey/chat', { message: 'How do I play my copy?' })
  return { ...made, email, fan, words }
}

/** An address of which only one row is kept, and no document: for tests of what happens to any archive. */
async function createKnownEmail(): Promise<string> {
  const email = createEmail()
  await sql(db, `INSERT INTO visitor_feedback (text, email) VALUES ('Lovely songs.', $1)`, [email])
  return email
}

describe('what is kept about somebody', () => {
  test('comes as one archive: rows with their schema, certificates and receipts of a fan', async () => {
    const { email, words, artist, codes } = await createFan()
    expect((await ask(await getLinkToken(email))).status).toBe(204)
    const files = await readExport(await makeExport(email))
    expectDocumented(files)
    expect(readJson(files, 'copies')).toMatchObject([
      {
        artist: artist.stageName,
        title: expect.stringMatching(/^Song /) as string,
        copy: 1,
        of: 100,
        code: codes[0],
        firstPlayedAt: null,
      },
    ])
    expect(readJson(files, 'payments')).toMatchObject([{ cents: 750, payerEmail: email, paidTo: artist.stageName }])
    expect(readJson(files, 'messages')).toMatchObject([{ by: 'you', place: 'chat', text: words }])
    expect(readJson(files, 'godfrey')).toMatchObject([{ question: 'How do I play my copy?' }])
    expect(readJson(files, 'devices')).toHaveLength(1)
    const pdfs = [...files].filter(([path]) => path.endsWith('.pdf'))
    expect(pdfs.map(([path]) => path.split('/')[0])).toEqual(['certificates', 'receipts'])
    for (const [, content] of pdfs) expect(content.subarray(0, 5).toString()).toBe('%PDF-')
    expect(String(files.get('README.txt'))).toContain('data/copies: The copies')
  })

  test('of an artist has the uploads byte for byte, and nobody else’s names', async () => {
    const { artist, gKeyId, song, email: fanEmail, codes } = await createFan()
    const workshop = await signInArtist(gKeyId)
    await workshop.send('PATCH', '/api/artist/profile', { bio: 'Born by the sea' })
    const letter = {
      editionId: song.editionId,
      codes: [codes[1]],
      recipients: ['reader@example.com'],
      subject: 'For you',
      message: 'Listen.',
    }
    expect((await workshop.post('/api/keymails/sendings', letter)).status).toBeLessThan(300)
    expect((await ask(await getLinkToken(artist.email), artist.id)).status).toBe(204)
    const files = await readExport(await makeExport(artist.email))
    expectDocumented(files)
    expect(readJson(files, 'profile')).toMatchObject([
      { legalName: artist.legalName, email: artist.email, bio: 'Born by the sea' },
    ])
    expect(readJson(files, 'songs')).toMatchObject([{ id: song.id, contact: 'contact@example.com' }])
    expect(readJson(files, 'letters')).toMatchObject([{ subject: 'For you', recipients: ['reader@example.com'] }])
    expect(readJson(files, 'sales').some(({ cents }) => Math.abs(Number(cents)) === 750)).toBe(true)
    const [recording] = [...files].filter(([path]) => path.startsWith('files/songs/'))
    expect(recording?.[0]).toMatch(/^files\/songs\/Song \d+ [0-9a-f]{8}\.\w+$/)
    expect(recording?.[1].equals(buildWav())).toBe(true)
    for (const [path, content] of files) expect(content.includes(fanEmail), path).toBe(false)
  })

  test('has the art cards of a collector, with their certificates', async () => {
    const { artist } = await createTestKeymails(1)
    const cardId = await createTestCard(artist.id, { title: 'Harbor' })
    const { browser, id, email } = await createTestCollector()
    const started = await browser.post('/api/fine-art/purchase', { cardId, collectorId: id, paymentMethod: 'paypal' })
    const orderId = String(started.body['orderId'])
    await approveAtPaypal(orderId, createEmail())
    expect((await browser.post(`/paypal/order/${orderId}/capture`)).status).toBe(200)
    expect((await ask(await getLinkToken(email))).status).toBe(204)
    const files = await readExport(await makeExport(email))
    expectDocumented(files)
    expect(readJson(files, 'names')).toMatchObject([{ as: 'collector', email }])
    expect(readJson(files, 'art-cards')).toMatchObject([{ title: 'Harbor', copy: 1 }])
    expect([...files.keys()].filter((path) => path.endsWith('.pdf'))).toHaveLength(2)
  })
})

/** As long as a recording may be. */
const LONG_BYTES = 50 * 1024 * 1024

/** More than the system's buffers of one connection hold, and less than one such recording. */
const UNDER_WAY_BYTES = 24 * 1024 * 1024

/** Adds uploads to the archive of an address that is ready; returns their keys. */
async function addLongFiles(email: string, count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, () => `songs/${randomUUID()}`)
  await sql(
    db,
    `INSERT INTO files (key, state, bytes, type, sha256) SELECT key, 'kept', $2, 'audio/wav', '' FROM unnest($1::text[]) key`,
    [keys, LONG_BYTES],
  )
  await sql(
    db,
    `UPDATE personal_data_exports SET entries = entries || (
       SELECT jsonb_agg(jsonb_build_object('path', 'files/' || key, 'key', key, 'start', 0, 'bytes', $3::bigint))
         FROM unnest($2::text[]) key) WHERE email = $1`,
    [email, keys, LONG_BYTES],
  )
  return keys
}

function buildLongStream(onRead: (bytes: number) => void): Readable {
  const chunk = Buffer.alloc(256 * 1024)
  function* chunks() {
    for (let sent = 0; sent < LONG_BYTES; sent += chunk.length) {
      onRead(chunk.length)
      yield chunk
    }
  }
  return Readable.from(chunks(), { objectMode: false, highWaterMark: chunk.length })
}

describe('an archive', () => {
  test('is opened by its mailed link only, for a week, and until the next one is made', async () => {
    const email = await createKnownEmail()
    const link = await getLinkToken(email)
    expect((await ask(link)).status).toBe(204)
    const token = await makeExport(email)
    expect(token).toMatch(/^[\w-]{43}$/)
    const opened = await new Browser().post('/api/personal-data/exports/open', { token })
    expect(opened.body).toMatchObject({ files: expect.any(Number) as number, bytes: expect.any(Number) as number })
    // Neither the link that asked nor a made-up one.
    for (const other of [link, 'A'.repeat(43), '']) expect((await download(other)).status).toBe(404)
    expect((await ask(link)).status).toBe(204)
    expect((await download(token)).status).toBe(404)
    const next = await makeExport(email)
    expect([(await download(token)).status, (await download(next)).status]).toEqual([404, 200])
    await sql(db, `UPDATE personal_data_exports SET ready_at = ready_at - make_interval(days => $2) WHERE email = $1`, [
      email,
      EXPORT_DAYS,
    ])
    expect((await download(next)).status).toBe(404)
    const [kept] = await sql<{ key: string }>(
      db,
      'SELECT file_key AS key FROM personal_data_exports WHERE email = $1',
      [email],
    )
    await purgeExports()
    expect(await sql(db, `SELECT 1 FROM personal_data_exports WHERE email = $1`, [email])).toEqual([])
    expect(await sql(db, 'SELECT state FROM files WHERE key = $1', [kept?.key])).toEqual([{ state: 'storing' }])
  })

  test('is made one at a time, also of ten requests at the same moment, and three times a day', async () => {
    const email = await createKnownEmail()
    const link = await getLinkToken(email)
    const asked = await Promise.all(Array.from({ length: EXPORTS_PER_DAY }, () => ask(link)))
    expect(asked.filter(({ status }) => status === 204)).toHaveLength(1)
    expect((await ask(link)).status).toBe(429)
    const { jobs } = (
      await sql<{ jobs: number }>(
        db,
        `SELECT count(*) AS jobs FROM pgboss.job j JOIN personal_data_exports x ON x.id::text = j.data ->> 'exportId'
        WHERE j.name = 'personal-data.build-export' AND x.email = $1`,
        [email],
      )
    )[0] as { jobs: number }
    expect(jobs).toBe(1)
  })

  test('is put together from one open file at a time, without what was deleted since', async () => {
    const { artist, song } = await createFan()
    expect((await ask(await getLinkToken(artist.email), artist.id)).status).toBe(204)
    const token = await makeExport(artist.email)
    let [open, most] = [0, 0]
    const stream = storage.stream.bind(storage)
    const watched = vi.spyOn(storage, 'stream').mockImplementation(async (...range) => {
      const opened = await stream(...range)
      most = Math.max(most, ++open)
      opened.once('close', () => open--)
      return opened
    })
    try {
      const files = await readExport(token)
      expect(files.size).toBeGreaterThan(30)
      // The next file may be opened before the last one says that it is closed.
      expect(most).toBeLessThanOrEqual(2)
      expect(open).toBe(0)
      await sql(db, `UPDATE files SET state = 'storing' WHERE key = (SELECT audio_key FROM songs WHERE id = $1)`, [
        song.id,
      ])
      expect((await readExport(token)).size).toBe(files.size - 1)
    } finally {
      watched.mockRestore()
    }
  })

  test('of three long recordings is read no faster than it is taken', async () => {
    const { artist } = await createFan()
    expect((await ask(await getLinkToken(artist.email), artist.id)).status).toBe(204)
    const token = await makeExport(artist.email)
    const long = await addLongFiles(artist.email, 3)
    let [read, received] = [0, 0]
    const stream = storage.stream.bind(storage)
    const watched = vi
      .spyOn(storage, 'stream')
      .mockImplementation(async (key, ...range) =>
        long.includes(key) ? buildLongStream((bytes) => (read += bytes)) : stream(key, ...range),
      )
    try {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        get(`${getServerOrigin()}/api/personal-data/archive?token=${token}`, resolve).on('error', reject)
      })
      // Nobody reads: what is under way fills the buffers of both ends of the connection, and no more.
      let [last, still] = [-1, 0]
      await pollUntil('standstill', 60, async () => {
        still = read > 0 && read === last ? still + 1 : 0
        last = read
        return still === 3
      })
      expect(read).toBeLessThan(UNDER_WAY_BYTES)
      let most = 0
      for await (const chunk of answer as AsyncIterable<Buffer>) {
        received += chunk.length
        most = Math.max(most, read - received)
      }
      expect(most).toBeLessThan(UNDER_WAY_BYTES)
      expect(read).toBe(long.length * LONG_BYTES)
      expect(received).toBe(Number(answer.headers['content-length']))
    } finally {
      watched.mockRestore()
    }
  })

  test('writes ten thousand rows without holding them', async () => {
    const email = createEmail()
    await sql(
      db,
      `INSERT INTO visitor_feedback (text, email) SELECT repeat('x', 200) || n, $1 FROM generate_series(1, 10000) n`,
      [email],
    )
    expect((await ask(await getLinkToken(email))).status).toBe(204)
    const files = await readExport(await makeExport(email))
    expect(readJson(files, 'feedback')).toHaveLength(10_000)
    expect(String(files.get('data/feedback.csv')).trim().split('\r\n')).toHaveLength(10_001)
    expectDocumented(files)
  })
})

describe('the link', () => {
  test('goes to addresses under which something is kept, with the same answer for all, three times an hour', async () => {
    const email = await createKnownEmail()
    expect(await getLinkToken(createEmail())).toBe('')
    const tokens = [await getLinkToken(email), await getLinkToken(email.toUpperCase()), await getLinkToken(email)]
    expect(tokens.filter(Boolean)).toHaveLength(2)
    expect(listMailTo(email)).toHaveLength(3)
    expect(await getLinkToken(email)).toBe('')
    expect(await sql(db, 'SELECT 1 FROM personal_data_requests')).toEqual([])
  })

  test('is mailed by the job as it was sent', async () => {
    const email = await createKnownEmail()
    await new Browser().post('/api/personal-data/links', { email })
    const [job] = await sql<{ data: unknown }>(
      db,
      `SELECT j.data FROM pgboss.job j JOIN personal_data_requests r ON r.id::text = j.data ->> 'linkRequestId'
        WHERE j.name = $1 AND r.email = $2`,
      [sendPersonalDataLinkJob.name, email],
    )
    await sendPersonalDataLink(sendPersonalDataLinkJob.payload.parse(job?.data))
    expect(listMailTo(email)).toHaveLength(1)
  })

  test('shows an address what is its own, and opens no artist whose contact address it is not', async () => {
    const { email, artist } = await createFan()
    const token = await getLinkToken(email)
    const listed = await new Browser().post('/api/personal-data/accounts', { token })
    expect(listed.body).toEqual({
      email,
      accounts: [{ artistId: null, artistName: null, copies: 1, export: 'none', deletionDueAt: null }],
    })
    for (const path of ['exports', 'deletions'])
      expect((await new Browser().post(`/api/personal-data/${path}`, { token, artistId: artist.id })).status).toBe(404)
    const own = await new Browser().post('/api/personal-data/accounts', { token: await getLinkToken(artist.email) })
    expect(own.body).toMatchObject({
      accounts: [{ artistId: null }, { artistId: artist.id, artistName: artist.stageName }],
    })
  })

  test('opens an artist’s account a week after the contact address was changed', async () => {
    const { artist, gKeyId } = await createTestKeymails(1)
    const workshop = await signInArtist(gKeyId)
    const becomes = createEmail()
    expect((await workshop.post('/api/corrections', { kind: 'contact-email', becomes })).status).toBeLessThan(300)
    const list = async () =>
      (await new Browser().post('/api/personal-data/accounts', { token: await getLinkToken(becomes) })).body['accounts']
    expect(await list()).toHaveLength(1)
    await sql(db, `UPDATE corrections SET applied_at = now() - interval '8 days' WHERE artist_id = $1`, [artist.id])
    expect(await list()).toHaveLength(2)
  })
})
