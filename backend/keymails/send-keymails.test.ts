import { expect, test } from 'vitest'
import { db, sql } from '#platform/database'
import { anArtist, keymailsFor, signedIn } from '#testing/builders'
import { mailTo, whileMailIsOut, withMailbox } from '#testing/mailbox'
import { Browser, withServer } from '#testing/server'
import { mailKeymail } from './send-keymails.ts'

withMailbox()
withServer()

const words = { subject: 'For you', message: 'Thank you for coming on Friday.\n\nYours' }

async function printed(count: number) {
  const made = await keymailsFor(count)
  return { ...made, browser: await signedIn(made.gKeyId) }
}

const queued = () =>
  sql<{ id: string; email: string }>(db, `SELECT id, email FROM keymail_mailings WHERE state = 'queued'`)

async function runMailings() {
  for (const { id } of await queued()) await mailKeymail({ mailingId: id })
}

test('each address gets one Keymail in the artist’s words, and the list says that it was sent', async () => {
  const { browser, codes, song } = await printed(3)
  const sent = await browser.post('/api/keymails/sendings', {
    editionId: song.editionId,
    recipients: ['ann@example.com', ' Bob@Example.com', 'ann@example.com'],
    ...words,
  })
  expect(sent).toMatchObject({ status: 202, body: { queued: 2, skipped: 0 } })
  await runMailings()
  const [mail] = mailTo('ann@example.com')
  expect(mailTo('ann@example.com')).toHaveLength(1)
  expect(mail?.recipients).toEqual(['ann@example.com'])
  expect(mail?.mail.subject).toBe('For you')
  expect(mail?.mail.text).toContain('Thank you for coming on Friday.')
  expect(mail?.mail.text).toContain(codes[0])
  expect(mail?.mail.text).toContain(`http://localhost:3999/redeem-keymail?code=${codes[0]}`)
  expect(mailTo('bob@example.com')[0]?.mail.text).toContain(codes[1])
  const headers = Object.fromEntries(mail?.mail.headers.map(({ key, value }) => [key, value]) ?? [])
  expect(headers['list-unsubscribe']).toMatch(/^<http:\/\/localhost:3999\/api\/keymails\/stop\?token=\w+>$/)
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  expect((await browser.get('/api/keymails')).body).toMatchObject([
    { copy: 3, state: 'issued', mail: null },
    { copy: 2, state: 'sent', mail: { to: 'bob@example.com', state: 'sent' } },
    { copy: 1, state: 'sent' },
  ])
  expect((await browser.get('/api/keymails?q=bob')).body).toHaveLength(1)
})

// Tried: without the artist's row lock several of ten clicks send.
test('ten clicks at once, and a job that runs again, mail nobody twice', async () => {
  const { browser, song } = await printed(10)
  const sending = { editionId: song.editionId, recipients: ['click@example.com'], ...words }
  const answers = await Promise.all(Array.from({ length: 10 }, () => browser.post('/api/keymails/sendings', sending)))
  expect(answers.reduce((sum, { body }) => sum + Number(body['queued']), 0)).toBe(1)
  const [mailing] = await queued()
  await Promise.all(Array.from({ length: 5 }, () => mailKeymail({ mailingId: mailing?.id ?? '' })))
  await mailKeymail({ mailingId: mailing?.id ?? '' })
  expect(mailTo('click@example.com')).toHaveLength(1)
})

