import { expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestArtist, createTestKeymails } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { listMailTo, runWithMailDown, startTestMailbox } from '#testing/servers/mailbox'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import { sendMailing } from './send-mailing.ts'

startTestMailbox()
startTestServer()

const mailWords = { subject: 'For you', message: 'Thank you for coming on Friday.\n\nYours' }

async function createKeymails(count: number) {
  const made = await createTestKeymails(count)
  return { ...made, browser: await signInArtist(made.gKeyId) }
}

const listQueuedMailings = () =>
  sql<{ id: string; email: string }>(db, `SELECT id, email FROM keymail_mailings WHERE state = 'queued'`)

async function runMailings() {
  for (const { id } of await listQueuedMailings()) await sendMailing({ mailingId: id })
}

test('each address gets one Keymail in the artist’s words, and the list shows it as sent', async () => {
  const { browser, codes, song } = await createKeymails(3)
  const sent = await browser.post('/api/keymails/sendings', {
    editionId: song.editionId,
    recipients: ['ann@example.com', ' Bob@Example.com', 'ann@example.com'],
    ...mailWords,
  })
  expect(sent).toMatchObject({ status: 202, body: { queued: 2, skipped: 0 } })
  await runMailings()
  const [mail] = listMailTo('ann@example.com')
  expect(listMailTo('ann@example.com')).toHaveLength(1)
  expect(mail?.recipients).toEqual(['ann@example.com'])
  expect(mail?.mail.subject).toBe('For you')
  expect(mail?.mail.text).toContain('Thank you for coming on Friday.')
  expect(mail?.mail.text).toContain(codes[0])
  expect(mail?.mail.text).toContain(`http://localhost:3999/redeem-keymail?code=${codes[0]}`)
  expect(listMailTo('bob@example.com')[0]?.mail.text).toContain(codes[1])
  const headers = Object.fromEntries(mail?.mail.headers.map(({ key, value }) => [key, value]) ?? [])
  expect(headers['list-unsubscribe']).toMatch(/^<http:\/\/localhost:3999\/api\/keymails\/stop\?token=\w+>$/)
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  expect((await browser.get('/api/keymails')).body).toMatchObject([
    { copy: 3, state: 'issued', mail: null },
    { copy: 2, state: 'sent', mail: { to: 'bob@example.com', state: 'sent' } },
    { copy: 1, state: 'sent' },
  ])
  const search = async (q: string) =>
    ((await browser.get(`/api/keymails?q=${q}`)).body as unknown as { copy: number }[]).map(({ copy }) => copy)
  expect(await search('bob')).toEqual([2])
  expect(await search('EXAMPLE.com')).toEqual([2, 1])
  expect(await search(codes[2]?.slice(-6).toLowerCase() ?? '')).toEqual([3])
  expect(await search('nobody')).toEqual([])
})

test('a Keymail is found by the address it was mailed to last, and by nobody but its artist', async () => {
  const { browser, song } = await createKeymails(1)
  const send = (recipient: string) =>
    browser.post('/api/keymails/sendings', { editionId: song.editionId, recipients: [recipient], ...mailWords })
  await send('first@example.com')
  await runMailings()
  await sql(db, `UPDATE keymail_mailings SET state = 'bounced' WHERE email = 'first@example.com'`)
  await sql(
    db,
    `INSERT INTO keymail_mailings (letter_id, keymail_id, email, email_hash, state)
     SELECT letter_id, keymail_id, 'second@example.com', email_hash, 'sent' FROM keymail_mailings WHERE email = 'first@example.com'`,
  )
  const count = async (who: Browser, q: string) =>
    ((await who.get(`/api/keymails?q=${q}`)).body as unknown as []).length
  expect([await count(browser, 'second'), await count(browser, 'first')]).toEqual([1, 0])
  const { browser: other } = await createKeymails(1)
  expect(await count(other, 'second')).toBe(0)
})

// Without the lock on the artist's row several of the ten requests send.
test('ten concurrent requests and a repeated job mail everybody once', async () => {
  const { browser, song } = await createKeymails(10)
  const sending = { editionId: song.editionId, recipients: ['click@example.com'], ...mailWords }
  const answers = await Promise.all(Array.from({ length: 10 }, () => browser.post('/api/keymails/sendings', sending)))
  expect(answers.reduce((sum, { body }) => sum + Number(body['queued']), 0)).toBe(1)
  const [mailing] = await listQueuedMailings()
  await Promise.all(Array.from({ length: 5 }, () => sendMailing({ mailingId: mailing?.id ?? '' })))
  await sendMailing({ mailingId: mailing?.id ?? '' })
  expect(listMailTo('click@example.com')).toHaveLength(1)
})

