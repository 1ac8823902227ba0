import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { createTestSong, createTestArtist } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'

startTestServer()

const RANGE = 256 * 1024
const RANGES = 48

/** Requests the first bytes of a song RANGES times on one connection and reads nothing until `until` settles. */
async function readSlowly(songId: string, cookie: string, until: Promise<unknown>): Promise<Buffer[]> {
  const { port } = new URL(getServerOrigin())
  const socket = connect(Number(port), '127.0.0.1')
  socket.pause()
  const request = `GET /api/songs/${songId}/audio HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\nrange: bytes=0-${RANGE - 1}\r\n\r\n`
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

// Returning buffers to the pool before the response is sent delivers another song's bytes to the slow client.
test('a slow client never receives bytes of other responses', async () => {
  const { artist, gKeyId } = await createTestArtist()
  const [mine, others] = [randomBytes(RANGE), randomBytes(RANGE)]
  const song = await createTestSong(artist, { audio: mine })
  const other = await createTestSong(artist, { audio: others })
  const browser = await signInArtist(gKeyId)

  const playOthers = async () => {
    for (let n = 0; n < 300; n++) {
      const answer = await fetch(`${getServerOrigin()}/api/songs/${other.id}/audio`, {
        headers: { cookie: browser.cookie, range: `bytes=0-${RANGE - 1}` },
      })
      expect(Buffer.from(await answer.arrayBuffer()).equals(others)).toBe(true)
    }
  }
  const heard = await readSlowly(song.id, browser.cookie, playOthers())
  expect(heard).toHaveLength(RANGES)
  expect(heard.every((body) => body.equals(mine))).toBe(true)
})