test('hostile addresses, subjects and words gain no recipient, and one wrong address sends nothing', async () => {
  const { browser, song } = await printed(3)
  const send = (fields: object) =>
    browser.post('/api/keymails/sendings', {
      editionId: song.editionId,
      recipients: ['safe@example.com'],
      ...words,
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
  const [mail] = mailTo('safe@example.com')
  expect(mail?.recipients).toEqual(['safe@example.com'])
  expect(mail?.mail.subject).toBe('Hi Bcc: evil@example.com body')
  expect(mail?.mail.html).toBeUndefined()
  expect(mail?.mail.text).toContain('<b>x</b>')
  expect(mailTo('evil@example.com')).toEqual([])
})

test('too few Keymails send none; issuing with addresses does both or nothing', async () => {
  const { browser, song } = await printed(1)
  const two = ['one@example.com', 'two@example.com']
  expect(
    await browser.post('/api/keymails/sendings', { editionId: song.editionId, recipients: two, ...words }),
  ).toMatchObject({ status: 409, body: { error: 'too-few-keymails', free: 1, needed: 2 } })
  expect(await queued()).toEqual([])
  const roomy = await keymailsFor(1, 5)
  const own = await signedIn(roomy.gKeyId)
  const wish = { editionId: roomy.song.editionId, count: 3, recipients: two }
  expect((await own.post('/api/keymails', { ...wish, count: 1 })).status).toBe(400)
  expect((await own.post('/api/keymails', wish)).status).toBe(201)
  expect((await queued()).map(({ email }) => email).sort()).toEqual(two)
  expect((await browser.post('/api/keymails', wish)).status).toBe(404)
  await runMailings()
})

test('who unsubscribes gets no more, by the link or the mail program’s button; the Keymail stays to be given away', async () => {
  const { browser, song } = await printed(2)
  const to = (recipient: string) =>
    browser.post('/api/keymails/sendings', { editionId: song.editionId, recipients: [recipient], ...words })
  await to('leaving@example.com')
  await runMailings()
  const token = /stop-keymails\?token=(\w+)/.exec(mailTo('leaving@example.com')[0]?.mail.text ?? '')?.[1]
  const button = await new Browser().fetch('POST', `/api/keymails/stop?token=${token}`, undefined)
  expect(button.status).toBe(200)
  expect((await new Browser().post(`/api/keymails/stop?token=${token}`)).status).toBe(200)
  expect((await new Browser().post('/api/keymails/stop?token=guess')).status).toBe(200)
  const other = await printed(1)
  await other.browser.post('/api/keymails/sendings', {
    editionId: other.song.editionId,
    recipients: ['LEAVING@example.com'],
    ...words,
  })
  await runMailings()
  expect(mailTo('leaving@example.com')).toHaveLength(1)
  expect((await other.browser.get('/api/keymails')).body).toMatchObject([
    { state: 'issued', mail: { state: 'suppressed' } },
  ])
})

test('while the mail server is out nothing is lost; what was voided meanwhile is not sent', async () => {
  const { browser, codes, song } = await printed(2)
  const sending = { editionId: song.editionId, recipients: ['late@example.com', 'never@example.com'], ...words }
  await browser.post('/api/keymails/sendings', sending)
  const [first, second] = await queued()
  await whileMailIsOut(() => expect(mailKeymail({ mailingId: first?.id ?? '' })).rejects.toThrow())
  await browser.post('/api/keymails/void', { codes: [codes[1]] })
  await mailKeymail({ mailingId: first?.id ?? '' })
  await mailKeymail({ mailingId: second?.id ?? '' })
  expect(mailTo('late@example.com')).toHaveLength(1)
  expect(mailTo('never@example.com')).toHaveLength(0)
})

test('an artist’s mails of a day are limited; others’ editions, test accounts and strangers send nothing', async () => {
  const { browser, song, artist } = await printed(3)
  await sql(
    db,
    `WITH letter AS (INSERT INTO keymail_letters (artist_id, edition_id, subject, message) VALUES ($1, $2, 's', 'm') RETURNING id)
     INSERT INTO keymail_mailings (letter_id, keymail_id, email, email_hash, state)
     SELECT letter.id, k.id, 'old@example.com', '\\x00', 'dropped' FROM letter, generate_series(1, 499),
            (SELECT id FROM keymails WHERE edition_id = $2 LIMIT 1) k`,
    [artist.id, song.editionId],
  )
  const sending = { editionId: song.editionId, recipients: ['a@example.com', 'b@example.com'], ...words }
  expect(await browser.post('/api/keymails/sendings', sending)).toMatchObject({
    status: 429,
    body: { error: 'too-many-mails' },
  })
  expect((await browser.post('/api/keymails/sendings', { ...sending, recipients: ['a@example.com'] })).status).toBe(202)
  const other = await signedIn((await anArtist()).gKeyId)
  expect((await other.post('/api/keymails/sendings', sending)).status).toBe(404)
  const evaluating = await signedIn((await anArtist({ accountType: 'test' })).gKeyId)
  expect((await evaluating.post('/api/keymails/sendings', sending)).status).toBe(403)
  expect((await new Browser().post('/api/keymails/sendings', sending)).status).toBe(401)
})
