import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestKeymails } from '#testing/builders/records'
import { redeemAsFan } from '#testing/builders/redemption'
import { Browser } from '#testing/clients/browser'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { startTestServer } from '#testing/servers/app-server'
import type { RoomNews } from './contract.ts'
import { listRoomNewsSql } from './list-room-news.ts'

startTestServer()

const listNews = async (who: Browser) => (await who.get('/api/room-news')).body as unknown as RoomNews[]

async function createRoom(fan: Browser) {
  const { artist, gKeyId, codes } = await createTestKeymails(2)
  const { refund } = await redeemAsFan(codes[0] ?? '', `${randomUUID()}@example.com`, fan)
  const room = `/api/green-room/${artist.id}`
  return { artistId: artist.id, artist: await signInArtist(gKeyId), room, refund, code: codes[1] ?? '' }
}

const post = (who: Browser, room: string, text: string) => {
  const form = new FormData()
  form.set('requestId', randomUUID())
  form.set('text', text)
  return who.send('POST', `${room}/posts`, form)
}
const sendMessage = (who: Browser, room: string, text: string, more: object = {}) =>
  who.post(`${room}/messages`, { text, requestId: randomUUID(), ...more })

test('news names each room once: what others wrote since it was last seen, rooms with something unseen first', async () => {
  const fan = new Browser()
  const first = await createRoom(fan)
  const second = await createRoom(fan)
  const { fan: other } = await redeemAsFan(first.code, 'another.holder@example.com')

  // Before the first visit everything is unseen, also what was written before the copy was bought.
  await post(first.artist, first.room, 'The bridge was written last. '.repeat(20))
  await sendMessage(other, first.room, 'Is anybody here?')
  await sendMessage(other, first.room, 'Between the two of us', { place: 'thread' })
  const news = await listNews(fan)
  expect(news.map(({ artistId }) => artistId)).toEqual([first.artistId, second.artistId])
  expect(news[0]).toMatchObject({ access: 'fan', unseen: { wall: 1, chat: 1, thread: 0 }, post: { byArtist: true } })
  expect(news[0]?.post?.text).toHaveLength(240)
  expect(news[1]).toMatchObject({ unseen: { wall: 0, chat: 0, thread: 0 }, post: null })

  // Own entries are no news.
  await sendMessage(fan, first.room, 'Me too')
  await post(fan, second.room, 'Found it in a box of records')
  expect((await listNews(fan))[0]?.unseen).toEqual({ wall: 1, chat: 1, thread: 0 })
  expect((await listNews(fan))[1]?.post).toBeNull()

  const { lastChange } = (await fan.get(first.room)).body as { lastChange: number }
  for (const place of ['wall', 'chat']) await fan.send('PUT', `${first.room}/seen`, { place, change: lastChange })
  await post(second.artist, second.room, 'Rehearsal on Friday')
  const later = await listNews(fan)
  expect(later.map(({ artistId }) => artistId)).toEqual([second.artistId, first.artistId])
  expect(later[0]).toMatchObject({ unseen: { wall: 1 }, post: { text: 'Rehearsal on Friday' } })
  expect(later[1]).toMatchObject({ unseen: { wall: 0, chat: 0 } })

  // The artist gets what holders wrote, in private, too.
  expect(await listNews(first.artist)).toMatchObject([
    { artistId: first.artistId, access: 'artist', unseen: { wall: 0, chat: 2, thread: 1 }, post: null },
  ])
})

test('news ends with the copy, and is nobody else’s', async () => {
  const fan = new Browser()
  const { artist, room, refund } = await createRoom(fan)
  await post(artist, room, 'For holders only')
  expect(JSON.stringify(await listNews(fan))).toContain('For holders only')
  expect((await new Browser().get('/api/room-news')).status).toBe(401)
  const stranger = new Browser()
  await createRoom(stranger)
  expect(JSON.stringify(await listNews(stranger))).not.toContain('For holders only')
  await refund()
  expect(await listNews(fan)).toEqual([])
})

test('an artist’s news are found without reading the posts the artist wrote', async () => {
  const fan = new Browser()
  const { artistId, artist, room } = await createRoom(fan)
  await post(fan, room, 'From a holder')
  await sql(
    db,
    `INSERT INTO green_room_entries (artist_id, made, change, kind, text, request_id)
     SELECT $1, n, n, 'post', 'x', gen_random_uuid() FROM generate_series(1000, 11000) n`,
    [artistId],
  )
  await sql(db, 'UPDATE green_rooms SET last_change = 11000 WHERE artist_id = $1', [artistId])
  await sql(db, 'VACUUM ANALYZE green_room_entries')
  const [plan] = await sql<{ 'QUERY PLAN': [{ Plan: Record<'Shared Hit Blocks' | 'Shared Read Blocks', number> }] }>(
    db,
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${listRoomNewsSql}`,
    [[], artistId],
  )
  const blocks = plan?.['QUERY PLAN'][0].Plan
  expect((blocks?.['Shared Hit Blocks'] ?? 0) + (blocks?.['Shared Read Blocks'] ?? 0)).toBeLessThan(100)
  expect(await listNews(artist)).toMatchObject([{ post: { text: 'From a holder' } }])
})
