import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { beforeEach, describe, expect, test } from 'vitest'
import { config } from '#runtime/config'
import { closeMailTransport, sendMail } from './send-mail.ts'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { listMailTo, startTestMailbox } from '#testing/servers/mailbox'
import { createTestOpenSale } from '#testing/builders/open-sale'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'

startTestServer()
startTestMailbox()
beforeEach(resetRateLimits)

const EVIL = 'victim@example.com'
const HOSTILE = [
  `a@example.com\r\nBcc: ${EVIL}`,
  `a@example.com\nBcc: ${EVIL}`,
  `a@example.com, ${EVIL}`,
  `a@example.com;${EVIL}`,
  `Eve <${EVIL}>`,
  `"a@example.com ${EVIL}"@example.com`,
  `a@example.com\u0000${EVIL}`,
  `a@example.com%0aBcc:${EVIL}`,
]

// All mail leaves through sendMail.
test.each(HOSTILE)('rejects an address that is more than one address: %j', async (to) => {
  await expect(sendMail({ to, subject: 'Hello', text: 'x' })).rejects.toThrow()
  expect(listMailTo(EVIL)).toEqual([])
})

test('names, subjects, bodies and file names cannot add recipients or headers', async () => {
  await sendMail({
    to: 'fan@example.com',
    name: `Eve\r\nBcc: ${EVIL}\r\n\r\nBuy this`,
    subject: `A song\r\nBcc: ${EVIL}\r\nX-Evil: 1`,
    text: `.\r\nRCPT TO:<${EVIL}>\r\nDATA\r\n.\r\nBcc: ${EVIL}`,
    attachments: [{ fileName: `a"\r\nX-Evil: 2\r\n.pdf`, content: Buffer.from('%PDF-1.7'), type: 'application/pdf' }],
  })
  const [sent, ...more] = listMailTo('fan@example.com')
  expect(more).toEqual([])
  expect(sent?.recipients).toEqual(['fan@example.com'])
  expect(sent?.mail.to).toEqual([{ address: 'fan@example.com', name: expect.stringContaining('Eve') }])
  expect([sent?.mail.cc, sent?.mail.bcc].flat().filter(Boolean)).toEqual([])
  expect(sent?.mail.headers.filter(({ key }) => key === 'x-evil' || key === 'bcc')).toEqual([])
  expect(sent?.mail.text).toContain(`RCPT TO:<${EVIL}>`)
  expect(sent?.mail.attachments).toHaveLength(1)
  expect(listMailTo(EVIL)).toEqual([])
})

test('gives up at the second connection that is cut, so that the job is tried again and its place is free', async () => {
  let connections = 0
  const server = createServer((socket) => {
    connections++
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = config.SMTP_URL
  closeMailTransport()
  config.SMTP_URL = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    await expect(sendMail({ to: 'fan@example.com', subject: 'Hello', text: 'x' })).rejects.toThrow()
    expect(connections).toBe(2)
  } finally {
    closeMailTransport()
    config.SMTP_URL = address
    server.close()
  }
})

test('never sends the mail server’s password over a connection that is not encrypted', async () => {
  const address = config.SMTP_URL
  closeMailTransport()
  config.SMTP_URL = address?.replace('smtp://', 'smtp://user:secret@')
  try {
    await expect(sendMail({ to: 'fan@example.com', subject: 'Hello', text: 'x' })).rejects.toThrow(/STARTTLS/)
  } finally {
    closeMailTransport()
    config.SMTP_URL = address
  }
})

describe.each([
  ['a waiting list', '/api/open-sales/:editionId/waiting-list', {}],
  ['news', '/api/newsletter', {}],
  ['a graphic', '/api/gifts', { gift: 'revolutionary' }],
  ['a lost G-Key', '/api/g-keys/lost', {}],
  ['a mistake', '/api/corrections/wishes', { wish: 'My name is spelt wrong.' }],
  ['a collector', '/api/fine-art/collectors', { name: 'Eve' }],
])('the form of %s', (_, path, fields) => {
  test('accepts exactly one address', async () => {
    const address = path.replace(':editionId', (await createTestOpenSale(1)).editionId)
    for (const email of HOSTILE) {
      const { status, body } = await new Browser().post(address, { ...fields, email })
      expect({ status, error: body['error'] }, email).toEqual({ status: 400, error: 'malformed' })
    }
    expect(listMailTo(EVIL)).toEqual([])
  })
})
