import { describe, expect, test } from 'vitest'
import { MAX_JSON_BYTES } from './parse-json-body.ts'
import { sendRawRequest } from '#testing/clients/raw-http'
import { Browser } from '#testing/clients/browser'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'

startTestServer()

async function post(body: string | Uint8Array<ArrayBuffer>, type = 'application/json', path = '/api/validate-g-key') {
  const answer = await fetch(getServerOrigin() + path, { method: 'POST', headers: { 'content-type': type }, body })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

const wrongKey = { status: 401, body: { error: 'invalid-g-key' } }
const malformed = { status: 400, body: { error: 'malformed', message: expect.any(String) } }
const nested = (depth: number) => `{"gKeyId":"x","deep":${'['.repeat(depth)}${']'.repeat(depth)}}`

describe('a JSON body', () => {
  test('is accepted up to 100 kB, and rejected with 413 one byte above', async () => {
    const padded = (bytes: number) =>
      JSON.stringify({ gKeyId: 'x', pad: '' }).replace('""', `"${'p'.repeat(bytes - 23)}"`)
    expect(padded(MAX_JSON_BYTES)).toHaveLength(MAX_JSON_BYTES)
    expect(await post(padded(MAX_JSON_BYTES))).toMatchObject(wrongKey)
    expect(await post(padded(MAX_JSON_BYTES + 1))).toMatchObject({ status: 413, body: { error: 'too-large' } })
    expect(await post('['.repeat(1_000_000))).toMatchObject({ status: 413 })
  })

  test.each([
    ['nothing', ''],
    ['no JSON', '{"gKeyId": '],
    ['a trailing word', '{"gKeyId":"x"} x'],
    ['null', 'null'],
    ['a list', '["gKeyId"]'],
    ['a string', '"gKeyId"'],
    ['a list for a string', '{"gKeyId":["GK-0000-0000-0000-0000"]}'],
    ['an object for a string', '{"gKeyId":{"toString":"x"}}'],
    ['a number for a string', '{"gKeyId":1}'],
    ['an empty string', '{"gKeyId":"  "}'],
    ['too long a string', `{"gKeyId":"${'x'.repeat(101)}"}`],
    ['nesting past 32 levels', nested(33)],
    ['nesting past the stack', nested(40_000)],
    ['__proto__', '{"gKeyId":"x","__proto__":{"admin":true}}'],
    ['__proto__ in escapes', '{"gKeyId":"x","\\u005f_proto__":{"admin":true}}'],
    ['__proto__ further down', '{"gKeyId":"x","a":[{"__proto__":1}]}'],
    ['NUL', '{"gKeyId":"a\\u0000b"}'],
    ['NUL in a name', '{"gKeyId":"x","a\\u0000":1}'],
    ['a raw NUL', '{"gKeyId":"a\0b"}'],
    ['half a surrogate pair', '{"gKeyId":"a\\ud83c"}'],
    ['half a pair in a name', '{"gKeyId":"x","\\udfb8":1}'],
  ])('with %s is 400', async (_what, body) => {
    expect(await post(body)).toMatchObject(malformed)
  })

  test('with invalid UTF-8 is 400', async () => {
    for (const bytes of [
      [0xff, 0xfe],
      [0xc0, 0x80],
      [0xed, 0xa0, 0x80],
      [0xe2, 0x82],
    ]) {
      const body = Buffer.concat([Buffer.from('{"gKeyId":"'), Buffer.from(bytes), Buffer.from('"}')])
      expect(await post(new Uint8Array(body))).toMatchObject(malformed)
    }
  })

  test('may contain brackets, the word __proto__ and escaped backslashes in its strings', async () => {
    for (const gKeyId of ['['.repeat(60), 'my __proto__', 'a\\u0000']) {
      expect(await post(JSON.stringify({ gKeyId }))).toMatchObject(wrongKey)
    }
    expect(await post(nested(30))).toMatchObject(wrongKey)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=b', 'text/json', ''])(
    'declared as %j is 415',
    async (type) => {
      expect(await post('{"gKeyId":"x"}', type)).toMatchObject({ status: 415, body: { error: 'wrong-type' } })
    },
  )

  test.each(['application/json; charset=utf-8', 'APPLICATION/JSON', 'application/problem+json'])(
    'declared as %s is accepted',
    async (type) => {
      expect(await post('{"gKeyId":"x"}', type)).toMatchObject(wrongKey)
    },
  )

  test('with unsupported compression is 400', async () => {
    const gzip = Buffer.from('1f8b0800000000000003ab56ca4e', 'hex')
    expect(await post(new Uint8Array(gzip))).toMatchObject(malformed)
  })

  test('that is aborted causes no server error', async () => {
    const request =
      'POST /api/validate-g-key HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"gKey'
    const { connect } = await import('node:net')
    const { hostname, port } = new URL(getServerOrigin())
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.write(request, () => socket.destroy()))
      socket.on('close', () => resolve())
    })
    expect((await new Browser().get('/healthz')).status).toBe(200)
  })

  test('with two lengths, or a length and chunked encoding, is rejected by the parser', async () => {
    const start = 'POST /api/validate-g-key HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
    expect((await sendRawRequest(`${start}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}}`)).status).toBe(400)
    expect(
      (await sendRawRequest(`${start}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`)).status,
    ).toBe(400)
  })
})
