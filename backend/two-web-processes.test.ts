import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Entry } from '#contract/green-room/entries'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { declineApplication } from '#module/applications/decision'
import { enqueuePaidApplications } from '#module/applications/payment'
import { verifyApplication } from '#module/copyright/checks'
import { issueNextKeymails } from '#module/keymails/issuing'
import { buildWav } from '#testing/builders/media'
import { createTestArtist, createTestKeymails, createTestSong } from '#testing/builders/records'
import { redeemAsFan } from '#testing/builders/redemption'
import { Browser } from '#testing/clients/browser'
import { EventSourceClient } from '#testing/clients/event-source-client'
import { approveAtPaypal } from '#testing/clients/paypal'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { signInStaff } from '#testing/clients/sign-in-staff'
import { pollUntil } from '#testing/poll-until'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'
import { listMailTo, parseLinkToken, startTestMailbox } from '#testing/servers/mailbox'
import { getFreePort, ServerProcess } from '#testing/servers/server-process'
import { purgeUnconfirmedApplications } from './applications/purge-unconfirmed-applications.ts'
import { sendApplicationLinkEmail } from './applications/link/send-application-link-email.ts'

startTestServer()
startTestMailbox()
beforeEach(resetRateLimits)

// Two web processes on one database: this one and a spawned one.
const port = await getFreePort()
const secondOrigin = `http://127.0.0.1:${port}`
const second = new ServerProcess('backend/main.ts', { PORT: String(port), LOG_LEVEL: 'silent' })
beforeAll(async () => {
  second.start()
  await pollUntil('second web process', 90, async () => (await fetch(`${secondOrigin}/readyz`)).ok)
})
afterAll(() => second.kill())

