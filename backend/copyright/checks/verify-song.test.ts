import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { claimCatalogLock } from '#module/catalog/editions'
import { storage } from '#module/storage'
import { buildBlankPng, buildWav } from '#testing/builders/media'
import { createTestArtist, createTestSong, updateUploadCredits } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { listMailTo, startTestMailbox } from '#testing/servers/mailbox'
import { type RegistrationFields, buildRegistrationPdf } from '#testing/registration-pdf'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import { signInStaff } from '#testing/clients/sign-in-staff'
import { verifySong } from './verify-song.ts'
import { sendOverdueSongsToReview } from './send-overdue-songs-to-review.ts'
import { sendSongCheckResult } from './send-song-check-result.ts'
import { createFingerprint, createMissingFingerprints, updateUncomparedRecordings } from '#module/copyright/recordings'

startTestServer()
startTestMailbox()

const readRecording = (format: Format) =>
  readFileSync(new URL(`../../../e2e/recordings/komorebi.${format}`, import.meta.url))

let made = 0
async function createUploader() {
  const { artist, gKeyId } = await createTestArtist({
    legalName: `Ada Number${'abcdefghijklmnopqrst'[++made]} Example`,
  })
  await updateUploadCredits(artist.id, 10)
  return { artist, browser: await signInArtist(gKeyId) }
}
type Uploader = Awaited<ReturnType<typeof createUploader>>

async function upload(
  { artist, browser }: Uploader,
  {
    audio = buildWav(300 + made),
    document,
    title = 'Blue Door',
    holders = artist.legalName,
  }: { audio?: Buffer; document?: Buffer; title?: string; holders?: string },
) {
  const form = new FormData()
  const fields = { songTitle: title, price: '5.00', copyrightHolders: holders, contact: 'a@example.com' }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('audioFile', new Blob([new Uint8Array(audio)]), 'song.wav')
  if (document) form.set('copyrightDocument', new Blob([new Uint8Array(document)]), 'proof.pdf')
  const answer = await browser.send('POST', '/api/songs/upload', form)
  expect(answer.status).toBe(201)
  return { id: String(answer.body['id']), editionId: String(answer.body['editionId']), status: answer.body['status'] }
}

const getState = async (id: string) =>
  (await sql<{ state: string }>(db, 'SELECT state FROM songs WHERE id = $1', [id]))[0]?.state
const getReview = async (id: string) =>
  (
    await sql<{ id: string; evidence: Record<string, unknown> }>(
      db,
      'SELECT id, evidence FROM reviews WHERE effect_key = $1',
      [`song:${id}`],
    )
  )[0]
const check = (song: { id: string }) => verifySong({ songId: song.id })

/** Checks a song of which only the document matters: that its tone has no landmarks is known without listening to it. */
async function checkDocument(song: { id: string }): Promise<void> {
  await sql(db, 'INSERT INTO recordings (song_id, marks) VALUES ($1, 0) ON CONFLICT DO NOTHING', [song.id])
  await check(song)
}

const buildPaper = (artist: { legalName: string }, changed: Partial<RegistrationFields> = {}) =>
  buildRegistrationPdf({
    number: `SR 1-${100 + ++made}-${200 + made}`,
    title: 'Blue Door',
    claimants: artist.legalName,
    date: 'January 9, 2025',
    ...changed,
  })

