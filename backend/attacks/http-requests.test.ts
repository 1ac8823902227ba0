import { describe, expect, test } from 'vitest'
import { Browser } from '#testing/clients/browser'
import { sendRawRequest } from '#testing/clients/raw-http'
import { startTestServer } from '#testing/servers/app-server'

startTestServer()

describe('Nobody smuggles a request behind another one by', () => {
  const post = (headers: string[], body: string) =>
    sendRawRequest(['POST /api/newsletter HTTP/1.1', 'host: localhost', ...headers, '', body].join('\r\n'))

  test.each([
    ['a length and chunks at once', ['content-length: 4', 'transfer-encoding: chunked']],
    ['two lengths', ['content-length: 4', 'content-length: 5']],
    ['an encoding that is almost "chunked"', ['transfer-encoding: xchunked']],
    ['a length with a sign', ['content-length: +4']],
  ])('%s', async (_, headers) => {
    expect((await post(headers, '0\r\n\r\nGET /api/session HTTP/1.1\r\nhost: localhost\r\n\r\n')).status).toBe(400)
  })
})

test('Nobody sees their own headers, cookies among them, in an answer to TRACE', async () => {
  const { status, head } = await sendRawRequest(
    'TRACE /api/session HTTP/1.1\r\nhost: localhost\r\ncookie: secret=1\r\nconnection: close\r\n\r\n',
  )
  expect(status).toBe(405)
  expect(head).not.toContain('secret=1')
})

test.each(['/api/songs?q=a&q=b', '/api/songs?limit=1&limit=100', '/api/songs?q[]=a&q[0]=b&q={}&q='])(
  'Nobody confuses a check by giving a parameter twice: %s',
  async (path) => {
    expect((await new Browser().get(path)).status).toBe(400)
  },
)

test.each([
  ['/api/songs', 'application/json; charset=utf-8'],
  ['/api/nothing', 'application/json; charset=utf-8'],
  ['/api/songs/%00', 'application/json; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
])('No browser has to guess what an answer is: %s', async (path, type) => {
  const answer = await new Browser().fetch('GET', path)
  await answer.body?.cancel()
  expect(answer.headers.get('content-type')?.toLowerCase()).toBe(type)
})
