import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { updateEditionPrice } from '#module/catalog/editions'
import { createTestSong, createTestArtist, createTestKeymails } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { listMailTo, startTestMailbox } from '#testing/servers/mailbox'
import { type TestResponse, Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import { signInStaff } from '#testing/clients/sign-in-staff'
import type { CorrectionView } from './contract.ts'
import type { sendCorrectionUpdateJob } from './jobs.ts'
import { sendCorrectionUpdate } from './send-correction-update.ts'

startTestServer()
startTestMailbox()
beforeEach(resetRateLimits)

async function createArtist(title = 'Blue Velvit') {
  const { artist, gKeyId } = await createTestArtist()
  const song = await createTestSong(artist, { title })
  return { artist, gKeyId, song, browser: await signInArtist(gKeyId) }
}

const getTitle = async (songId: string) =>
  (await sql<{ title: string }>(db, 'SELECT title FROM songs WHERE id = $1', [songId]))[0]?.title
const requestCorrection = (browser: Browser, body: Record<string, unknown>) => browser.post('/api/corrections', body)
const undo = (browser: Browser, answer: TestResponse) =>
  browser.post(`/api/corrections/${String(answer.body['id'])}/undo`)
const listHistory = async (browser: Browser) =>
  (await browser.get('/api/corrections')).body as unknown as CorrectionView[]
const sendChatMessage = (browser: Browser, message: string) =>
  browser.post('/api/godfrey/chat', { message, language: null })

/** Runs the pending mail jobs of an artist's corrections. */
async function runMailJobs(artistId: string): Promise<void> {
  const jobs = await sql<{ data: Parameters<typeof sendCorrectionUpdate>[0] }>(
    db,
    `DELETE FROM pgboss.job WHERE name = 'corrections.send-correction-update'
        AND (data->>'correctionId')::uuid IN (SELECT id FROM corrections WHERE artist_id = $1) RETURNING data`,
    [artistId],
  )
  for (const { data } of jobs)
    await sendCorrectionUpdate(data satisfies (typeof sendCorrectionUpdateJob.payload)['_output'])
}

describe('instant corrections', () => {
  test('fix a typo in a title everywhere, mail it, list it, and can be undone', async () => {
    const { artist, song, browser } = await createArtist()
    const answer = await requestCorrection(browser, { kind: 'song-title', subjectId: song.id, becomes: 'Blue Velvet' })
    expect(answer).toMatchObject({
      status: 200,
      body: { state: 'applied', was: 'Blue Velvit', becomes: 'Blue Velvet', undoUntil: expect.any(String) },
    })
    expect(await getTitle(song.id)).toBe('Blue Velvet')
    const found = await new Browser().get('/api/songs?q=velvet')
    expect(found.body).toMatchObject([{ id: song.id, title: 'Blue Velvet', editionTitle: 'Blue Velvet' }])
    await runMailJobs(artist.id)
    expect(listMailTo(artist.email).at(-1)?.mail.text).toContain('Blue Velvet')
    expect(await listHistory(browser)).toMatchObject([{ kind: 'song-title', state: 'applied' }])

    expect(await undo(browser, answer)).toMatchObject({ status: 200, body: { state: 'undone', undoUntil: null } })
    expect(await getTitle(song.id)).toBe('Blue Velvit')
    expect(await undo(browser, answer)).toMatchObject({ status: 409, body: { error: 'not-applied' } })
    await runMailJobs(artist.id)
    expect(listMailTo(artist.email)).toHaveLength(2)
  })

  test('change a price, a bio and the contact address, and notify the old address', async () => {
    const { artist, song, browser } = await createArtist()
    const price = await requestCorrection(browser, { kind: 'price', subjectId: song.editionId, becomes: '$9,50' })
    expect(price).toMatchObject({ status: 200, body: { was: '7.50', becomes: '9.50', subject: 'Blue Velvit' } })
    expect((await browser.get('/api/artist/songs')).body).toMatchObject([{ price: 9.5 }])
    expect(await undo(browser, price)).toMatchObject({ status: 200 })
    expect((await browser.get('/api/artist/songs')).body).toMatchObject([{ price: 7.5 }])

    expect(await requestCorrection(browser, { kind: 'bio', becomes: 'Plays the saw.' })).toMatchObject({ status: 200 })
    const address = `${randomUUID()}@example.com`
    const moved = await requestCorrection(browser, { kind: 'contact-email', becomes: address })
    expect(moved).toMatchObject({ status: 200, body: { was: artist.email, becomes: address } })
    await runMailJobs(artist.id)
    expect(listMailTo(address).length).toBeGreaterThan(0)
    expect(listMailTo(artist.email).at(-1)?.mail.text).toContain('Not you?')
    expect((await browser.get('/api/corrections/things')).body).toMatchObject({ bio: 'Plays the saw.', email: address })
    expect(await undo(browser, moved)).toMatchObject({ status: 200 })
    expect((await browser.get('/api/corrections/things')).body).toMatchObject({ email: artist.email })
  })

  test('change a Green Room post for its own artist only', async () => {
    const { artist, browser } = await createArtist()
    const form = new FormData()
    form.set('text', 'Helo to all of you')
    form.set('requestId', randomUUID())
    const posted = await browser.send('POST', `/api/green-room/${artist.id}/posts`, form)
    expect(posted.status).toBe(201)
    const change = { kind: 'green-room-post', subjectId: posted.body['id'], becomes: 'Hello to all of you' }
    expect((await requestCorrection((await createArtist()).browser, change)).status).toBe(404)
    const answer = await requestCorrection(browser, change)
    expect(answer).toMatchObject({ status: 200, body: { was: 'Helo to all of you', state: 'applied' } })
    const things = async () => (await browser.get('/api/corrections/things')).body['posts']
    expect(await things()).toMatchObject([{ text: 'Hello to all of you' }])
    await undo(browser, answer)
    expect(await things()).toMatchObject([{ text: 'Helo to all of you' }])
  })

  // Without `AND s.title = $3`, the undo overwrites the later title.
  test('cannot be undone after a later change', async () => {
    const { song, browser } = await createArtist()
    const first = await requestCorrection(browser, { kind: 'song-title', subjectId: song.id, becomes: 'Blue Velvet' })
    await requestCorrection(browser, { kind: 'song-title', subjectId: song.id, becomes: 'Blue velvet' })
    expect(await undo(browser, first)).toMatchObject({ status: 409, body: { error: 'changed-meanwhile' } })
    expect(await getTitle(song.id)).toBe('Blue velvet')
    expect((await listHistory(browser)).map(({ state }) => state)).toEqual(['applied', 'applied'])
  })

  // Without the time limit in undoUntil, this returns 200.
  test('cannot be undone after an hour', async () => {
    const { song, browser } = await createArtist()
    const answer = await requestCorrection(browser, { kind: 'song-title', subjectId: song.id, becomes: 'Blue Velvet' })
    await sql(db, `UPDATE corrections SET applied_at = now() - interval '61 minutes' WHERE id = $1`, [
      answer.body['id'],
    ])
    expect(await undo(browser, answer)).toMatchObject({ status: 409, body: { error: 'undo-too-late' } })
    expect(await getTitle(song.id)).toBe('Blue Velvet')
  })

  test('are undone once by ten simultaneous requests', async () => {
    const { song, browser } = await createArtist()
    const answer = await requestCorrection(browser, { kind: 'song-title', subjectId: song.id, becomes: 'Blue Velvet' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => undo(browser, answer)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
  })

  test.each([
    ['song-title', '', 422],
    ['song-title', ' \u200b ', 422],
    ['song-title', 'x'.repeat(201), 422],
    ['song-title', 'Blue Velvit', 409],
    ['price', 'free', 422],
    ['price', '0.98', 422],
    ['price', '-5', 422],
    ['price', '10000.01', 422],
    ['price', '1e3', 422],
    ['bio', 'x'.repeat(2001), 422],
    ['contact-email', 'nobody', 422],
    ['contact-email', 'a@example.com\r\nBcc: b@example.com', 422],
    ['horoscope', 'x', 400],
  ])('reject the %s %j', async (kind, becomes, status) => {
    const { song, browser } = await createArtist()
    const subjectId = kind === 'price' ? song.editionId : song.id
    expect((await requestCorrection(browser, { kind, subjectId, becomes })).status).toBe(status)
    expect(await listHistory(browser)).toEqual([])
  })

  test('reduce a title to one line and store formulas and tags as plain text', async () => {
    const { song, browser } = await createArtist('=Blue <b>Velvit</b>')
    await requestCorrection(browser, { kind: 'song-title', subjectId: song.id, becomes: '=Blue <b>\r\nVelvet</b>' })
    expect(await getTitle(song.id)).toBe('=Blue <b> Velvet</b>')
  })
})

describe('reviewed corrections', () => {
  test('apply a completely different title on approval', async () => {
    const { artist, song, browser } = await createArtist()
    const answer = await requestCorrection(browser, {
      kind: 'song-title',
      subjectId: song.id,
      becomes: 'Midnight Train',
    })
    expect(answer).toMatchObject({
      status: 202,
      body: { state: 'in-review', reviewNumber: expect.any(Number), decidedBy: expect.any(String), undoUntil: null },
    })
    expect(await getTitle(song.id)).toBe('Blue Velvit')
    await decide(answer, 'approve')
    expect(await getTitle(song.id)).toBe('Midnight Train')
    expect(await listHistory(browser)).toMatchObject([{ state: 'carried-out', note: 'Seen.' }])
    await runMailJobs(artist.id)
    expect(
      listMailTo(artist.email)
        .map(({ mail }) => mail.text)
        .join(),
    ).toMatch(/handed it over[^]*Seen\./)
  })

  test('catch a different title reached in small steps', async () => {
    const { song, browser } = await createArtist('Blue Velvet')
    const states = []
    for (const becomes of ['Blue Velvat', 'Blue Belvat', 'Blue Beavat']) {
      states.push((await requestCorrection(browser, { kind: 'song-title', subjectId: song.id, becomes })).body['state'])
    }
    // Comparing only with the previous title applies all three.
    expect(states).toEqual(['applied', 'applied', 'in-review'])
  })

  test('leave the value unchanged and mail the reason when declined', async () => {
    const { artist, song, browser } = await createArtist()
    const answer = await requestCorrection(browser, {
      kind: 'song-title',
      subjectId: song.id,
      becomes: 'Midnight Train',
    })
    await decide(answer, 'decline')
    expect(await getTitle(song.id)).toBe('Blue Velvit')
    expect(await listHistory(browser)).toMatchObject([{ state: 'declined', note: 'Seen.' }])
    await runMailJobs(artist.id)
    expect(listMailTo(artist.email).at(-1)?.mail.text).toContain('Seen.')
  })

  test('fail to approve after the value has changed, and stay open', async () => {
    const { song, browser } = await createArtist()
    const answer = await requestCorrection(browser, {
      kind: 'song-title',
      subjectId: song.id,
      becomes: 'Midnight Train',
    })
    await requestCorrection(browser, { kind: 'song-title', subjectId: song.id, becomes: 'Blue Velvet' })
    expect((await decide(answer, 'approve')).status).toBe(409)
    expect(await listHistory(browser)).toMatchObject([{ state: 'applied' }, { state: 'in-review' }])
  })

  // A later address also waits a day: backend/attacks/artist-account.test.ts.
  test('change the payment account only after that address confirms, not on approval', async () => {
    const { artist, browser } = await createArtist()
    const answer = await requestCorrection(browser, { kind: 'payment-account', becomes: 'elsewhere@example.com' })
    expect(answer).toMatchObject({ status: 202, body: { was: artist.paymentEmail, state: 'in-review' } })
    expect((await decide(answer, 'approve')).status).toBe(200)
    expect((await browser.get('/api/session')).body).toMatchObject({
      artist: { paypalEmail: artist.paymentEmail, pendingPaypalEmail: 'elsewhere@example.com' },
    })
  })

  test('replace an unredeemed Keymail code and keep its copy number', async () => {
    const { gKeyId, codes } = await createTestKeymails(2)
    const browser = await signInArtist(gKeyId)
    const answer = await requestCorrection(browser, {
      kind: 'keymail-code',
      subject: codes[1]?.toLowerCase(),
      becomes: 'Sent to the wrong person',
    })
    expect(answer).toMatchObject({ status: 202, body: { subject: codes[1] } })
    expect((await decide(answer, 'approve')).status).toBe(200)
    const rows = await sql<{ code: string; copy: number; state: string }>(
      db,
      'SELECT code, copy, state FROM keymails WHERE edition_id = (SELECT edition_id FROM keymails WHERE code = $1) ORDER BY copy, state',
      [codes[1]],
    )
    expect(rows).toMatchObject([
      { copy: 1, state: 'issued', code: codes[0] },
      { copy: 2, state: 'issued' },
      { copy: 2, state: 'void', code: codes[1] },
    ])
  })

  test('replace a G-Key and invalidate the old one', async () => {
    const { gKeyId, browser } = await createArtist()
    const answer = await requestCorrection(browser, { kind: 'g-key-id', becomes: 'It was lost on tour.' })
    expect((await decide(answer, 'approve')).status).toBe(200)
    expect((await new Browser().post('/api/validate-g-key', { gKeyId })).status).toBe(401)
  })

  test('leave revenue and documents to be changed by hand', async () => {
    const { browser } = await createArtist()
    for (const kind of ['revenue-history', 'copyright-documents']) {
      const answer = await requestCorrection(browser, { kind, becomes: 'One sale is missing.' })
      expect(answer.status).toBe(202)
      expect((await decide(answer, 'approve')).status).toBe(200)
    }
    expect((await listHistory(browser)).map(({ state }) => state)).toEqual(['carried-out', 'carried-out'])
  })
})

describe('authorization', () => {
  test('hides another artist’s song, edition, code and correction', async () => {
    const mine = await createArtist()
    const { browser } = await createArtist('Mine')
    const { codes } = await createTestKeymails(1)
    for (const body of [
      { kind: 'song-title', subjectId: mine.song.id, becomes: 'Blue Velvet' },
      { kind: 'price', subjectId: mine.song.editionId, becomes: '1.00' },
      { kind: 'keymail-code', subject: codes[0], becomes: 'x' },
      { kind: 'song-title', subjectId: randomUUID(), becomes: 'Blue Velvet' },
      { kind: 'song-title', becomes: 'Blue Velvet' },
    ]) {
      expect(await requestCorrection(browser, body)).toMatchObject({ status: 404, body: { error: 'subject-unknown' } })
    }
    const theirs = await requestCorrection(mine.browser, {
      kind: 'song-title',
      subjectId: mine.song.id,
      becomes: 'Blue Velvet',
    })
    expect((await undo(browser, theirs)).status).toBe(404)
    expect(await listHistory(browser)).toEqual([])
    expect(await getTitle(mine.song.id)).toBe('Blue Velvet')
  })

  test('leaves another artist’s price alone even where a proposal names it', async () => {
    const { song } = await createArtist()
    const thief = await createArtist('Mine')
    const change = { from: 750, to: 100 }
    const update = (editionId: string) =>
      runInTransaction((trx) => updateEditionPrice(trx, thief.artist.id, editionId, change))
    expect(await update(song.editionId)).toBe(false)
    expect(await update(thief.song.editionId)).toBe(true)
  })

  test('requires a session with a production G-Key', async () => {
    const { song } = await createArtist()
    expect(
      (await requestCorrection(new Browser(), { kind: 'song-title', subjectId: song.id, becomes: 'x' })).status,
    ).toBe(401)
    expect((await new Browser().get('/api/corrections')).status).toBe(401)
    expect((await new Browser().get('/api/corrections/things')).status).toBe(401)
    const tester = await signInArtist((await createTestArtist({ accountType: 'test' })).gKeyId)
    expect(await requestCorrection(tester, { kind: 'bio', becomes: 'x' })).toMatchObject({
      status: 403,
      body: { error: 'test-account' },
    })
    expect((await tester.get('/api/corrections')).status).toBe(200)
  })

  test('lets anyone report a mistake five times an hour, as a review', async () => {
    const report = (body: Record<string, unknown>) => new Browser().post('/api/corrections/wishes', body)
    expect((await report({ email: 'nobody', wish: 'x' })).status).toBe(400)
    expect((await report({ email: 'a@example.com', wish: '  ' })).status).toBe(400)
    const answer = await report({ email: 'a@example.com', wish: 'My name is misspelt.' })
    expect(answer).toMatchObject({ status: 202, body: { reviewNumber: expect.any(Number) } })
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => report({ email: 'a@example.com', wish: 'Again.' })),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  })
})

describe('the chat', () => {
  test('shows a request back, applies it after a yes, and undoes it, in Japanese', async () => {
    const { song, browser } = await createArtist()
    const shown = await sendChatMessage(browser, '私の曲は「Blue Velvit」ではなく「Blue Velvet」です')
    expect(shown.body).toMatchObject({ language: 'japanese', topic: 'correction-proposed' })
    expect(shown.body['response']).toMatch(/Blue Velvit.*Blue Velvet.*はい/)
    expect(await getTitle(song.id)).toBe('Blue Velvit')
    expect(await listHistory(browser)).toEqual([])
    expect((await sendChatMessage(browser, 'はい、お願いします')).body).toMatchObject({
      topic: 'correction-applied',
      language: 'japanese',
    })
    expect(await getTitle(song.id)).toBe('Blue Velvet')
    expect((await sendChatMessage(browser, '元に戻して')).body).toMatchObject({ topic: 'correction-undone' })
    expect(await getTitle(song.id)).toBe('Blue Velvit')
  })

  test('cancels the proposal on a no, and ignores a later yes', async () => {
    const { song, browser } = await createArtist()
    await sendChatMessage(browser, 'mein Lied heißt Blue Velvet, nicht Blue Velvit')
    expect((await sendChatMessage(browser, 'nein')).body).toMatchObject({ topic: 'correction-dropped' })
    expect(String((await sendChatMessage(browser, 'ja')).body['topic'])).not.toMatch(/^correction/)
    expect(await getTitle(song.id)).toBe('Blue Velvit')
  })

  test('ignores a yes after fifteen minutes', async () => {
    const { song, browser } = await createArtist()
    await sendChatMessage(browser, 'my song is called Blue Velvet not Blue Velvit')
    await sql(db, `UPDATE corrections SET created_at = now() - interval '16 minutes' WHERE subject_id = $1`, [song.id])
    await sendChatMessage(browser, 'yes')
    expect(await getTitle(song.id)).toBe('Blue Velvit')
  })

  test('applies a proposal once when two yeses arrive together', async () => {
    const { artist, browser } = await createArtist()
    await sendChatMessage(browser, 'my song is called Blue Velvet not Blue Velvit')
    await Promise.all([sendChatMessage(browser, 'yes'), sendChatMessage(browser, 'yes')])
    expect(await sql(db, 'SELECT state FROM corrections WHERE artist_id = $1', [artist.id])).toEqual([
      { state: 'applied' },
    ])
  })

  test('gives a reviewed correction a number', async () => {
    const { browser } = await createArtist()
    await sendChatMessage(browser, 'rename Blue Velvit to Midnight Train')
    const answer = await sendChatMessage(browser, 'yes please')
    expect(answer.body).toMatchObject({ topic: 'correction-in-review' })
    const [correction] = await listHistory(browser)
    expect(answer.body['response']).toContain(String(correction?.reviewNumber))
  })

  test('does not change another artist’s song', async () => {
    const theirs = await createArtist()
    const { browser } = await createArtist('Quiet Harbour')
    const answer = await sendChatMessage(browser, 'change the title “Blue Velvit” to “Blue Velvet”')
    expect(answer.body['topic']).not.toBe('correction-proposed')
    await sendChatMessage(browser, 'yes')
    expect(await getTitle(theirs.song.id)).toBe('Blue Velvit')
  })

  // Without isButtonRequired, the typed yes changes the price.
  test('changes a price only with the button under the shown proposal', async () => {
    const { browser } = await createArtist()
    const getPrice = async () => (await browser.get('/api/artist/songs')).body
    const shown = await sendChatMessage(browser, 'change the price of “Blue Velvit” to 9.50')
    expect(shown.body).toMatchObject({ topic: 'correction-proposed', choices: [{ confirms: expect.any(String) }, {}] })
    const [{ confirms } = { confirms: '' }] = shown.body['choices'] as { confirms: string }[]
    const typed = await sendChatMessage(browser, 'yes')
    expect(typed.body).toMatchObject({ topic: 'correction-proposed', choices: [{ confirms }, {}] })
    expect(await getPrice()).toMatchObject([{ price: 7.5 }])
    const press = (id: string) => browser.post('/api/godfrey/chat', { message: 'Yes', language: null, confirms: id })
    expect(String((await press(randomUUID())).body['topic'])).not.toBe('correction-applied')
    expect((await press(confirms)).body).toMatchObject({ topic: 'correction-applied' })
    expect(await getPrice()).toMatchObject([{ price: 9.5 }])
    expect(String((await press(confirms)).body['topic'])).not.toMatch(/^correction/)
  })

  // Without the open question of the last turn, the yes applies it.
  test('counts no yes for a proposal that the last answer did not show', async () => {
    const { song, browser } = await createArtist()
    await sendChatMessage(browser, 'my song is called Blue Velvet not Blue Velvit')
    await sendChatMessage(browser, 'What is a Keymail?')
    await sendChatMessage(browser, 'yes')
    expect(await getTitle(song.id)).toBe('Blue Velvit')
  })

  test('asks for a sign-in without a session, and explains the limits of an evaluation G-Key', async () => {
    expect((await sendChatMessage(new Browser(), 'my song is called Blue Velvet not Blue Velvit')).body).toMatchObject({
      topic: 'correction-sign-in',
      response: expect.stringContaining('/g-key-login'),
    })
    const { artist, gKeyId } = await createTestArtist({ accountType: 'test' })
    await createTestSong(artist, { title: 'Blue Velvit' })
    const tester = await signInArtist(gKeyId)
    expect((await sendChatMessage(tester, 'my song is called Blue Velvet not Blue Velvit')).body).toMatchObject({
      topic: 'correction-refused',
    })
  })
})

async function decide(answer: TestResponse, decision: 'approve' | 'decline'): Promise<TestResponse> {
  const [review] = await sql<{ id: string }>(db, 'SELECT id FROM reviews WHERE effect_key = $1', [
    `correction:${String(answer.body['id'])}`,
  ])
  return (await signInStaff()).post(`/api/admin/reviews/${review?.id}/decision`, { decision, note: 'Seen.' })
}