describe('a song with a copyright document', () => {
  test('stays hidden until the document is checked, then is published and its artist gets a mail', async () => {
    const uploader = await createUploader()
    const song = await upload(uploader, { document: await buildPaper(uploader.artist) })
    expect(song.status).toBe('checking')
    expect(JSON.stringify((await new Browser().get('/api/songs?q=blue+door')).body)).not.toContain(song.id)
    const keymails = () => uploader.browser.post('/api/keymails', { editionId: song.editionId, count: 1 })
    expect((await keymails()).status).toBe(409)
    await Promise.all([check(song), check(song)])
    expect(await getState(song.id)).toBe('published')
    expect((await keymails()).status).toBe(201)
    await sendSongCheckResult({ songId: song.id })
    expect(listMailTo(uploader.artist.email)).toHaveLength(1)
    expect(await getReview(song.id)).toBeUndefined()
  })

  test('may be registered under the stage name and with every declared holder', async () => {
    const uploader = await createUploader()
    const { artist } = uploader
    const song = await upload(uploader, {
      document: await buildPaper(artist, { claimants: `${artist.stageName}; Bob Other` }),
      holders: `${artist.legalName}, Bob Other`,
    })
    await checkDocument(song)
    expect(await getState(song.id)).toBe('published')
  })

  test.each([
    ['another title', { title: 'Red Door' }],
    ['another holder', { claimants: 'Somebody Else' }],
    ['a holder nobody named', { claimants: 'Big Records Inc.' }],
    ['an impossible date', { date: 'February 30, 2024' }],
  ])('goes to review when the document names %s', async (_what, changed) => {
    const uploader = await createUploader()
    const song = await upload(uploader, { document: await buildPaper(uploader.artist, changed) })
    await checkDocument(song)
    expect(await getState(song.id)).toBe('in-review')
    const review = await getReview(song.id)
    expect(review?.evidence).toMatchObject({ songId: song.id, declared: { title: 'Blue Door' }, readBy: 'text' })
    const admin = await signInStaff()
    expect((await admin.post(`/api/admin/reviews/${review?.id}/decision`, { decision: 'approve' })).status).toBe(200)
    expect(await getState(song.id)).toBe('published')
  })

  test('is declined when the document covers another person’s song', async () => {
    const uploader = await createUploader()
    const song = await upload(uploader, {
      document: await buildPaper(uploader.artist, { title: 'Their Song', claimants: 'Somebody Else' }),
    })
    await checkDocument(song)
    expect(await getState(song.id)).toBe('declined')
    await sendSongCheckResult({ songId: song.id })
    expect(listMailTo(uploader.artist.email).at(-1)?.mail.text).toContain('somebody else’s work')
  })

  test('may share its registration number with a song of the same artist only', async () => {
    const [one, other] = [await createUploader(), await createUploader()]
    const number = 'SRu 1-555-444'
    for (const uploader of [one, one, other]) {
      const song = await upload(uploader, { document: await buildPaper(uploader.artist, { number }) })
      await checkDocument(song)
      expect(await getState(song.id)).toBe(uploader === other ? 'in-review' : 'published')
    }
  })
})

test('a song whose document is a picture of enormous size goes to a person, is not read again, and stops no other', async () => {
  const uploader = await createUploader()
  const bomb = buildBlankPng(60_000, 60_000)
  expect(bomb.length).toBeLessThan(1024 * 1024)
  const song = await upload(uploader, { document: bomb })
  const other = await upload(uploader, { document: await buildPaper(uploader.artist) })
  await Promise.all([checkDocument(song), checkDocument(other)])
  expect(await getState(song.id)).toBe('in-review')
  expect(await getState(other.id)).toBe('published')
  expect(JSON.stringify((await getReview(song.id))?.evidence)).toContain('picture')
  // Reading it again would fail: it is gone.
  const [file] = await sql<{ key: string }>(db, 'SELECT document_key AS key FROM songs WHERE id = $1', [song.id])
  await storage.delete(file?.key ?? '')
  await checkDocument(song)
  expect(await getState(song.id)).toBe('in-review')
})

test('a song goes to review when its document could not be read within half an hour', async () => {
  const uploader = await createUploader()
  const song = await upload(uploader, { document: await buildPaper(uploader.artist) })
  await sendOverdueSongsToReview()
  expect(await getState(song.id)).toBe('checking')
  await sql(db, `UPDATE songs SET created_at = now() - interval '31 minutes' WHERE id = $1`, [song.id])
  await sendOverdueSongsToReview()
  expect(await getState(song.id)).toBe('in-review')
  expect(await getReview(song.id)).toBeDefined()
})

describe('a song without a document', () => {
  test('is published on the artist’s own certification, which is recorded', async () => {
    const uploader = await createUploader()
    const song = await upload(uploader, {})
    expect(song.status).toBe('published')
    await check(song)
    expect(await getState(song.id)).toBe('published')
    const [kept] = await sql<{ verdict: string; evidence: Record<string, unknown> }>(
      db,
      'SELECT verdict, evidence FROM copyright_checks WHERE subject_id = $1',
      [song.id],
    )
    expect(kept).toMatchObject({ verdict: 'verified', evidence: { basis: expect.stringContaining('certification') } })
  })
})

const TYPES = { wav: 'audio/wav', mp3: 'audio/mpeg', flac: 'audio/flac', m4a: 'audio/mp4', aac: 'audio/aac' }
type Format = keyof typeof TYPES

/** A song with the same recording and without a document, as its upload leaves it. */
const createKomorebi = ({ artist }: Uploader, format: Format, title = 'Komorebi') =>
  createTestSong(artist, { audio: readRecording(format), type: TYPES[format], title })

/** The landmarks of each format. */
const heard = new Map<Format, { marks: number; hashes: number[]; times: number[] }>()

