import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Trx, db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { createTestSong, createTestArtist, createTestKeymails } from '#testing/builders/records'
import { buildBlankPng, buildWav } from '#testing/builders/media'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { redeemAsFan } from '#testing/builders/redemption'
import { type TestResponse, Browser } from '#testing/clients/browser'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'
import type { Entry } from '#contract/green-room/entries'
import type { RoomState } from './contract.ts'
import { detectRoomMismatches } from './detect-room-mismatches.ts'
import { deleteArtistEntries } from './deletion/delete-entries.ts'
import { getRoomSql } from './get-room.ts'
import { listHeldSongsSql } from './list-rooms.ts'

startTestServer()

let room: string
let artist: Browser
let ana: Browser
let bo: Browser
/** The name of `ana` until she chooses one. */
let unchosen: string
let other: { room: string; artist: Browser; fan: Browser }
let tester: { room: string; artist: Browser }

beforeAll(async () => {
  const mine = await createTestKeymails(4, 100)
  unchosen = `Holder of “${await getTitle(mine.song.editionId)}” No.\u00a01`
  room = `/api/green-room/${mine.artist.id}`
  artist = await signInArtist(mine.gKeyId)
  ana = (await redeemAsFan(mine.codes[0] ?? '', 'ana.legal@example.com')).fan
  bo = (await redeemAsFan(mine.codes[1] ?? '', 'bo@example.com')).fan
  const theirs = await createTestKeymails(1)
  other = {
    room: `/api/green-room/${theirs.artist.id}`,
    artist: await signInArtist(theirs.gKeyId),
    fan: (await redeemAsFan(theirs.codes[0] ?? '', 'elsewhere@example.com')).fan,
  }
  const test = await createTestArtist({ accountType: 'test', paymentEmail: null })
  tester = { room: `/api/green-room/${test.artist.id}`, artist: await signInArtist(test.gKeyId) }
})

beforeEach(resetRateLimits)

const sendMessage = (who: Browser, text: string, more: Record<string, unknown> = {}) =>
  who.post(`${room}/messages`, { text, requestId: randomUUID(), ...more })

function buildPostForm(
  fields: Record<string, string>,
  files: Record<string, [Buffer | string, string, string?]> = {},
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ requestId: randomUUID(), ...fields })) form.set(name, value)
  for (const [name, [bytes, fileName, type = 'image/jpeg']] of Object.entries(files)) {
    form.set(name, new Blob([new Uint8Array(Buffer.from(bytes))], { type }), fileName)
  }
  return form
}

const createPost = (who: Browser, fields: Record<string, string>, files?: Parameters<typeof buildPostForm>[1]) =>
  who.send('POST', `${room}/posts`, buildPostForm(fields, files))
const getEntry = (answer: TestResponse) => answer.body as unknown as Entry
const listEntries = async (who: Browser, query: string) =>
  ((await who.get(`${room}/entries?${query}`)).body as { entries: Entry[] }).entries
const getRoom = async (who: Browser) => (await who.get(room)).body as unknown as RoomState
/** The song's title, which is that of its edition. */
async function getTitle(editionId: string): Promise<string> {
  const [edition] = await sql<{ title: string }>(db, 'SELECT title FROM editions WHERE id = $1', [editionId])
  return edition?.title ?? ''
}

const getTexts = (entries: Entry[]) => entries.map(({ text }) => text)

/** A photo as phones take it: rotated by EXIF orientation, with private metadata. */
const createPhotoFile = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#884422' } })
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