describe('The stream of a room', () => {
  let room: string
  let artist: Browser
  let codes: string[]

  beforeAll(async () => {
    const made = await createTestKeymails(7, 100)
    codes = made.codes
    room = `/api/green-room/${made.artist.id}`
    artist = await signInArtist(made.gKeyId)
  })

  const openStream = (who: Browser, origin: string, headers = {}, query = '') =>
    EventSourceClient.open(`${origin}${room}/stream${query}`, { cookie: who.cookie, ...headers })
  const sendMessage = (who: Browser, text: string, more = {}) =>
    who.post(`${room}/messages`, { text, requestId: randomUUID(), ...more })
  const getTexts = (listener: EventSourceClient) =>
    listener.events.flatMap(({ data }) => (data['is'] === 'entry' ? [(data['entry'] as Entry).text] : []))

  test('streams messages, edits and deletions across web processes, in order', async () => {
    const { fan } = await redeemAsFan(codes[0] ?? '', 'live@example.com')
    const here = await openStream(fan, getServerOrigin())
    const there = await openStream(fan, secondOrigin)
    const first = (await sendMessage(artist, 'one')).body as unknown as Entry
    await sendMessage(fan, 'two')
    // Sent through the other process by the same browser.
    const answer = await fetch(`${secondOrigin}${room}/messages`, {
      method: 'POST',
      headers: { cookie: fan.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'three', requestId: randomUUID() }),
    })
    expect(answer.status).toBe(201)
    for (const listener of [here, there]) await expect.poll(() => getTexts(listener)).toEqual(['one', 'two', 'three'])
    await artist.send('PATCH', `${room}/entries/${first.id}`, { text: 'one, better' })
    await artist.send('DELETE', `${room}/entries/${first.id}`)
    for (const listener of [here, there]) {
      await expect
        .poll(() => listener.events.at(-1)?.data)
        .toEqual({ is: 'removed', id: first.id, place: 'chat', thread: null })
    }
    // Resuming after the first event yields the rest in its current state, and nothing else.
    const id = here.events[0]?.id
    const back = await openStream(fan, secondOrigin, { 'last-event-id': String(id) })
    await expect.poll(() => getTexts(back)).toEqual(['two', 'three'])
    for (const listener of [here, there, back]) listener.close()
  })

  test('delivers thread messages to the holder and the artist only', async () => {
    const [{ fan: ana }, { fan: bo }] = await Promise.all([
      redeemAsFan(codes[1] ?? '', 'a@example.com'),
      redeemAsFan(codes[2] ?? '', 'b@example.com'),
    ])
    const [atAna, atBo, atArtist] = await Promise.all([
      openStream(ana, secondOrigin, {}, '?after=999999'),
      openStream(bo, secondOrigin),
      openStream(artist, secondOrigin),
    ])
    await sendMessage(ana, 'only us', { place: 'thread' })
    await sendMessage(ana, 'all of us')
    await expect.poll(() => getTexts(atArtist)).toEqual(expect.arrayContaining(['only us', 'all of us']))
    await expect.poll(() => getTexts(atBo)).toContain('all of us')
    // Fails without isThreadVisible.
    expect(getTexts(atBo)).not.toContain('only us')
    for (const listener of [atAna, atBo, atArtist]) listener.close()
  })

  test('a refund ends the fan’s streams at every process before the next message', async () => {
    const { fan, refund } = await redeemAsFan(codes[3] ?? '', 'refunded@example.com')
    const streams = [await openStream(fan, getServerOrigin()), await openStream(fan, secondOrigin)]
    await sendMessage(artist, 'before')
    for (const stream of streams) await expect.poll(() => getTexts(stream)).toContain('before')
    await refund()
    await sendMessage(artist, 'after')
    // Without the trigger keymails_tell_green_room the streams still receive 'after'.
    for (const stream of streams) {
      await expect.poll(() => stream.ended).toBe(true)
      expect(stream.events.at(-1)).toMatchObject({ event: 'ended', data: { error: 'not-a-holder' } })
      expect(getTexts(stream)).not.toContain('after')
    }
  })

  test('signing out in one tab ends the streams of all tabs', async () => {
    const { fan } = await redeemAsFan(codes[4] ?? '', 'leaving@example.com')
    const streams = [await openStream(fan, getServerOrigin()), await openStream(fan, secondOrigin)]
    await fan.send('DELETE', '/api/session')
    for (const stream of streams) await expect.poll(() => stream.ended).toBe(true)
  })

  test('only the muted member and the artist learn of the muting', async () => {
    const { fan } = await redeemAsFan(codes[5] ?? '', 'muted@example.com')
    const { fan: other } = await redeemAsFan((await issueCodes()) ?? '', 'other@example.com')
    const { author } = (await sendMessage(fan, 'x')).body as unknown as Entry
    const [own, foreign] = [await openStream(fan, secondOrigin), await openStream(other, secondOrigin)]
    await artist.send('PUT', `${room}/members/${author.memberId}/muted`, { muted: true })
    const heardBy = (listener: EventSourceClient) =>
      listener.events.filter(({ data }) => data['is'] === 'member').map(({ data }) => data['member'])
    await expect.poll(() => heardBy(own)).toMatchObject([{ id: author.memberId, muted: true }])
    await expect.poll(() => heardBy(foreign)).toMatchObject([{ id: author.memberId, muted: null }])
    own.close()
    foreign.close()
  })

  test('listeners of a room who read different languages hear of the same member in theirs', async () => {
    const { fan } = await redeemAsFan(codes[6] ?? '', 'reader@example.com')
    const chosen = { 'accept-language': 'en', cookie: `${fan.cookie}; tm_language=ja` }
    const [japanese, german] = await Promise.all([
      openStream(fan, secondOrigin, chosen),
      openStream(artist, secondOrigin, { 'accept-language': 'de' }),
    ])
    const { author } = (await sendMessage(fan, 'in which language?')).body as unknown as Entry
    await artist.send('PUT', `${room}/members/${author.memberId}/muted`, { muted: true })
    const listNames = ({ events }: EventSourceClient) =>
      events.flatMap(({ data }) => {
        if (data['is'] === 'member') return [data['member'] as { id: string; name: string }]
        const { text, author: writer } = (data['entry'] ?? {}) as Partial<Entry>
        return text === 'in which language?' ? [{ id: writer?.memberId, name: writer?.name }] : []
      })
    for (const [listener, name] of [
      [japanese, /^「.+」No\.\u00a0\d+の所有者$/],
      [german, /^Besitzer von „.+“ Nr\.\u00a0\d+$/],
    ] as const) {
      const named = { name: expect.stringMatching(name) as string }
      await expect
        .poll(() => listNames(listener).filter(({ id }) => id === author.memberId))
        .toMatchObject([named, named])
      listener.close()
    }
  })

  async function issueCodes(): Promise<string | undefined> {
    const [edition] = (await artist.get('/api/artist/editions')).body as unknown as { id: string }[]
    const issued = await artist.post('/api/keymails', { editionId: edition?.id, count: 1 })
    return (issued.body['keymails'] as { code: string }[] | undefined)?.[0]?.code
  }
})