async function rememberLandmarks(format: Format, songId: string): Promise<void> {
  const [landmarks] = await sql<{ marks: number; hashes: number[]; times: number[] }>(
    db,
    `SELECT r.marks, array_agg(m.mark) AS hashes, array_agg(m.at) AS times
       FROM recordings r JOIN recording_marks m USING (song_id) WHERE song_id = $1 GROUP BY r.marks`,
    [songId],
  )
  if (landmarks) heard.set(format, landmarks)
}

/** Gives a song the landmarks of its format, once they are known, as createFingerprint would. */
async function createKnownLandmarks(format: Format, songId: string): Promise<void> {
  const known = heard.get(format)
  if (!known) return
  await sql(
    db,
    `WITH recording AS (INSERT INTO recordings (song_id, marks) VALUES ($1, $2) RETURNING song_id)
     INSERT INTO recording_marks (mark, song_id, at)
     SELECT m.mark, song_id, m.at FROM recording, unnest($3::int[], $4::int[]) AS m (mark, at)`,
    [songId, known.marks, known.hashes, known.times],
  )
}

/** The same, with its landmarks: a format is decoded for the first song only. */
async function createHeardKomorebi(uploader: Uploader, format: Format, title?: string) {
  const song = await createKomorebi(uploader, format, title)
  await createKnownLandmarks(format, song.id)
  await createFingerprint(song.id)
  await rememberLandmarks(format, song.id)
  return song
}

/** No recording of the others can be compared any more. */
async function createFirstUploader() {
  await sql(db, 'DELETE FROM recording_marks')
  return createUploader()
}

