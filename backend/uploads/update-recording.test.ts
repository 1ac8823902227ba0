import { expect, test } from 'vitest'
import { copyCertificate } from '#module/copies'
import { applySongReviewDecision, sendSongCheckResult, verifySong } from '#module/copyright/checks'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { calculateWaveform } from '#module/playback'
import { buildWav } from '#testing/builders/media'
import { createTestArtist, createTestKeymails, createTestSong } from '#testing/builders/records'
import { redeemAsFan } from '#testing/builders/redemption'
import { Browser } from '#testing/clients/browser'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { buildRegistrationPdf } from '#testing/registration-pdf'
import { downloadDocument, parseRenderedPdf } from '#testing/rendered-documents'
import { startTestServer } from '#testing/servers/app-server'
import { listMailTo, startTestMailbox } from '#testing/servers/mailbox'

startTestServer()
startTestMailbox()

const [first, second] = [buildWav(440), buildWav(550)]

type Listed = { recordings: { id: string; version: number; note: string | null }[]; pending: { state: string } | null }

function send(
  workshop: Browser,
  songId: string,
  audio: Buffer | string,
  note = 'The bass is audible now.',
  paper?: Buffer,
) {
  const form = new FormData()
  form.set('note', note)
  form.set('audioFile', new Blob([typeof audio === 'string' ? audio : new Uint8Array(audio)]), 'song.wav')
  if (paper) form.set('copyrightDocument', new Blob([new Uint8Array(paper)]), 'paper.pdf')
  return workshop.send('PUT', `/api/artist/songs/${songId}/recording`, form)
}

const list = async (browser: Browser, songId: string) =>
  (await browser.get(`/api/songs/${songId}/recordings`)).body as unknown as Listed

async function hear(browser: Browser, id: string): Promise<Buffer | number> {
  const answer = await browser.fetch('GET', `/api/songs/${id}/audio`)
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : answer.status
}

let fans = 0

const getSentRecording = async (songId: string) =>
  (await sql<{ id: string }>(db, 'SELECT id FROM songs WHERE recording_of = $1', [songId]))[0]?.id ?? ''

async function createSoldSong() {
  const { artist, gKeyId } = await createTestArtist()
  const song = await createTestSong(artist, { audio: first, copies: 10 })
  return { artist, song, workshop: await signInArtist(gKeyId) }
}

async function sellCopy(workshop: Browser, editionId: string) {
  const made = await workshop.post('/api/keymails', { editionId, count: 1 })
  const [keymail] = (made.body['keymails'] ?? []) as { code: string }[]
  return redeemAsFan(keymail?.code ?? '', `recording${++fans}@example.com`)
}

/** Of the fan's first copy, without white space. */
async function readCertificate(fan: Browser): Promise<string> {
  const [copy] = (await fan.get('/api/copies')).body as unknown as { id: string }[]
  const { bytes } = await downloadDocument(`/api/copies/${copy?.id}/certificate`, [copyCertificate], fan)
  return (await parseRenderedPdf(bytes)).text
}

test('another recording is heard once it has passed its check, and owners keep the earlier one', async () => {
  const { artist, song, workshop } = await createSoldSong()
  const { fan } = await sellCopy(workshop, song.editionId)
  const stranger = new Browser()
  expect(await hear(fan, song.id)).toEqual(first)

  expect(await send(workshop, song.id, second)).toMatchObject({ status: 202, body: { state: 'checking' } })
  expect((await send(workshop, song.id, second)).body).toMatchObject({ error: 'recording-waiting' })
  expect((await list(workshop, song.id)).pending).toMatchObject({ state: 'checking' })
  // Nobody else learns of it, and nothing has changed yet.
  expect(await list(stranger, song.id)).toMatchObject({ recordings: [{ id: song.id, version: 1 }], pending: null })
  expect(await hear(fan, song.id)).toEqual(first)

  const newId = await getSentRecording(song.id)
  expect(await hear(fan, newId)).toBe(403)
  await verifySong({ songId: newId })
  await verifySong({ songId: newId })
  await calculateWaveform({ songId: song.id })

  expect(await hear(fan, song.id)).toEqual(second)
  expect(await hear(fan, newId)).toEqual(first)
  expect(await hear(workshop, newId)).toEqual(first)
  expect(await hear(stranger, newId)).toBe(401)
  const { fan: other } = await redeemAsFan((await createTestKeymails(1)).codes[0] ?? '', 'elsewhere@example.com')
  expect(await hear(other, newId)).toBe(403)
  expect(await list(stranger, song.id)).toMatchObject({
    recordings: [
      { id: song.id, version: 2, note: 'The bass is audible now.' },
      { id: newId, version: 1, note: null },
    ],
    pending: null,
  })
  await sendSongCheckResult({ songId: newId })
  expect(listMailTo(artist.email).at(-1)?.mail.text).toContain('the new recording of')
})

