import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestKeymails } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { redeemAsFan } from '#testing/builders/redemption'
import { EventSourceClient } from '#testing/clients/event-source-client'
import { ServerProcess, getFreePort } from '#testing/servers/server-process'
import { pollUntil } from '#testing/poll-until'
import type { Browser } from '#testing/clients/browser'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'
import type { Entry } from '#contract/green-room/entries'

startTestServer()

// Two web processes on one database: this one and a spawned one.
const port = await getFreePort()
const secondOrigin = `http://127.0.0.1:${port}`
const second = new ServerProcess('backend/main.ts', { PORT: String(port), LOG_LEVEL: 'silent' })

let room: string
let artist: Browser
let codes: string[]

beforeAll(async () => {
  second.start()
  const made = await createTestKeymails(7, 100)
  codes = made.codes
  room = `/api/green-room/${made.artist.id}`
  artist = await signInArtist(made.gKeyId)
  await pollUntil('second web process', 30, async () => (await fetch(`${secondOrigin}/readyz`)).ok)
})
afterAll(() => second.kill())

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