describe('The stream of an application', () => {
  const PDF = '%PDF-1.7 a registration'

  async function createSubmitted(email: string) {
    const form = new FormData()
    const fields = { fullName: 'Ada', email, artistName: 'Ada Live', copyrightDetails: 'PA 2-345-678' }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    for (const box of ['termsAccepted', 'ageConfirmed', 'copyrightConfirmed']) form.set(box, 'true')
    const answer = await new Browser().send('POST', '/api/g-key-applications', form)
    const trackingNumber = String(answer.body['trackingNumber'])
    const [row] = await sql<{ id: string }>(db, 'SELECT id FROM g_key_applications WHERE tracking_number = $1', [
      trackingNumber,
    ])
    return { trackingNumber, id: row?.id ?? '', path: `/api/g-key-applications/${trackingNumber}` }
  }

  async function confirm(id: string, email: string): Promise<void> {
    await sendApplicationLinkEmail({ applicationId: id })
    const mail = listMailTo(email).at(-1)
    const answer = await new Browser().post('/api/g-key-applications/confirm', {
      token: mail ? parseLinkToken(mail) : '',
    })
    expect(answer.status).toBe(200)
  }

  const follow = (origin: string, path: string, headers = {}) =>
    EventSourceClient.open(`${origin}${path}/stream`, headers)
  const listStates = (listener: EventSourceClient) => listener.events.map(({ data }) => data['state'])

  // Without the trigger g_key_applications_tell, nothing arrives after 'submitted'.
  test('streams every state change to every web process, whichever process makes it', async () => {
    const { id, trackingNumber, path } = await createSubmitted('live@example.com')
    const listeners = [await follow(getServerOrigin(), path), await follow(secondOrigin, path.toLowerCase())]
    await confirm(id, 'live@example.com')
    for (const listener of listeners) await expect.poll(() => listStates(listener)).toEqual(['submitted', 'confirmed'])

    const browser = new Browser()
    const order = await browser.post('/paypal/order', {
      amount: '50.00',
      currency: 'USD',
      intent: 'CAPTURE',
      purpose: 'g-key',
      reference: trackingNumber,
    })
    const orderId = String(order.body['id'])
    await approveAtPaypal(orderId, 'payer@example.com')
    expect((await browser.post(`/paypal/order/${orderId}/capture`)).status).toBe(200)
    for (const listener of listeners) await expect.poll(() => listStates(listener).at(-1)).toBe('paid')
    await enqueuePaidApplications()
    for (const listener of listeners) await expect.poll(() => listStates(listener).at(-1)).toBe('verifying')
    await verifyApplication({ applicationId: id })
    for (const listener of listeners) await expect.poll(() => listStates(listener).at(-1)).toBe('in-review')
    await runInTransaction((trx) => declineApplication(trx, id, 'The registration names somebody else.'))
    const told = (await new Browser().get(path)).body
    for (const listener of listeners) {
      await expect.poll(() => listener.events.at(-1)?.data).toEqual(told)
      // One step may change the row more than once, but no state is sent again after a later one.
      const heard = listStates(listener).filter((state, n, all) => state !== all[n - 1])
      expect(heard).toEqual(['submitted', 'confirmed', 'paid', 'verifying', 'in-review', 'declined'])
      expect(JSON.stringify(listener.events)).not.toMatch(/live@example|payer@example|PA 2-345/)
    }
    // A client that reconnects gets the current state once.
    const seen = listeners[0]?.events.find(({ data }) => data['state'] === 'confirmed')?.id
    const back = await follow(secondOrigin, path, { 'last-event-id': String(seen) })
    await expect.poll(() => listStates(back)).toEqual(['declined'])
    for (const listener of [...listeners, back]) listener.close()
  })

  test('streams the document count when a document is added through another process', async () => {
    const { path } = await createSubmitted('papers@example.com')
    const listener = await follow(secondOrigin, path)
    // What is streamed first is read a moment after the stream is open.
    await expect.poll(() => listener.events.length).toBe(1)
    const form = new FormData()
    form.set('copyrightDocument', new Blob([PDF], { type: 'application/pdf' }), 'more.pdf')
    expect((await new Browser().send('POST', `${path}/documents`, form)).status).toBe(201)
    await expect.poll(() => listener.events.map(({ data }) => data['documents'])).toEqual([0, 1])
    listener.close()
  })

  test('ends the stream with the reason when the application is deleted', async () => {
    const { id, path } = await createSubmitted('forgotten@example.com')
    const listener = await follow(secondOrigin, path)
    await expect.poll(() => listStates(listener)).toEqual(['submitted'])
    await sql(db, `UPDATE g_key_applications SET link_asked_at = now() - interval '8 days' WHERE id = $1`, [id])
    await purgeUnconfirmedApplications()
    await expect.poll(() => listener.ended).toBe(true)
    expect(listener.events.at(-1)).toMatchObject({ event: 'ended', data: { error: 'application-unknown' } })
  })

  test('counts an unknown number as a failed attempt, and allows four streams per application', async () => {
    const path = '/api/g-key-applications/TM-20200101-AAAAAAAA/stream'
    const answers = []
    for (let n = 0; n < 21; n++) answers.push((await new Browser().get(path)).status)
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 404), 429])

    await resetRateLimits()
    const mine = await createSubmitted('many@example.com')
    const four = await Promise.all([1, 2, 3, 4].map(() => follow(getServerOrigin(), mine.path)))
    expect(four.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await follow(getServerOrigin(), mine.path)).status).toBe(429)
    // A client without a stream can still poll.
    expect((await new Browser().get(mine.path)).status).toBe(200)
    for (const listener of four) listener.close()
  })
})

