import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { db, sql } from '#platform/database'
import { aWav, anArtist, signedIn, withCredits } from '#testing/builders'
import { mailTo, withMailbox } from '#testing/mailbox'
import { type Paper, registrationPdf } from '#testing/papers'
import { Browser, withServer } from '#testing/server'
import { staffBrowser } from '#testing/staff'
import { checkSong, handOverUnreadSongs } from './check-song.ts'
import { mailSongChecked } from './mail-checks.ts'
import { listenToUnheard } from './match-recording.ts'

withServer()
withMailbox()

const recording = (format: string) => readFileSync(new URL(`../../e2e/recordings/komorebi.${format}`, import.meta.url))

let made = 0
async function anUploader() {
  const { artist, gKeyId } = await anArtist({ legalName: `Ada Number${'abcdefghijklmnopqrst'[++made]} Example` })
  await withCredits(artist.id, 10)
  return { artist, browser: await signedIn(gKeyId) }
}
type Uploader = Awaited<ReturnType<typeof anUploader>>

async function upload(
  { artist, browser }: Uploader,
  {
    audio = aWav(300 + made),
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

const stateOf = async (id: string) =>
  (await sql<{ state: string }>(db, 'SELECT state FROM songs WHERE id = $1', [id]))[0]?.state
const reviewOf = async (id: string) =>
  (
    await sql<{ id: string; evidence: Record<string, unknown> }>(
      db,
      'SELECT id, evidence FROM reviews WHERE effect_key = $1',
      [`song:${id}`],
    )
  )[0]
const check = (song: { id: string }) => checkSong({ songId: song.id })
const paper = (artist: { legalName: string }, changed: Partial<Paper> = {}) =>
  registrationPdf({
    number: `SR 1-${100 + ++made}-${200 + made}`,
    title: 'Blue Door',
    claimants: artist.legalName,
    date: 'January 9, 2025',
    ...changed,
  })

describe('a song with its papers', () => {
  test('waits unseen until they are read, then is published and mailed', async () => {
    const uploader = await anUploader()
    const song = await upload(uploader, { document: await paper(uploader.artist) })
    expect(song.status).toBe('checking')
    expect(JSON.stringify((await new Browser().get('/api/songs?q=blue+door')).body)).not.toContain(song.id)
    const keymails = () => uploader.browser.post('/api/keymails', { editionId: song.editionId, count: 1 })
    expect((await keymails()).status).toBe(409)
    await Promise.all([check(song), check(song)])
    expect(await stateOf(song.id)).toBe('published')
    expect((await keymails()).status).toBe(201)
    await mailSongChecked({ songId: song.id })
    expect(mailTo(uploader.artist.email)).toHaveLength(1)
    expect(await reviewOf(song.id)).toBeUndefined()
  })

  test('may be registered under the stage name and with everybody who was named', async () => {
    const uploader = await anUploader()
    const { artist } = uploader
    const song = await upload(uploader, {
      document: await paper(artist, { claimants: `${artist.stageName}; Bob Other` }),
      holders: `${artist.legalName}, Bob Other`,
    })
    await check(song)
    expect(await stateOf(song.id)).toBe('published')
  })

  test.each([
    ['another title', { title: 'Red Door' }],
    ['another holder', { claimants: 'Somebody Else' }],
    ['a holder nobody named', { claimants: 'Big Records Inc.' }],
    ['an impossible date', { date: 'February 30, 2024' }],
  ])('that name %s waits for a person, who decides', async (_what, changed) => {
    const uploader = await anUploader()
    const song = await upload(uploader, { document: await paper(uploader.artist, changed) })
    await check(song)
    expect(await stateOf(song.id)).toBe('in-review')
    const review = await reviewOf(song.id)
    expect(review?.evidence).toMatchObject({ songId: song.id, declared: { title: 'Blue Door' }, readBy: 'text' })
    const admin = await staffBrowser()
    expect((await admin.post(`/api/admin/reviews/${review?.id}/decision`, { decision: 'approve' })).status).toBe(200)
    expect(await stateOf(song.id)).toBe('published')
  })

  test('of somebody else’s song are declined', async () => {
    const uploader = await anUploader()
    const song = await upload(uploader, {
      document: await paper(uploader.artist, { title: 'Their Song', claimants: 'Somebody Else' }),
    })
    await check(song)
    expect(await stateOf(song.id)).toBe('declined')
    await mailSongChecked({ songId: song.id })
    expect(mailTo(uploader.artist.email).at(-1)?.mail.text).toContain('somebody else’s work')
  })

  test('may serve two songs of one artist, and nobody else', async () => {
    const [one, other] = [await anUploader(), await anUploader()]
    const number = 'SRu 1-555-444'
    for (const uploader of [one, one, other]) {
      const song = await upload(uploader, { document: await paper(uploader.artist, { number }) })
      await check(song)
      expect(await stateOf(song.id)).toBe(uploader === other ? 'in-review' : 'published')
    }
  })
})

test('a song whose papers nobody could read for half an hour goes to a person', async () => {
  const uploader = await anUploader()
  const song = await upload(uploader, { document: await paper(uploader.artist) })
  await handOverUnreadSongs()
  expect(await stateOf(song.id)).toBe('checking')
  await sql(db, `UPDATE songs SET created_at = now() - interval '31 minutes' WHERE id = $1`, [song.id])
  await handOverUnreadSongs()
  expect(await stateOf(song.id)).toBe('in-review')
  expect(await reviewOf(song.id)).toBeDefined()
})

describe('a song without papers', () => {
  test('rests on its artist’s verified word, which is kept', async () => {
    const uploader = await anUploader()
    const song = await upload(uploader, {})
    expect(song.status).toBe('published')
    await check(song)
    expect(await stateOf(song.id)).toBe('published')
    const [kept] = await sql<{ verdict: string; evidence: Record<string, unknown> }>(
      db,
      'SELECT verdict, evidence FROM copyright_checks WHERE subject_id = $1',
      [song.id],
    )
    expect(kept).toMatchObject({ verdict: 'verified', evidence: { basis: expect.stringContaining('certification') } })
  })
})

describe('the same recording', () => {
  test('under another artist waits for a person, in any encoding; under the same artist it is their own', async () => {
    const first = await anUploader()
    const song = await upload(first, { audio: recording('wav'), title: 'Komorebi' })
    await check(song)
    expect(await stateOf(song.id)).toBe('published')
    for (const format of ['wav', 'mp3', 'flac', 'm4a', 'aac']) {
      const again = await upload(first, { audio: recording(format), title: `Komorebi in ${format}` })
      await check(again)
      expect(await stateOf(again.id)).toBe('published')
      // Tried: without findSameRecording it stays published.
      const thief = await anUploader()
      const stolen = await upload(thief, { audio: recording(format), title: `My own ${format}` })
      await check(stolen)
      expect([format, await stateOf(stolen.id)]).toEqual([format, 'in-review'])
      const review = await reviewOf(stolen.id)
      expect(review?.evidence['sameRecording']).toContainEqual(
        expect.objectContaining({ title: 'Komorebi', artist: first.artist.stageName }),
      )
    }
  }, 60_000)

  test('is not what two plain tones are', async () => {
    const [one, other] = [await anUploader(), await anUploader()]
    for (const uploader of [one, other]) {
      const song = await upload(uploader, { audio: aWav(440) })
      await check(song)
      expect(await stateOf(song.id)).toBe('published')
    }
  })

  test('is found among songs that were here before anybody listened', async () => {
    const uploader = await anUploader()
    const song = await upload(uploader, { audio: recording('flac') })
    const listened = () => sql(db, 'SELECT 1 FROM recordings WHERE song_id = $1', [song.id])
    expect(await listened()).toEqual([])
    await listenToUnheard()
    expect(await listened()).toHaveLength(1)
  })
})