describe('the same recording', () => {
  test('goes to review in any encoding, under another artist and as another song of the same one', async () => {
    const first = await createUploader()
    const song = await upload(first, { audio: readRecording('wav'), title: 'Komorebi' })
    await check(song)
    expect(await getState(song.id)).toBe('published')
    await rememberLandmarks('wav', song.id)
    for (const format of ['wav', 'mp3', 'flac', 'm4a', 'aac'] as const) {
      const again = await createKomorebi(first, format, `Komorebi in ${format}`)
      await createKnownLandmarks(format, again.id)
      await check(again)
      await rememberLandmarks(format, again.id)
      // Without updateSameRecordings, it stays published.
      expect([format, await getState(again.id)]).toEqual([format, 'in-review'])
      expect((await getReview(again.id))?.evidence['releasedBefore']).toContainEqual(
        expect.objectContaining({ songId: song.id, title: 'Komorebi', copies: 100 }),
      )
      // Without listMatchingRecordings, it stays published.
      const thief = await createUploader()
      const stolen = await createHeardKomorebi(thief, format, `My own ${format}`)
      await check(stolen)
      expect([format, await getState(stolen.id)]).toEqual([format, 'in-review'])
      const review = await getReview(stolen.id)
      expect(review?.evidence['sameRecording']).toContainEqual(
        expect.objectContaining({ title: 'Komorebi', artist: first.artist.stageName }),
      )
    }
  })

  test('of two uploads by one artist at once is released once, whichever is checked first', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const uploader = await createFirstUploader()
      const formats = ['wav', 'mp3'] as const
      const songs = await Promise.all([
        createKomorebi(uploader, formats[0], 'First'),
        createKomorebi(uploader, formats[1], 'Second'),
      ])
      for (const at of order) {
        const song = songs[at] ?? songs[0]
        // Only now: a check begins with them, and knows nothing of a song that is checked later.
        await createKnownLandmarks(formats[at] ?? formats[0], song.id)
        await check(song)
      }
      const states = await Promise.all(songs.map(({ id }) => getState(id)))
      expect(new Set(states)).toEqual(new Set(['in-review', 'published']))
      expect(states[order[0] ?? 0]).toBe('published')
    }
  })

  // Without claimCatalogLock, neither check waits, and both songs may be published.
  test('of two uploads by one artist that are checked at the same moment is released once', async () => {
    const uploader = await createFirstUploader()
    const songs = [await createHeardKomorebi(uploader, 'wav'), await createHeardKomorebi(uploader, 'flac')]
    const countWaiting = async () =>
      (
        await sql(
          db,
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND state = 'active'`,
        )
      ).length
    // One that has waited for three seconds is tried again, as the job is.
    const checkAgain = (song: { id: string }): Promise<void> =>
      check(song).catch((error: { code?: string }) => {
        if (error.code !== '55P03') throw error
        return checkAgain(song)
      })
    let checks: Promise<unknown> | undefined
    await db.transaction(async (trx) => {
      await sql(trx, 'SET LOCAL idle_in_transaction_session_timeout = 0')
      await claimCatalogLock(trx, uploader.artist.id)
      checks = Promise.all(songs.map(checkAgain))
      await expect.poll(countWaiting).toBe(2)
    })
    await checks
    const states = await Promise.all(songs.map(({ id }) => getState(id)))
    expect(new Set(states)).toEqual(new Set(['in-review', 'published']))
  })

  test('is told to its artist, and once approved to everybody, on both pages', async () => {
    const uploader = await createFirstUploader()
    const first = await createHeardKomorebi(uploader, 'wav')
    await check(first)
    const again = await createHeardKomorebi(uploader, 'mp3', 'Komorebi (2026)')
    await check(again)
    await sendSongCheckResult({ songId: again.id })
    const mail = listMailTo(uploader.artist.email).at(-1)?.mail.text
    expect(mail).toContain('The same recording is already here as “Komorebi”, an edition of 100 copies.')
    const own = (await uploader.browser.get('/api/artist/songs')).body as unknown as { id: string }[]
    expect(own.find(({ id }) => id === again.id)).toMatchObject({ releasedBefore: { title: 'Komorebi', copies: 100 } })
    expect(own.find(({ id }) => id === first.id)).toMatchObject({ releasedBefore: null })
    const listSame = async ({ editionId }: { editionId: string }) =>
      (await new Browser().get(`/api/editions/${editionId}/same-recordings`)).body
    expect(await listSame(first)).toEqual([])
    const admin = await signInStaff()
    const review = await getReview(again.id)
    await admin.post(`/api/admin/reviews/${review?.id}/decision`, { decision: 'approve' })
    expect(await getState(again.id)).toBe('published')
    expect(await listSame(first)).toEqual([{ songId: again.id, title: 'Komorebi (2026)', copies: 100 }])
    expect(await listSame(again)).toEqual([{ songId: first.id, title: 'Komorebi', copies: 100 }])
  })

  test('sells no more by codes handed out before it was compared', async () => {
    const uploader = await createFirstUploader()
    await check(await createHeardKomorebi(uploader, 'wav'))
    const again = await createHeardKomorebi(uploader, 'mp3', 'Once more')
    const made = await uploader.browser.post('/api/keymails', { editionId: again.editionId, count: 1 })
    const [{ code = '' } = {}] = made.body['keymails'] as { code?: string }[]
    const validate = async () => (await new Browser().post('/api/validate-keymail', { keymailCode: code })).status
    expect(await validate()).toBe(200)
    await check(again)
    expect(await validate()).toBe(404)
  })

  test('may replace its own, and that of another song only after review', async () => {
    const uploader = await createFirstUploader()
    const [one, other] = [
      await createHeardKomorebi(uploader, 'wav', 'One'),
      await createTestSong(uploader.artist, { title: 'Other' }),
    ]
    await check(one)
    await check(other)
    const replace = async (song: { id: string }) => {
      const form = new FormData()
      form.set('note', 'A new master.')
      form.set('audioFile', new Blob([new Uint8Array(readRecording('flac'))]), 'song.flac')
      const { body } = await uploader.browser.send('PUT', `/api/artist/songs/${song.id}/recording`, form)
      const sent = { id: String(body['id']) }
      await check(sent)
      return sent
    }
    expect(await getState((await replace(one)).id)).toBe('replaced')
    const taken = await replace(other)
    expect(await getState(taken.id)).toBe('in-review')
    const { body } = await uploader.browser.get(`/api/songs/${other.id}/recordings`)
    expect(body['pending']).toMatchObject({ releasedBefore: { title: 'One', copies: 100 } })
  })

  test('uploaded twice before that was compared stays on sale, and both pages say so', async () => {
    const uploader = await createFirstUploader()
    const [one, other] = [
      await createHeardKomorebi(uploader, 'wav', 'One'),
      await createHeardKomorebi(uploader, 'mp3', 'Other'),
    ]
    await updateUncomparedRecordings()
    expect([await getState(one.id), await getState(other.id)]).toEqual(['published', 'published'])
    const { body } = await new Browser().get(`/api/editions/${one.editionId}/same-recordings`)
    expect(body).toEqual([{ songId: other.id, title: 'Other', copies: 100 }])
  })

  test('is not detected in two plain tones', async () => {
    const [one, other] = [await createUploader(), await createUploader()]
    for (const uploader of [one, other]) {
      const song = await createTestSong(uploader.artist, { audio: buildWav(440) })
      await check(song)
      expect(await getState(song.id)).toBe('published')
    }
  })

  test('is detected among songs uploaded before fingerprints existed', async () => {
    const uploader = await createUploader()
    const song = await createKomorebi(uploader, 'flac')
    const listened = () => sql(db, 'SELECT 1 FROM recordings WHERE song_id = $1', [song.id])
    expect(await listened()).toEqual([])
    await createMissingFingerprints()
    expect(await listened()).toHaveLength(1)
  })
})
