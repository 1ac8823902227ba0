import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { storage } from '#module/storage'
import { buildBlankPng, buildWav } from '#testing/builders/media'
import { createTestArtist, updateUploadCredits } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { listMailTo, startTestMailbox } from '#testing/servers/mailbox'
import { type RegistrationFields, buildRegistrationPdf } from '#testing/registration-pdf'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import { signInStaff } from '#testing/clients/sign-in-staff'
import { verifySong } from './verify-song.ts'
import { sendOverdueSongsToReview } from './send-overdue-songs-to-review.ts'
import { sendSongCheckResult } from './send-song-check-result.ts'
import { createMissingFingerprints } from '#module/copyright/recordings'

startTestServer()
startTestMailbox()

const readRecording = (format: string) =>
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
    await check(song)
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
    await check(song)
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
    await check(song)
    expect(await getState(song.id)).toBe('declined')
    await sendSongCheckResult({ songId: song.id })
    expect(listMailTo(uploader.artist.email).at(-1)?.mail.text).toContain('somebody else’s work')
  })

  test('may share its registration number with a song of the same artist only', async () => {
    const [one, other] = [await createUploader(), await createUploader()]
    const number = 'SRu 1-555-444'
    for (const uploader of [one, one, other]) {
      const song = await upload(uploader, { document: await buildPaper(uploader.artist, { number }) })
      await check(song)
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
  await Promise.all([check(song), check(other)])
  expect(await getState(song.id)).toBe('in-review')
  expect(await getState(other.id)).toBe('published')
  expect(JSON.stringify((await getReview(song.id))?.evidence)).toContain('picture')
  // Reading it again would fail: it is gone.
  const [file] = await sql<{ key: string }>(db, 'SELECT document_key AS key FROM songs WHERE id = $1', [song.id])
  await storage.delete(file?.key ?? '')
  await check(song)
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

describe('the same recording', () => {
  test('goes to review under another artist in any encoding, and is accepted under the same artist', async () => {
    const first = await createUploader()
    const song = await upload(first, { audio: readRecording('wav'), title: 'Komorebi' })
    await check(song)
    expect(await getState(song.id)).toBe('published')
    for (const format of ['wav', 'mp3', 'flac', 'm4a', 'aac']) {
      const again = await upload(first, { audio: readRecording(format), title: `Komorebi in ${format}` })
      await check(again)
      expect(await getState(again.id)).toBe('published')
      // Without listMatchingRecordings, it stays published.
      const thief = await createUploader()
      const stolen = await upload(thief, { audio: readRecording(format), title: `My own ${format}` })
      await check(stolen)
      expect([format, await getState(stolen.id)]).toEqual([format, 'in-review'])
      const review = await getReview(stolen.id)
      expect(review?.evidence['sameRecording']).toContainEqual(
        expect.objectContaining({ title: 'Komorebi', artist: first.artist.stageName }),
      )
    }
  })

  test('is not detected in two plain tones', async () => {
    const [one, other] = [await createUploader(), await createUploader()]
    for (const uploader of [one, other]) {
      const song = await upload(uploader, { audio: buildWav(440) })
      await check(song)
      expect(await getState(song.id)).toBe('published')
    }
  })

  test('is detected among songs uploaded before fingerprints existed', async () => {
    const uploader = await createUploader()
    const song = await upload(uploader, { audio: readRecording('flac') })
    const listened = () => sql(db, 'SELECT 1 FROM recordings WHERE song_id = $1', [song.id])
    expect(await listened()).toEqual([])
    await createMissingFingerprints()
    expect(await listened()).toHaveLength(1)
  })
})