test('a certificate names the recording that its copy was sold with, and stays the same when that is replaced', async () => {
  const { song, workshop } = await createSoldSong()
  const { fan: early } = await sellCopy(workshop, song.editionId)
  const certify = async (fan: Browser) => {
    const [copy] = (await fan.get('/api/copies')).body as unknown as { id: string }[]
    const german = new Browser({ 'accept-language': 'de' })
    german.cookie = fan.cookie
    const { songs } = (await new Browser().get(`/api/copies/${copy?.id}`)).body as { songs: object[] }
    const [english, inGerman] = [await readCertificate(fan), await readCertificate(german)]
    return { songs, english, german: inGerman }
  }
  expect((await certify(early)).english).toContain('Recording:version1')
  await send(workshop, song.id, second)
  await verifySong({ songId: await getSentRecording(song.id) })
  const { fan: late } = await sellCopy(workshop, song.editionId)
  const [before, after] = [await certify(early), await certify(late)]
  expect(before).toMatchObject({ songs: [{ id: song.id, version: 1, latest: 2 }] })
  expect(before.english).toContain('Recording:version1')
  expect(after).toMatchObject({ songs: [{ id: song.id, version: 2, latest: 2 }] })
  expect(after.english).toContain('Recording:version2')
  expect(after.german).toContain('Aufnahme:Version2')
})

test('the certificate of an album names the recording of each song', async () => {
  const { artist, song, workshop } = await createSoldSong()
  const other = await createTestSong(artist, { title: 'Never replaced' })
  const album = await workshop.post('/api/artist/albums', {
    title: 'Both of them',
    songIds: [song.id, other.id],
    price: 7.5,
    copies: 10,
  })
  await send(workshop, song.id, second)
  await verifySong({ songId: await getSentRecording(song.id) })
  const { fan } = await sellCopy(workshop, String(album.body['id']))
  const text = await readCertificate(fan)
  expect(text).toContain('(version2)')
  expect(text).toContain('Neverreplaced(version1)')
})

test('what is no song of its own stands in no list', async () => {
  const { song, workshop, artist } = await createSoldSong()
  await send(workshop, song.id, second)
  const id = await getSentRecording(song.id)
  for (const isPublished of [false, true]) {
    if (isPublished) await verifySong({ songId: id })
    for (const path of ['/api/artist/songs', `/api/songs?artistId=${artist.id}`, '/api/artist/corrections/values']) {
      const { status, body } = await workshop.get(path)
      if (status === 404) continue
      expect(JSON.stringify(body), path).toContain(song.id)
      expect(JSON.stringify(body), path).not.toContain(id)
    }
    for (const path of [`/api/songs/${id}`, `/api/artist/songs/${id}`, `/api/songs/${id}/recordings`])
      expect((await workshop.get(path)).status, path).toBe(404)
    expect((await send(workshop, id, first)).status).toBe(404)
  }
})

test.each(['declined', 'published'] as const)('papers that say something else go to a person: %s', async (decision) => {
  const { artist, song, workshop } = await createSoldSong()
  const number = `SR 1-${700 + fans}-${decision.length}00`
  const paper = await buildRegistrationPdf({
    number,
    title: 'Another',
    claimants: artist.legalName,
    date: 'May 9, 2025',
  })
  await send(workshop, song.id, second, '', paper)
  const id = await getSentRecording(song.id)
  await verifySong({ songId: id })
  expect((await list(workshop, song.id)).pending).toMatchObject({ state: 'in-review' })
  await runInTransaction((trx) => applySongReviewDecision(trx, id, decision))
  await runInTransaction((trx) => applySongReviewDecision(trx, id, 'published'))
  const { pending, recordings } = await list(workshop, song.id)
  expect(pending?.state).toBe(decision === 'declined' ? 'declined' : undefined)
  expect(recordings.map(({ version }) => version)).toEqual(decision === 'declined' ? [1] : [2, 1])
  expect(await hear(workshop, song.id)).toEqual(decision === 'declined' ? first : second)
  // After either answer another one may be sent, without a credit.
  expect((await send(workshop, song.id, buildWav(660))).status).toBe(202)
})

test('what is no recording, and songs of others, are refused and leave no file', async () => {
  const { song, workshop } = await createSoldSong()
  const kept = async () => (await sql(db, `SELECT 1 FROM files WHERE key LIKE 'songs/%'`)).length
  const before = await kept()
  expect((await send(workshop, song.id, 'no sound')).body).toMatchObject({ error: 'not-audio' })
  const stranger = await signInArtist((await createTestArtist()).gKeyId)
  expect((await send(stranger, song.id, second)).body).toMatchObject({ error: 'song-unknown' })
  expect((await send(new Browser(), song.id, second)).status).toBe(401)
  await sql(db, `UPDATE songs SET state = 'in-review' WHERE id = $1`, [song.id])
  expect((await send(workshop, song.id, second)).body).toMatchObject({ error: 'song-not-out' })
  expect(await kept()).toBe(before)
})

test('of many sent at once one waits', async () => {
  const { song, workshop } = await createSoldSong()
  const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => send(workshop, song.id, buildWav(300 + n))))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 409, 409, 409, 409, 409])
})