describe('access', () => {
  // Fails if ensureMembers ignores the fan ids: other.fan gets 200.
  test.each(['', '/entries?place=wall', '/entries?place=chat', '/stream'])(
    'only the artist and holders can read: GET %s',
    async (path) => {
      if (path !== '/stream') {
        for (const guest of [artist, ana]) expect((await guest.get(room + path)).status).toBe(200)
      }
      expect((await new Browser().get(room + path)).status).toBe(401)
      for (const stranger of [other.artist, other.fan, tester.artist]) {
        expect(await stranger.get(room + path)).toMatchObject({ status: 403, body: { error: 'not-a-holder' } })
      }
    },
  )

  test('outsiders cannot write through any call', async () => {
    const own = getEntry(await sendMessage(ana, 'mine'))
    const calls: [string, string, unknown][] = [
      ['POST', '/messages', { text: 'x', requestId: randomUUID() }],
      ['POST', '/posts', buildPostForm({ text: 'x' })],
      ['PATCH', `/entries/${own.id}`, { text: 'x' }],
      ['DELETE', `/entries/${own.id}`, undefined],
      ['PUT', '/name', { displayName: 'Somebody' }],
      ['PUT', '/seen', { place: 'wall', change: 1 }],
      ['GET', '/members', undefined],
      ['PUT', `/members/${own.author.memberId}/muted`, { muted: true }],
    ]
    for (const [method, path, body] of calls) {
      expect((await new Browser().send(method, room + path, body)).status).toBe(401)
      for (const stranger of [other.artist, other.fan]) {
        expect((await stranger.send(method, room + path, body)).status).toBe(403)
        // The same ids, addressed through the stranger's own room.
        if (path.includes(own.id)) {
          expect((await stranger.send(method, other.room + path, body)).status).toBe(404)
        }
      }
    }
    expect(getTexts(await listEntries(ana, 'place=chat'))).toContain('mine')
  })

  test('a holder cannot use the artist’s calls', async () => {
    const { author } = getEntry(await sendMessage(bo, 'hello'))
    for (const [method, path, body] of [
      ['GET', '/members', undefined],
      ['PUT', `/members/${author.memberId}/muted`, { muted: true }],
    ] as const) {
      expect(await ana.send(method, room + path, body)).toMatchObject({ status: 403, body: { error: 'artist-only' } })
    }
    expect(await createPost(ana, { kind: 'story', text: 'not my song' })).toMatchObject({
      status: 403,
      body: { error: 'artist-only' },
    })
  })

  test('an evaluation G-Key can read its room but not write', async () => {
    const { body } = await tester.artist.get(tester.room)
    expect(body).toMatchObject({ me: { access: 'artist', mayWrite: false } })
    const refused = { status: 403, body: { error: 'test-account' } }
    expect(await tester.artist.post(`${tester.room}/messages`, { text: 'x', requestId: randomUUID() })).toMatchObject(
      refused,
    )
    expect(await tester.artist.send('POST', `${tester.room}/posts`, buildPostForm({ text: 'x' }))).toMatchObject(
      refused,
    )
  })

  test('invalid room ids are rejected', async () => {
    for (const id of ['nothing', '00000000-0000-0000-0000-00000000000g', randomUUID(), '%00']) {
      expect((await ana.get(`/api/green-room/${id}`)).status).toBeOneOf([400, 404])
    }
  })
})

describe('display names', () => {
  test('show the copy number until the holder chooses a name, never the payer', async () => {
    const said = getEntry(await sendMessage(ana, 'who am I'))
    expect(said.author.name).toBe(unchosen)
    const everything = JSON.stringify([
      await bo.get(room),
      await bo.get(`${room}/entries?place=chat`),
      await artist.get(`${room}/members`),
    ])
    expect(everything).not.toMatch(/ana\.legal|@example\.com|Fan Example/)
    expect((await ana.send('PUT', `${room}/name`, { displayName: '  Ana   of the\u202E hills ' })).body).toMatchObject({
      name: 'Ana of the hills',
    })
    expect((await listEntries(bo, 'place=chat')).find(({ id }) => id === said.id)?.author.name).toBe('Ana of the hills')
    expect((await ana.send('PUT', `${room}/name`, { displayName: '' })).body).toMatchObject({
      name: unchosen,
    })
  })

  test('that nobody chose are read in each reader’s language', async () => {
    const title = unchosen.split(/[“”]/)[1]
    const said = getEntry(await sendMessage(ana, 'who am I in your language'))
    const names = await Promise.all(
      ['de', 'ja', 'en'].map(async (language) => {
        const headers = { 'accept-language': language }
        const listed = (await bo.get(`${room}/entries?place=chat`, headers)).body as unknown as { entries: Entry[] }
        const members = (await artist.get(`${room}/members`, headers)).body as unknown as { id: string; name: string }[]
        return [
          ((await ana.get(room, headers)).body as unknown as RoomState).me.name,
          listed.entries.find(({ id }) => id === said.id)?.author.name,
          members.find(({ id }) => id === said.author.memberId)?.name,
          (await ana.send('PUT', `${room}/name`, { displayName: '' }, headers)).body['name'],
        ]
      }),
    )
    expect(names).toEqual(
      [`Besitzer von „${title}“ Nr.\u00a01`, `「${title}」No.\u00a01の所有者`, unchosen].map((name) =>
        Array(4).fill(name),
      ),
    )
  })

  test('cannot imitate the artist or another member', async () => {
    const { artistName } = await getRoom(ana)
    await bo.send('PUT', `${room}/name`, { displayName: 'Bo-Étienne' })
    for (const displayName of [
      'bo etienne',
      'BOÉTIENNE',
      artistName.toUpperCase(),
      'Holder of “Anything” No. 2',
      'Besitzer von „Alles“',
      '「何でも」No. 2の所有者',
      '前持有者',
    ]) {
      expect(await ana.send('PUT', `${room}/name`, { displayName })).toMatchObject({
        status: 409,
        body: { error: 'name-taken' },
      })
    }
    for (const displayName of ['!', '   .', 'x'.repeat(41), '\u200B\u200B\u200B']) {
      const answer = await ana.send('PUT', `${room}/name`, { displayName })
      if (displayName.startsWith('\u200B')) expect(answer.body).toMatchObject({ name: unchosen })
      else expect(answer.status).toBe(422)
    }
  })
})