/** A checked right is remembered for a minute where nobody ends it. */
const BEFORE_FORGOTTEN = { timeout: 40_000 }

describe('In every web process, playing ends with', () => {
  let long: Awaited<ReturnType<typeof createLongSong>>
  // Many megabytes: stored once. Each test has its own listener, whose right alone it ends.
  beforeAll(async () => {
    long = await createLongSong()
  })

  // More than the buffers between two sockets hold, 32 MB and 4 where memory allows, so that a client which stops reading stops the server.
  const audio = Buffer.concat([buildWav(), Buffer.alloc(64 * 1024 * 1024)])

  async function createLongSong() {
    const { artist, gKeyId } = await createTestArtist()
    const song = await createTestSong(artist, { audio })
    const keymails = await issueNextKeymails(artist.id, { editionId: song.editionId, count: 2 })
    return { artist, gKeyId, songId: song.id, codes: keymails.map(({ code }) => code) }
  }

  const play = (songId: string, { cookie }: Browser, range?: string) =>
    fetch(`${secondOrigin}/api/songs/${songId}/audio`, { headers: { cookie, ...(range ? { range } : {}) } })

  /** Starts to play in the second process, ends the right through the first one; nothing more may come. */
  async function expectToEnd(songId: string, listener: Browser, endRight: () => Promise<unknown>, refusal: number) {
    const running = await play(songId, listener)
    const reader = running.body?.getReader()
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0)
    expect((await play(songId, listener, 'bytes=0-99')).status).toBe(206)
    expect((await play(songId, listener, 'bytes=100-199')).status).toBe(206)
    await endRight()
    // Answers 206 for a minute if a checked right is remembered regardless. Later ranges are answered before Koa (0290).
    await expect
      .poll(async () => (await play(songId, listener, 'bytes=100-199')).status, BEFORE_FORGOTTEN)
      .toBe(refusal)
    expect((await play(songId, listener, 'bytes=0-99')).status).toBe(refusal)
    let rest = 0
    await expect(async () => {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) rest += part.value.length
    }).rejects.toThrow()
    expect(rest).toBeLessThan(audio.length - 1024 * 1024)
  }

  test('a sign-out', async () => {
    const artist = await signInArtist(long.gKeyId)
    await expectToEnd(
      long.songId,
      artist,
      () => fetch(`${getServerOrigin()}/api/session`, { method: 'DELETE', headers: { cookie: artist.cookie } }),
      401,
    )
  })

  test('a full refund', async () => {
    const { fan, refund } = await redeemAsFan(long.codes[0] ?? '', 'refunded@example.com')
    await expectToEnd(long.songId, fan, refund, 403)
  })

  test('a new session id for whoever has the old one, while the browser plays on', async () => {
    const { songId } = long
    const { codes } = await createTestKeymails(1)
    const { fan } = await redeemAsFan(long.codes[1] ?? '', 'plays.on@example.com')
    const thief = Object.assign(new Browser(), { cookie: fan.cookie })
    const running = await play(songId, fan)
    expect((await play(songId, thief, 'bytes=0-99')).status).toBe(206)
    await redeemAsFan(codes[0] ?? '', 'plays.on.too@example.com', fan)
    await expect.poll(async () => (await play(songId, thief, 'bytes=0-99')).status, BEFORE_FORGOTTEN).toBe(403)
    expect((await running.arrayBuffer()).byteLength).toBe(audio.length)
    expect((await play(songId, fan, 'bytes=0-99')).status).toBe(206)
  })

  // The last one: nobody may play the song afterwards.
  test('the artist’s suspension', async () => {
    const { songId, gKeyId, artist } = long
    const admin = await signInStaff()
    const suspend = () => admin.post(`/api/admin/artists/${artist.id}/suspend`, { reason: 'The songs are not theirs.' })
    await expectToEnd(songId, await signInArtist(gKeyId), suspend, 403)
  })
})