test('injection through address, subject or message adds no recipient; one invalid address sends nothing', async () => {
  const { browser, song } = await createKeymails(3)
  const send = (fields: object) =>
    browser.post('/api/keymails/sendings', {
      editionId: song.editionId,
      recipients: ['safe@example.com'],
      ...mailWords,
      ...fields,
    })
  for (const recipients of [['x@example.com\r\nBcc: evil@example.com'], ['safe@example.com', 'nonsense'], [], ['']]) {
    expect((await send({ recipients })).status).toBe(400)
  }
  expect((await send({ subject: '' })).status).toBe(400)
  expect((await send({ message: 'x'.repeat(5_001) })).status).toBe(400)
  await send({
    subject: 'Hi\r\nBcc: evil@example.com\r\n\r\nbody',
    message: '.\r\nRCPT TO:<evil@example.com>\r\n<b>x</b>',
  })
  await runMailings()
  const [mail] = listMailTo('safe@example.com')
  expect(mail?.recipients).toEqual(['safe@example.com'])
  expect(mail?.mail.subject).toBe('Hi Bcc: evil@example.com body')
  expect(mail?.mail.html).toContain('&lt;b&gt;x&lt;/b&gt;')
  expect(mail?.mail.html).not.toContain('<b>')
  expect(mail?.mail.text).toContain('<b>x</b>')
  expect(listMailTo('evil@example.com')).toEqual([])
})

test('too few Keymails send none; issuing with recipients is all or nothing', async () => {
  const { browser, song } = await createKeymails(1)
  const two = ['one@example.com', 'two@example.com']
  expect(
    await browser.post('/api/keymails/sendings', { editionId: song.editionId, recipients: two, ...mailWords }),
  ).toMatchObject({ status: 409, body: { error: 'too-few-keymails', free: 1, needed: 2 } })
  expect(await listQueuedMailings()).toEqual([])
  const roomy = await createTestKeymails(1, 5)
  const own = await signInArtist(roomy.gKeyId)
  const wish = { editionId: roomy.song.editionId, count: 3, recipients: two }
  expect((await own.post('/api/keymails', { ...wish, count: 1 })).status).toBe(400)
  expect((await own.post('/api/keymails', wish)).status).toBe(201)
  expect((await listQueuedMailings()).map(({ email }) => email).sort()).toEqual(two)
  expect((await browser.post('/api/keymails', wish)).status).toBe(404)
  await runMailings()
})

test('unsubscribing by link or mail client stops further mail; the Keymail stays usable', async () => {
  const { browser, song } = await createKeymails(2)
  const to = (recipient: string) =>
    browser.post('/api/keymails/sendings', { editionId: song.editionId, recipients: [recipient], ...mailWords })
  await to('leaving@example.com')
  await runMailings()
  const token = /stop-keymails\?token=(\w+)/.exec(listMailTo('leaving@example.com')[0]?.mail.text ?? '')?.[1]
  const button = await new Browser().fetch('POST', `/api/keymails/stop?token=${token}`, undefined)
  expect(button.status).toBe(200)
  expect((await new Browser().post(`/api/keymails/stop?token=${token}`)).status).toBe(200)
  expect((await new Browser().post('/api/keymails/stop?token=guess')).status).toBe(200)
  const other = await createKeymails(1)
  await other.browser.post('/api/keymails/sendings', {
    editionId: other.song.editionId,
    recipients: ['LEAVING@example.com'],
    ...mailWords,
  })
  await runMailings()
  expect(listMailTo('leaving@example.com')).toHaveLength(1)
  expect((await other.browser.get('/api/keymails')).body).toMatchObject([
    { state: 'issued', mail: { state: 'suppressed' } },
  ])
})

test('a mail server outage loses nothing; Keymails voided meanwhile are not sent', async () => {
  const { browser, codes, song } = await createKeymails(2)
  const sending = { editionId: song.editionId, recipients: ['late@example.com', 'never@example.com'], ...mailWords }
  await browser.post('/api/keymails/sendings', sending)
  const [first, second] = await listQueuedMailings()
  await runWithMailDown(() => expect(sendMailing({ mailingId: first?.id ?? '' })).rejects.toThrow())
  await browser.post('/api/keymails/void', { codes: [codes[1]] })
  await sendMailing({ mailingId: first?.id ?? '' })
  await sendMailing({ mailingId: second?.id ?? '' })
  expect(listMailTo('late@example.com')).toHaveLength(1)
  expect(listMailTo('never@example.com')).toHaveLength(0)
})

test('limits an artist’s mails per day; others’ editions, test accounts and strangers send nothing', async () => {
  const { browser, song, artist } = await createKeymails(3)
  await sql(
    db,
    `WITH letter AS (INSERT INTO keymail_letters (artist_id, edition_id, subject, message) VALUES ($1, $2, 's', 'm') RETURNING id)
     INSERT INTO keymail_mailings (letter_id, keymail_id, email, email_hash, state)
     SELECT letter.id, k.id, 'old@example.com', '\\x00', 'dropped' FROM letter, generate_series(1, 499),
            (SELECT id FROM keymails WHERE edition_id = $2 LIMIT 1) k`,
    [artist.id, song.editionId],
  )
  const sending = { editionId: song.editionId, recipients: ['a@example.com', 'b@example.com'], ...mailWords }
  expect(await browser.post('/api/keymails/sendings', sending)).toMatchObject({
    status: 429,
    body: { error: 'too-many-mails' },
  })
  expect((await browser.post('/api/keymails/sendings', { ...sending, recipients: ['a@example.com'] })).status).toBe(202)
  const other = await signInArtist((await createTestArtist()).gKeyId)
  expect((await other.post('/api/keymails/sendings', sending)).status).toBe(404)
  const evaluating = await signInArtist((await createTestArtist({ accountType: 'test' })).gKeyId)
  expect((await evaluating.post('/api/keymails/sendings', sending)).status).toBe(403)
  expect((await new Browser().post('/api/keymails/sendings', sending)).status).toBe(401)
})
