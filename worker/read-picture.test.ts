import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { config } from '#platform/config'
import { readPicture } from './godfrey/read-picture.ts'

// A model that can see, as far as the wire shows: it answers what the test says, and remembers what it was sent.
let says: (() => string) | undefined
let asked: { messages: { role: string; content: unknown }[] } | undefined
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    asked = JSON.parse(body) as typeof asked
    if (!says) return response.writeHead(500).end('{}')
    const message = { role: 'assistant', content: says() }
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
    .png()
    .toBuffer()
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  asked = undefined
})

test('the model gets the picture and the task, and its answer is text', async () => {
  says = () => 'Registration Number: PA 2-345-678\nTitle: Blue Door'
  expect(await readPicture(picture)).toBe('Registration Number: PA 2-345-678\nTitle: Blue Door')
  expect(asked?.messages.map(({ role }) => role)).toEqual(['system', 'user'])
  expect(JSON.stringify(asked?.messages[1])).toContain('data:image/jpeg;base64,')
})

test('a picture without words is none', async () => {
  says = () => ' NOTHING '
  expect(await readPicture(picture)).toBeUndefined()
})

test('a model that is down throws, which readDocument takes for "cannot see"; so does what is no picture', async () => {
  says = undefined
  await expect(readPicture(picture)).rejects.toThrow()
  says = () => 'never asked'
  await expect(readPicture(Buffer.from('\x89PNG no picture'))).rejects.toThrow()
  expect(asked?.messages ?? []).not.toContainEqual(expect.objectContaining({ content: 'never asked' }))
})
