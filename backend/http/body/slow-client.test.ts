import { expect, test } from 'vitest'
import { createTestArtist, updateUploadCredits } from '#testing/builders/records'
import { openRawConnection } from '#testing/clients/raw-http'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { startTestServer } from '#testing/servers/app-server'

startTestServer()

/** Sends the head of a request and then one byte a second, until the server has had enough. */
async function sendSlowly(head: string[], begin = ''): Promise<number | 'closed'> {
  const { socket, answer } = openRawConnection()
  socket.write([...head, 'host: localhost', 'content-length: 50000', '', begin].join('\r\n'))
  const drip = setInterval(() => socket.write(' '), 1_000)
  try {
    return await answer.then(
      ({ status }) => status,
      () => 'closed' as const,
    )
  } finally {
    clearInterval(drip)
    socket.destroy()
  }
}

test('one byte a second is cut: JSON, a form, a resumable upload', async () => {
  const { artist, gKeyId } = await createTestArtist()
  await updateUploadCredits(artist.id, 1)
  const browser = await signInArtist(gKeyId)
  const started = await browser.send('POST', '/api/uploads', undefined, {
    'tus-resumable': '1.0.0',
    'upload-length': '50000',
  })
  expect(started.status).toBe(201)
  const cookie = `cookie: ${browser.cookie}`
  const form = '--x\r\ncontent-disposition: form-data; name="songTitle"\r\n\r\n'
  expect(
    await Promise.all([
      sendSlowly(['POST /api/newsletter HTTP/1.1', 'content-type: application/json']),
      sendSlowly(['POST /api/songs/upload HTTP/1.1', cookie, 'content-type: multipart/form-data; boundary=x'], form),
      sendSlowly([
        `PATCH ${started.headers.get('location')} HTTP/1.1`,
        cookie,
        'tus-resumable: 1.0.0',
        'upload-offset: 0',
        'content-type: application/offset+octet-stream',
      ]),
    ]),
  ).toEqual([408, 408, 'closed'])
})