describe('messages', () => {
  test('are stored as plain text without control characters', async () => {
    const text = '<script>alert(1)</script> {{x}} \u0007\u202E=cmd|x\n\n\n\n\nend'
    const { status, body } = await sendMessage(ana, text)
    expect(status).toBe(201)
    expect(body['text']).toBe('<script>alert(1)</script> {{x}} =cmd|x\n\nend')
  })

  test('that are empty or too long are rejected', async () => {
    expect(await sendMessage(ana, ' \n ')).toMatchObject({ status: 400, body: { error: 'nothing-said' } })
    expect((await sendMessage(ana, 'x'.repeat(2_001))).status).toBe(400)
    expect((await sendMessage(ana, 'x'.repeat(2_000))).status).toBe(201)
    expect((await ana.post(`${room}/messages`, { text: 'no request id' })).status).toBe(400)
  })

  test('sent ten times at once under one request id are stored once', async () => {
    const requestId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendMessage(ana, 'once', { requestId })))
    expect(new Set(answers.map((answer) => getEntry(answer).id)).size).toBe(1)
    expect((await listEntries(bo, 'place=chat')).filter((entry) => entry.requestId === requestId)).toHaveLength(1)
    // Reusing somebody else's request id reveals nothing. Without isOwnEntry in getEntryByRequestId this returns 201
    // with ana's text.
    expect((await sendMessage(bo, 'mine now', { requestId })).status).toBe(403)
  })

  test('in a thread are visible to its holder and the artist only', async () => {
    const said = getEntry(await sendMessage(ana, 'for your eyes', { place: 'thread' }))
    expect(said).toMatchObject({ place: 'thread', thread: said.author.memberId })
    const member = said.thread ?? ''
    expect(getTexts(await listEntries(artist, `place=thread&member=${member}`))).toEqual(['for your eyes'])
    await sendMessage(artist, 'and mine', { place: 'thread', member })
    expect(getTexts(await listEntries(ana, 'place=thread'))).toEqual(['and mine', 'for your eyes'])
    // Fails if getThreadId accepts `member` from holders: bo can read it.
    expect(await bo.get(`${room}/entries?place=thread&member=${member}`)).toMatchObject({ status: 404 })
    expect((await sendMessage(bo, 'I too', { place: 'thread', member })).status).toBe(404)
    expect(getTexts(await listEntries(bo, 'place=thread'))).toEqual([])
    expect(getTexts(await listEntries(bo, 'place=chat'))).not.toContain('for your eyes')
    // A member of another room is unknown here.
    const elsewhere = getEntry(
      await other.fan.post(`${other.room}/messages`, { text: 'x', place: 'thread', requestId: randomUUID() }),
    )
    expect((await sendMessage(artist, 'x', { place: 'thread', member: elsewhere.thread ?? '' })).status).toBe(404)
    const [listed] = (await artist.get(`${room}/members`)).body as unknown as { id: string; lastMessage: unknown }[]
    expect(listed).toMatchObject({ id: member, lastMessage: { text: 'and mine', mine: true } })
  })

  test('are limited per minute and member', async () => {
    const answers: TestResponse[] = []
    for (let i = 0; i < 31; i++) answers.push(await sendMessage(bo, `word ${i}`))
    expect(answers.at(-1)).toMatchObject({ status: 429 })
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(30)
    expect((await sendMessage(ana, 'others may')).status).toBe(201)
  })
})

