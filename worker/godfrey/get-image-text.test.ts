import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { config } from '#runtime/config'
import { getImageText } from './get-image-text.ts'

// A stub of a vision model: it answers what the test sets and records the request it was sent.
let reply: (() => string) | undefined
let lastRequest: { messages: { role: string; content: unknown }[] } | undefined
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    lastRequest = JSON.parse(body) as typeof lastRequest
    if (!reply) return response.writeHead(500).end('{}')
    const message = { role: 'assistant', content: reply() }
    response.setHeader('content-type', 'application/json')
    return response.end(
      JSON.stringify({ id: crypto.randomUUID(), choices: [{ index: 0, message, finish_reason: 'stop' }], usage: {} }),
    )
  })
})

let picture: Buffer
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  config.OPENAI_BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  picture = await sharp({ create: { width: 3000, height: 200, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  lastRequest = undefined
})

test('sends the model the picture and the task, and returns its text', async () => {
  reply = () => 'Registration Number: PA 2-345-678\nTitle: Blue Door'
  expect(await getImageText(picture)).toBe('Registration Number: PA 2-345-678\nTitle: Blue Door')
  expect(lastRequest?.messages.map(({ role }) => role)).toEqual(['system', 'user'])
  expect(JSON.stringify(lastRequest?.messages[1])).toContain('data:image/jpeg;base64,')
})

test('a picture without text yields undefined', async () => {
  reply = () => ' NOTHING '
  expect(await getImageText(picture)).toBeUndefined()
})

test('throws when the model is down, so that the document counts as unreadable', async () => {
  reply = undefined
  await expect(getImageText(picture)).rejects.toThrow()
})
