import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { aSong, anArtist, signedIn } from '#testing/builders'
import { serverOrigin, withServer } from '#testing/server'

withServer()

const RANGE = 256 * 1024
const RANGES = 48

/** Asks for the first bytes of a song so many times on one connection, and reads nothing until `until` settles. */
async function readLate(songId: string, cookie: string, until: Promise<unknown>): Promise<Buffer[]> {
  const { port } = new URL(serverOrigin())
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

// Tried with memory that was given back as soon as the answer was begun: the slow listener heard the other song.
test('a listener who reads slowly hears no byte of what others play meanwhile', async () => {
  const { artist, gKeyId } = await anArtist()
  const [mine, others] = [randomBytes(RANGE), randomBytes(RANGE)]
  const song = await aSong(artist, { audio: mine })
  const other = await aSong(artist, { audio: others })
  const browser = await signedIn(gKeyId)

  const playOthers = async () => {
    for (let n = 0; n < 300; n++) {
      const answer = await fetch(`${serverOrigin()}/api/songs/${other.id}/audio`, {
        headers: { cookie: browser.cookie, range: `bytes=0-${RANGE - 1}` },
      })
      expect(Buffer.from(await answer.arrayBuffer()).equals(others)).toBe(true)
    }
  }
  const heard = await readLate(song.id, browser.cookie, playOthers())
  expect(heard).toHaveLength(RANGES)
  expect(heard.every((body) => body.equals(mine))).toBe(true)
})