describe('posts', () => {
  test('store photos upright, in web sizes and without metadata', async () => {
    const original = await createPhotoFile()
    expect(original.includes('SECRET-PLACE')).toBe(true)
    const answer = await createPost(ana, { text: 'look' }, { photo1: [original, '../../etc/passwd'] })
    expect(answer.status).toBe(201)
    const [photo] = getEntry(answer).photos
    expect(photo).toMatchObject({ width: 800, height: 1200 })
    const show = (who: Browser, url = photo?.url ?? '') =>
      fetch(getServerOrigin() + url, { headers: who.cookie ? { cookie: who.cookie } : {} })
    const full = await show(bo)
    expect(full.headers.get('content-type')).toBe('image/webp')
    expect(full.headers.get('cache-control')).toMatch(/private/)
    const bytes = Buffer.from(await full.arrayBuffer())
    expect(bytes.includes('SECRET-PLACE')).toBe(false)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 800, height: 1200 })
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    const small = Buffer.from(await (await show(artist, photo?.smallUrl)).arrayBuffer())
    expect(Math.max((await sharp(small).metadata()).width, (await sharp(small).metadata()).height)).toBe(640)
    expect((await show(new Browser())).status).toBe(401)
    expect((await show(other.fan)).status).toBe(403)
    // Another room's path does not serve this room's photos.
    expect((await show(other.fan, photo?.url.replace(room, other.room))).status).toBe(404)
  })

  test.each<[string, string | Buffer]>([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'],
    ['a page', '<!doctype html><script>1</script>'],
    ['a head without a picture', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500)])],
    ['a PNG cut off', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')],
    ['a PDF', '%PDF-1.4'],
  ])('reject %s as a photo and leave no files', async (_, bytes) => {
    const before = await sql(db, 'SELECT key FROM files')
    expect(
      await createPost(ana, { text: 'x' }, { photo1: [await createPhotoFile(), 'a.jpg'], photo2: [bytes, 'b.jpg'] }),
    ).toMatchObject({
      status: 415,
      body: { error: 'not-a-photo' },
    })
    expect(await sql(db, 'SELECT key FROM files')).toHaveLength(before.length)
  })

  test('reject a decompression bomb: few bytes, too many pixels', async () => {
    const bomb = buildBlankPng(16_000, 16_000)
    expect((await createPost(ana, { text: 'x' }, { photo1: [bomb, 'a.png'] })).status).toBe(415)
  })

  test('accept real voice notes and measure their length', async () => {
    const answer = await createPost(ana, {}, { voice: [buildWav(), 'note.webm', 'audio/webm'] })
    expect(answer).toMatchObject({ status: 201, body: { voice: { durationMs: 1000 } } })
    const heard = await fetch(getServerOrigin() + (getEntry(answer).voice?.url ?? ''), {
      headers: { cookie: bo.cookie, range: 'bytes=0-99' },
    })
    expect(heard.status).toBe(206)
    expect(heard.headers.get('content-type')).toBe('audio/wav')
    for (const lie of ['<html>', Buffer.alloc(2_000, 7), await createPhotoFile()]) {
      expect(await createPost(ana, {}, { voice: [lie, 'note.mp3', 'audio/mpeg'] })).toMatchObject({
        status: 415,
        body: { error: 'not-a-voice-note' },
      })
    }
    const long = Buffer.alloc(44 + 8_000 * 190)
    buildWav().copy(long, 0, 0, 44)
    long.writeUInt32LE(36 + 8_000 * 190, 4)
    long.writeUInt32LE(8_000, 24)
    long.writeUInt32LE(8_000, 28)
    long.writeUInt16LE(1, 32)
    long.writeUInt16LE(8, 34)
    long.writeUInt32LE(8_000 * 190, 40)
    expect(await createPost(ana, {}, { voice: [long, 'long.wav', 'audio/wav'] })).toMatchObject({
      status: 422,
      body: { error: 'voice-too-long' },
    })
  })

  test('reject oversized photos and voice notes with 413', async () => {
    const large = Buffer.alloc(12 * 1024 * 1024 + 1, 0xff)
    expect((await createPost(ana, {}, { photo1: [large, 'a.jpg'] })).status).toBe(413)
    expect((await createPost(ana, {}, { voice: [large, 'a.mp3', 'audio/mpeg'] })).status).toBe(413)
  })

  test('of kind story must be about one of the artist’s own songs', async () => {
    const { artist: foreign } = await createTestArtist()
    const theirs = await createTestSong(foreign)
    expect(await createPost(artist, { kind: 'story', text: 'x', songId: theirs.id })).toMatchObject({ status: 422 })
    const [room1] = (await artist.get('/api/green-room')).body as unknown as {
      songs: { id: string; title: string }[]
    }[]
    const song = room1?.songs[0]
    const told = await createPost(artist, {
      kind: 'story',
      title: 'How it began',
      text: 'In the rain.',
      songId: song?.id ?? '',
    })
    expect(told).toMatchObject({ status: 201, body: { title: 'How it began', song: { title: song?.title } } })
  })

  test('can be edited by their author and deleted by the author or the artist, files included', async () => {
    const mine = getEntry(await createPost(ana, { text: 'first' }, { photo1: [await createPhotoFile(), 'a.jpg'] }))
    const at = `${room}/entries/${mine.id}`
    for (const stranger of [bo, artist]) {
      expect((await stranger.send('PATCH', at, { text: 'not yours' })).status).toBe(404)
    }
    expect((await bo.send('DELETE', at)).status).toBe(404)
    const edited = getEntry(await ana.send('PATCH', at, { text: 'second' }))
    expect(edited).toMatchObject({ text: 'second', photos: [{ id: mine.photos[0]?.id }] })
    expect(edited.editedAt).toBeTruthy()
    expect(edited.made).toBe(mine.made)
    expect((await artist.send('DELETE', at)).status).toBe(204)
    expect((await ana.send('DELETE', at)).status).toBe(404)
    expect(await listEntries(ana, 'place=wall')).not.toContainEqual(expect.objectContaining({ id: mine.id }))
    expect((await ana.get(mine.photos[0]?.url ?? '')).status).toBe(404)
    const [row] = await sql<{ text: string }>(db, 'SELECT text FROM green_room_entries WHERE id = $1', [mine.id])
    expect(row?.text).toBe('')
    expect(await sql(db, `SELECT key FROM files WHERE key LIKE 'green-room/%' AND state = 'storing'`)).not.toHaveLength(
      0,
    )
  })
})

