import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMessageStore, type StoredMessage } from './message-store.ts'
import { type Mailbox, startMailbox } from './start-mailbox.ts'

let folder: string
let mailbox: Mailbox
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tunemaker-mailbox-'))
  mailbox = await startMailbox({ dataDir: folder, smtpPort: 0, httpPort: 0 })
})
afterEach(async () => {
  await mailbox.close()
  rmSync(folder, { recursive: true, force: true })
})

async function send(mail: { to: string; subject?: string; text?: string; html?: string }) {
  const transport = createTransport(mailbox.smtpUrl)
  await transport.sendMail({ from: '"Tune Maker" <hello@tunemaker.example>', subject: 'Hello', text: 'Hi', ...mail })
  transport.close()
}

async function messages(query = ''): Promise<StoredMessage[]> {
  return (await (await fetch(`${mailbox.url}/api/messages${query}`)).json()) as StoredMessage[]
}

test('shows a mail with its texts, envelope recipients and links', async () => {
  await send({
    to: 'Fan@Example.org',
    subject: 'Dein Schlüssel 🎵',
    text: 'Open https://tunemaker.example/enter?token=abc. Thanks',
    html: '<a href="https://tunemaker.example/x?a=1&amp;b=2">enter</a>',
  })
  const [listed] = await messages()
  const mail = (await (await fetch(`${mailbox.url}/api/messages/${listed?.id}`)).json()) as StoredMessage
  expect(mail).toMatchObject({
    to: ['fan@example.org'],
    from: 'Tune Maker <hello@tunemaker.example>',
    subject: 'Dein Schlüssel 🎵',
    links: ['https://tunemaker.example/enter?token=abc', 'https://tunemaker.example/x?a=1&b=2'],
  })
  expect(mail.text).toContain('Open https://')
})

test('lists the newest first, optionally by recipient', async () => {
  for (const to of ['a@example.org', 'b@example.org', 'a@example.org']) await send({ to, subject: `to ${to}` })
  expect((await messages()).map((mail) => mail.to[0])).toEqual(['a@example.org', 'b@example.org', 'a@example.org'])
  expect(await messages('?to=B@example.org')).toHaveLength(1)
  expect(await messages('?search=a@')).toHaveLength(2)
  expect(await messages('?to=nobody@example.org')).toEqual([])
  expect((await fetch(`${mailbox.url}/api/messages/unknown`)).status).toBe(404)
})

test('keeps all mails across a restart, despite other files in the folder', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, n) => send({ to: `fan${n}@example.org` })))
  await mailbox.close()
  writeFileSync(join(folder, 'mail', 'cut-off.json'), '{"id":')
  writeFileSync(join(folder, 'mail', 'half.json.new'), '{"id":')
  mailbox = await startMailbox({ dataDir: folder, smtpPort: 0, httpPort: 0 })
  expect(await messages()).toHaveLength(20)
  expect(readdirSync(join(folder, 'mail')).filter((name) => name.endsWith('.new'))).toEqual([])
})

test("blocks scripts and external resources in a mail's HTML", async () => {
  await send({ to: 'fan@example.org', html: '<script>alert(1)</script><img src="https://evil.example/x.png">' })
  const [mail] = await messages()
  const policy = (await fetch(`${mailbox.url}/api/messages/${mail?.id}/html`)).headers.get('content-security-policy')
  expect(policy).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/)
})

test('rejects a page whose own host name points to this machine', async () => {
  const { port } = new URL(mailbox.url)
  const { request } = await import('node:http')
  const status = await new Promise((settle) => {
    const call = request(
      { port, host: '127.0.0.1', path: '/api/messages', headers: { host: 'evil.example' } },
      (reply) => {
        reply.resume()
        settle(reply.statusCode)
      },
    )
    call.end()
  })
  expect(status).toBe(403)
})

test('deletes the oldest beyond the limit, on disk too', async () => {
  const directory = join(folder, 'few')
  const store = await createMessageStore(directory, 3)
  const content = { from: '', subject: '', text: '', html: '', links: [] }
  for (let n = 1; n <= 5; n++) await store.add({ ...content, to: [`fan${n}@example.org`] })
  expect(store.list().map((mail) => mail.to[0])).toEqual(['fan5@example.org', 'fan4@example.org', 'fan3@example.org'])
  expect(readdirSync(directory)).toHaveLength(3)
})
