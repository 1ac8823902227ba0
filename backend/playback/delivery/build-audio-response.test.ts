import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { createTestSong, createTestArtist } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'

startTestServer()

const RANGE = 256 * 1024
/** 50 MB, more than a system keeps for a connection that nobody reads: some 36. */
const RANGES = 200

type Asked = { songId: string; cookie: string; range: string }

/** Requests a range of a song RANGES times on one connection and reads nothing until `until` settles. */
async function readSlowly({ songId, cookie, range }: Asked, until: Promise<unknown>): Promise<Buffer[]> {
  const { port } = new URL(getServerOrigin())
  const socket = connect(Number(port), '127.0.0.1')
  socket.pause()
  const request = `GET /api/songs/${songId}/audio HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\nrange: ${range}\r\n\r\n`
  socket.write(request.repeat(RANGES))
  await until
  const bodies: Buffer[] = []
  let seen = Buffer.alloc(0)
  for await (const chunk of socket) {
    seen = Buffer.concat([seen, chunk as Buffer])
    for (let at = seen.indexOf('\r\n\r\n'); at >= 0 && seen.length >= at + 4 + RANGE; at = seen.indexOf('\r\n\r\n')) {
      bodies.push(seen.subarray(at + 4, at + 4 + RANGE))
      seen = seen.subarray(at + 4 + RANGE)
    }
    if (bodies.length === RANGES) break
  }
  return bodies
}

// Returning buffers to the pool before the response is sent delivers another song's bytes to the slow client. Later ranges
// are answered before Koa.
test.each([0, 1])('a slow client never receives bytes of other responses, from byte %d on', async (from) => {
  const { artist, gKeyId } = await createTestArtist()
  const [mine, others] = [randomBytes(RANGE + from), randomBytes(RANGE + from)]
  const song = await createTestSong(artist, { audio: mine })
  const other = await createTestSong(artist, { audio: others })
  const { cookie } = await signInArtist(gKeyId)
  const range = `bytes=${from}-${from + RANGE - 1}`
  const play = (id: string) => fetch(`${getServerOrigin()}/api/songs/${id}/audio`, { headers: { cookie, range } })

  const playOthers = async () => {
    for (let n = 0; n < 300; n++) {
      const answer = await play(other.id)
      expect(Buffer.from(await answer.arrayBuffer()).equals(others.subarray(from))).toBe(true)
    }
  }
  // Only where the right is remembered, and that is once the process hears from the database.
  const isEarly = async () => (
    await (await play(song.id)).arrayBuffer(),
    (await play(song.id)).headers.get('accept-ranges') === null
  )
  if (from > 0) await expect.poll(isEarly).toBe(true)
  const heard = await readSlowly({ songId: song.id, cookie, range }, playOthers())
  expect(heard).toHaveLength(RANGES)
  expect(heard.every((body) => body.equals(mine.subarray(from)))).toBe(true)
})