describe('room statistics', () => {
  /** Entries that this connection has read, what its triggers read included, and the server has not gathered yet. */
  const countEntriesRead = async (trx: Trx) => {
    const [row] = await sql<{ rows: number }>(
      trx,
      `SELECT sum(pg_stat_get_xact_tuples_returned(oid))::int AS rows FROM (
         SELECT indexrelid AS oid FROM pg_index WHERE indrelid = 'green_room_entries'::regclass
          UNION ALL SELECT 'green_room_entries'::regclass) relations`,
    )
    return row?.rows ?? NaN
  }

  test('count holders, conversations and posts', async () => {
    const fresh = await createTestKeymails(2, 10)
    const at = `/api/green-room/${fresh.artist.id}`
    const host = await signInArtist(fresh.gKeyId)
    const stats = async () => ((await host.get(at)).body as unknown as RoomState).stats
    expect(await stats()).toEqual({ holders: 0, conversations: 0, posts: 0 })
    const { fan } = await redeemAsFan(fresh.codes[0] ?? '', 'one@example.com')
    const second = await redeemAsFan(fresh.codes[1] ?? '', 'two@example.com')
    expect(await stats()).toEqual({ holders: 2, conversations: 0, posts: 0 })
    const send = (who: Browser, place: string) =>
      who.post(`${at}/messages`, { text: 'x', place, requestId: randomUUID() })
    await send(fan, 'chat')
    await send(host, 'chat')
    await send(fan, 'thread')
    await send(second.fan, 'thread')
    await fan.send('POST', `${at}/posts`, buildPostForm({ text: 'a post' }))
    expect(await stats()).toEqual({ holders: 2, conversations: 3, posts: 1 })
    expect(((await host.get(at)).body as unknown as RoomState).unseen).toEqual({ wall: 1, chat: 1, thread: 2 })
    const seen = (await fan.get(at)).body as unknown as RoomState
    expect(seen.unseen).toEqual({ wall: 0, chat: 1, thread: 0 })
    await fan.send('PUT', `${at}/seen`, { place: 'chat', change: seen.lastChange })
    await fan.send('PUT', `${at}/seen`, { place: 'chat', change: 0 })
    expect(((await fan.get(at)).body as unknown as RoomState).unseen).toEqual({ wall: 0, chat: 0, thread: 0 })
    const countRows = async () => {
      const [rows] = await sql<{ conversations: number; posts: number }>(
        db,
        `SELECT count(DISTINCT coalesce(thread_id, artist_id)) FILTER (WHERE kind = 'message')::int AS conversations,
                count(*) FILTER (WHERE kind <> 'message')::int AS posts
           FROM green_room_entries WHERE artist_id = $1 AND removed_at IS NULL`,
        [fresh.artist.id],
      )
      return rows
    }
    const listWrong = async () => (await detectRoomMismatches(null, 1_000_000)).mismatches
    const expectCounted = async () => {
      expect(await stats()).toMatchObject((await countRows()) ?? {})
      expect(await listWrong()).toEqual([])
    }
    // A second message of a conversation changes nothing, and neither does an edit.
    await send(fan, 'thread')
    await sql(db, `UPDATE green_room_entries SET edited_at = now() WHERE artist_id = $1`, [fresh.artist.id])
    await expectCounted()
    const entries = await sql<{ id: string }>(
      db,
      'SELECT id FROM green_room_entries WHERE artist_id = $1 ORDER BY made',
      [fresh.artist.id],
    )
    expect(entries).toHaveLength(6)
    for (const { id } of entries.slice(0, 3)) {
      expect((await host.send('DELETE', `${at}/entries/${id}`)).status).toBeLessThan(300)
      await expectCounted()
    }
    await Promise.all([send(fan, 'chat'), send(second.fan, 'chat'), send(host, 'chat'), send(second.fan, 'thread')])
    await expectCounted()
    // What the check of operations reports, in slices of one room or where an earlier finding is open.
    for (const [table, column] of [
      ['green_rooms', 'posts'],
      ['green_rooms', 'conversations'],
      ['green_room_members', 'last_message'],
      ['green_room_members', 'last_from_fan'],
    ]) {
      const add = (n: number) =>
        sql(db, `UPDATE ${table} SET ${column} = ${column} + $2 WHERE artist_id = $1`, [fresh.artist.id, n])
      await add(1)
      const found = []
      for (let after: string | null = null; ;) {
        const { mismatches, last } = await detectRoomMismatches(after, 1)
        found.push(...mismatches)
        if (last === null) break
        after = last
      }
      expect(found, column).toMatchObject([{ artistId: fresh.artist.id, members: table === 'green_rooms' ? 0 : 2 }])
      expect(
        (await detectRoomMismatches('ffffffff-ffff-ffff-ffff-ffffffffffff', 1, [fresh.artist.id])).mismatches,
      ).toHaveLength(1)
      await add(-1)
    }
    await expectCounted()
    // Several in one statement, of one conversation and of others.
    await runInTransaction(async (trx) => deleteArtistEntries(trx, fresh.artist.id))
    await expectCounted()
    await sql(
      db,
      `UPDATE green_room_entries SET text = '', title = '', removed_at = now() WHERE artist_id = $1 AND removed_at IS NULL`,
      [fresh.artist.id],
    )
    expect(await stats()).toEqual({ holders: 2, conversations: 0, posts: 0 })
  })

  test('the state of a room with many entries is read from few blocks', async () => {
    const fresh = await createTestKeymails(2, 10)
    const host = await signInArtist(fresh.gKeyId)
    const { fan } = await redeemAsFan(fresh.codes[0] ?? '', 'crowd@example.com')
    const at = `/api/green-room/${fresh.artist.id}`
    await fan.post(`${at}/messages`, { text: 'x', place: 'chat', requestId: randomUUID() })
    await sql(
      db,
      `INSERT INTO green_room_entries (artist_id, made, change, kind, text, request_id, author_id, thread_id)
       SELECT $1, n, n, 'message', 'x', gen_random_uuid(), m.id, CASE WHEN n % 2 = 0 THEN m.id END
         FROM generate_series(2, 20000) n, green_room_members m WHERE m.artist_id = $1`,
      [fresh.artist.id],
    )
    await sql(db, 'UPDATE green_rooms SET last_change = 20000 WHERE artist_id = $1', [fresh.artist.id])
    await sql(db, 'ANALYZE green_room_entries')
    const [plan] = await sql<{ 'QUERY PLAN': [{ Plan: Record<'Shared Hit Blocks' | 'Shared Read Blocks', number> }] }>(
      db,
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${getRoomSql}`,
      [fresh.artist.id, null],
    )
    const blocks = plan?.['QUERY PLAN'][0].Plan
    expect((blocks?.['Shared Hit Blocks'] ?? 0) + (blocks?.['Shared Read Blocks'] ?? 0)).toBeLessThan(1_000)
    const state = (await host.get(at)).body as unknown as RoomState
    expect(state.unseen).toEqual({ wall: 0, chat: 100, thread: 100 })
    expect(state.stats.conversations).toBe(2)

    const { fan: second } = await redeemAsFan(fresh.codes[1] ?? '', 'second.of.crowd@example.com')
    await second.post(`${at}/messages`, { text: 'x', place: 'chat', requestId: randomUUID() })
    const read = await runInTransaction(async (trx) => {
      const before = await countEntriesRead(trx)
      await sql(
        trx,
        // The first message of a thread: that there was none before must not take reading all of them.
        `INSERT INTO green_room_entries (artist_id, made, change, kind, text, request_id, author_id, thread_id)
         SELECT $1, 30000, 30000, 'message', 'x', gen_random_uuid(), id, id FROM green_room_members
          WHERE artist_id = $1 ORDER BY joined_at DESC LIMIT 1`,
        [fresh.artist.id],
      )
      return (await countEntriesRead(trx)) - before
    })
    expect(read, 'entries that a new message reads').toBeLessThan(1_000)
  })

  test('removing many messages at once reads each a few times, also on a connection that has removed one', async () => {
    const fresh = await createTestKeymails(3, 10)
    const at = `/api/green-room/${fresh.artist.id}`
    for (const [n, code] of fresh.codes.entries()) {
      const { fan } = await redeemAsFan(code, `removed-${n}@example.com`)
      await fan.post(`${at}/messages`, { text: 'x', place: 'chat', requestId: randomUUID() })
    }
    // A third in the chat, the others in the threads of two holders; the artist wrote half of them.
    await sql(
      db,
      `INSERT INTO green_room_entries (artist_id, made, change, kind, text, request_id, author_id, thread_id)
       SELECT $1, n, n, 'message', 'x', gen_random_uuid(), CASE WHEN n % 2 = 0 THEN m.id END, CASE WHEN m.place > 1 THEN m.id END
         FROM generate_series(100, 1300) n
         JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM green_room_members WHERE artist_id = $1) m
           ON m.place = 1 + n % 3`,
      [fresh.artist.id],
    )
    const ids = await sql<{ id: string }>(
      db,
      'SELECT id FROM green_room_entries WHERE artist_id = $1 AND made >= 100 ORDER BY made',
      [fresh.artist.id],
    )
    const read = await runInTransaction(async (trx) => {
      const remove = (some: { id: string }[]) =>
        sql(
          trx,
          `UPDATE green_room_entries SET text = '', removed_at = now(), change = change + 10000 WHERE id = ANY ($1)`,
          [some.map(({ id }) => id)],
        )
      await remove(ids.slice(0, 1))
      const before = await countEntriesRead(trx)
      await remove(ids.slice(1))
      return (await countEntriesRead(trx)) - before
    })
    // Finding the 1,200 may read the table once. Each with each of its conversation would be half a million.
    expect(read, 'entries that removing 1,200 reads').toBeLessThan(60_000)
    expect((await detectRoomMismatches(null, 1_000_000)).mismatches).toEqual([])
  })
})

describe('members', () => {
  test('are listed for the artist, unread first, and found by chosen names and by those built from their copies', async () => {
    const { artist: owner, gKeyId, codes, song } = await createTestKeymails(4)
    const title = 'Quince'
    await sql(db, 'UPDATE editions SET title = $2 WHERE id = $1', [song.editionId, title])
    const nameOf = (copy: number) => `Holder of “${title}” No.\u00a0${copy}`
    const path = `/api/green-room/${owner.id}`
    const host = await signInArtist(gKeyId)
    const fans: Browser[] = []
    for (const [n, code] of codes.entries()) {
      const { fan, refund } = await redeemAsFan(code, `listed-${n}@example.com`)
      expect((await fan.get(path)).status).toBe(200)
      if (n === 3) await refund()
      fans.push(fan)
    }
    const [mira, , speaker] = fans
    expect((await mira?.send('PUT', `${path}/name`, { displayName: 'Mira Copper' }))?.status).toBe(200)
    const say = (who: Browser | undefined, member?: string) =>
      who?.post(`${path}/messages`, {
        text: 'Hello',
        place: 'thread',
        requestId: randomUUID(),
        ...(member && { member }),
      })
    const list = async (q = '', headers = {}) =>
      (await host.get(`${path}/members?q=${encodeURIComponent(q)}`, headers)).body as unknown as {
        name: string
        unseen: number
      }[]
    const listNames = async (q?: string, headers = {}) => (await list(q, headers)).map(({ name }) => name)
    const later = [nameOf(2), 'Former holder']
    expect((await listNames()).toSorted()).toEqual(['Former holder', nameOf(2), nameOf(3), 'Mira Copper'])
    await say(speaker)
    await say(mira)
    expect((await listNames()).slice(0, 2)).toEqual(['Mira Copper', nameOf(3)])
    expect((await list()).map(({ unseen }) => unseen)).toEqual([1, 1, 0, 0])
    expect((await listNames()).slice(2).toSorted()).toEqual(later.toSorted())
    const typed = {
      mira: ['Mira Copper'],
      OP: ['Mira Copper'],
      [title.toUpperCase()]: [nameOf(3), nameOf(2)],
      [`” No. 3`]: [nameOf(3)],
      'No. 3': [nameOf(3)],
      '2': [nameOf(2)],
      'former h': ['Former holder'],
      coppér: ['Mira Copper'],
      'copper 2': [],
      nobody: [],
    }
    for (const [q, names] of Object.entries(typed)) expect(await listNames(q), q).toEqual(names)
    // A reader of German finds what stands there, and what somebody who reads English told them.
    const german = { 'accept-language': 'de' }
    const [second, third] = [2, 3].map((copy) => `Besitzer von „${title}“ Nr.\u00a0${copy}`)
    for (const q of ['Nr. 3', 'No. 3', 'quince nr 3']) expect(await listNames(q, german), q).toEqual([third])
    for (const q of ['besitzer von', title]) expect(await listNames(q, german), q).toEqual([third, second])
    for (const q of ['Früherer', 'former']) expect(await listNames(q, german), q).toEqual(['Früherer Besitzer'])
    expect(await listNames('besitzer von')).toEqual([])
  })
})

describe('losing access', () => {
  test('a muted holder can read but not write until unmuted', async () => {
    const { author } = getEntry(await sendMessage(bo, 'loud'))
    const mute = (muted: boolean) => artist.send('PUT', `${room}/members/${author.memberId}/muted`, { muted })
    expect(await mute(true)).toMatchObject({ status: 200, body: { muted: true } })
    const refused = { status: 403, body: { error: 'muted' } }
    expect(await sendMessage(bo, 'still loud')).toMatchObject(refused)
    expect(await sendMessage(bo, 'still loud', { place: 'thread' })).toMatchObject(refused)
    expect(await createPost(bo, { text: 'on the wall' })).toMatchObject(refused)
    expect(await bo.send('PUT', `${room}/name`, { displayName: 'Insult' })).toMatchObject(refused)
    expect((await getRoom(bo)).me.muted).toBe(true)
    expect((await bo.get(`${room}/entries?place=chat`)).status).toBe(200)
    await mute(false)
    expect((await sendMessage(bo, 'quietly')).status).toBe(201)
  })

  test('a full refund ends access at once; the holder’s entries stay under “Former holder”', async () => {
    const [code] = await listIssuedCodes()
    const { fan, refund } = await redeemAsFan(code ?? '', 'short@example.com')
    const said = getEntry(await sendMessage(fan, 'I was here'))
    await refund()
    for (const path of ['', '/entries?place=chat', '/stream']) expect((await fan.get(room + path)).status).toBe(403)
    expect((await sendMessage(fan, 'and again')).status).toBe(403)
    expect((await listEntries(ana, 'place=chat')).find(({ id }) => id === said.id)?.author.name).toBe('Former holder')
  })
})

async function listIssuedCodes(): Promise<string[]> {
  const rows = await sql<{ code: string }>(
    db,
    `SELECT k.code FROM keymails k JOIN editions e ON e.id = k.edition_id WHERE e.artist_id = $1 AND k.state = 'issued'`,
    [room.split('/').at(-1)],
  )
  return rows.map(({ code }) => code)
}

test('paginates older entries, each exactly once', async () => {
  // Sixty in one statement, then some as they are sent.
  await sql(
    db,
    `WITH room AS (
       UPDATE green_rooms SET last_change = last_change + 60 WHERE artist_id = $1
       RETURNING artist_id, last_change - 60 AS before)
     INSERT INTO green_room_entries (artist_id, made, change, kind, text, request_id, author_id)
     SELECT artist_id, before + n, before + n, 'message', 'page ' || n, gen_random_uuid(), $2 FROM room, generate_series(1, 60) n`,
    [room.split('/').at(-1), getEntry(await sendMessage(ana, 'page 0')).author.memberId],
  )
  for (let n = 61; n < 65; n++) await sendMessage(ana, `page ${n}`)
  const seen: string[] = []
  let before = ''
  for (;;) {
    const { body } = await bo.get(`${room}/entries?place=chat${before}`)
    const { entries, more } = body as { entries: Entry[]; more: boolean }
    seen.push(...entries.map(({ id }) => id))
    if (!more) break
    before = `&before=${entries.at(-1)?.made}`
  }
  const [all] = await sql<{ n: number }>(
    db,
    `SELECT count(*)::int AS n FROM green_room_entries WHERE artist_id = $1 AND kind = 'message' AND thread_id IS NULL`,
    [room.split('/').at(-1)],
  )
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen).toHaveLength(all?.n ?? 0)
  expect(seen.length).toBeGreaterThanOrEqual(65)
})

test('the rooms of a fan look up the edition of each copy once', async () => {
  const plan = JSON.stringify(await sql(db, `EXPLAIN (FORMAT JSON) ${listHeldSongsSql}`, [[randomUUID()]]))
  // The other one is of changes that are not rolled up into the holders.
  expect(plan.match(/"Relation Name":"editions"/g)).toHaveLength(2)
})
