import { beforeEach, describe, expect, test } from 'vitest'
import { sendPaymentEmailLink } from './send-payment-email-link.ts'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { createTestArtist } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { listMailTo, parseLinkToken, runWithMailDown, startTestMailbox } from '#testing/servers/mailbox'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'

startTestServer()
startTestMailbox()
beforeEach(resetRateLimits)

let addresses = 0
const createAddress = () => `new${++addresses}@example.com`

const change = (browser: Browser, email: unknown) => browser.send('PUT', '/api/artist/payment-email', { email })
const confirm = (token: string) => new Browser().post('/api/artist/payment-email/confirm', { token })

async function getMailedToken(artistId: string, address: string): Promise<string> {
  await sendPaymentEmailLink({ artistId })
  const mail = listMailTo(address).at(-1)
  return mail ? parseLinkToken(mail) : ''
}

describe('the first payment address', () => {
  test('takes effect only after confirmation by mail', async () => {
    const { artist, gKeyId } = await createTestArtist({ paymentEmail: null })
    const browser = await signInArtist(gKeyId)
    const address = createAddress()
    expect(await change(browser, address)).toMatchObject({
      status: 200,
      body: { paypalEmail: null, pendingPaypalEmail: address },
    })
    const token = await getMailedToken(artist.id, address)
    expect((await browser.get('/api/session')).body['artist']).toMatchObject({ paypalEmail: null })
    expect(await confirm(token)).toMatchObject({ status: 200, body: { paypalEmail: address, inForce: true } })
    expect((await browser.get('/api/session')).body['artist']).toMatchObject({
      paypalEmail: address,
      pendingPaypalEmail: null,
    })
  })

  test.each([
    '',
    'a',
    'a@b',
    'a b@example.com',
    'a@@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com, b@example.com',
    '"a b"@example.com>',
    `${'x'.repeat(250)}@example.com`,
  ])('is rejected when invalid: %j', async (email) => {
    const { artist, gKeyId } = await createTestArtist()
    expect((await change(await signInArtist(gKeyId), email)).status).toBeOneOf([400, 422])
    const [row] = await sql<{ pending: string | null }>(
      db,
      'SELECT pending_payment_email AS pending FROM artists WHERE id = $1',
      [artist.id],
    )
    expect(row?.pending).toBeNull()
  })

  test('is confirmed only by its own link: single use, not expired, not superseded by another address', async () => {
    const { artist, gKeyId } = await createTestArtist({ paymentEmail: null })
    const browser = await signInArtist(gKeyId)
    const [first, second] = [createAddress(), createAddress()]
    await change(browser, first)
    const old = await getMailedToken(artist.id, first)
    await change(browser, second)
    const token = await getMailedToken(artist.id, second)
    expect((await confirm(old)).status).toBe(404)
    expect((await confirm(token)).status).toBe(200)
    expect((await confirm(token)).status).toBe(404)
    expect((await confirm('')).status).toBe(404)
    expect((await confirm('made-up')).status).toBe(404)

    await change(browser, first)
    const late = await getMailedToken(artist.id, first)
    await sql(db, `UPDATE mailed_links SET expires_at = now() - interval '1 second'`)
    expect((await confirm(late)).status).toBe(404)
    expect((await browser.get('/api/session')).body['artist']).toMatchObject({ paypalEmail: second })
  })

  test('is confirmed once by two concurrent requests', async () => {
    const { artist, gKeyId } = await createTestArtist({ paymentEmail: null })
    const address = createAddress()
    await change(await signInArtist(gKeyId), address)
    const token = await getMailedToken(artist.id, address)
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)])
    expect(answers.map((answer) => String(answer.status)).toSorted()).toEqual(['200', '404', '404'])
  })

  test('gets one mail with one recipient, whatever the artist’s name contains', async () => {
    const { artist, gKeyId } = await createTestArtist({ stageName: 'Eve\r\nBcc: victim@example.com\r\n\r\nHello' })
    const address = createAddress()
    await change(await signInArtist(gKeyId), address)
    await sendPaymentEmailLink({ artistId: artist.id })
    expect(listMailTo(address)).toHaveLength(1)
    const [received] = listMailTo(address)
    expect(received?.recipients).toEqual([address])
    expect(received?.mail.to?.map(({ address: to }) => to)).toEqual([address])
    expect(received?.mail.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(listMailTo('victim@example.com')).toEqual([])
  })

  // Without the limit, a production G-Key could mail a stranger as often as it likes.
  test('may be requested ten times an hour', async () => {
    const { gKeyId } = await createTestArtist()
    const browser = await signInArtist(gKeyId)
    const answers = []
    for (let n = 0; n < 12; n++) answers.push((await change(browser, createAddress())).status)
    expect(answers).toEqual([...Array<number>(10).fill(200), 429, 429])
  })

  test('is mailed again after a mail outage', async () => {
    const { artist, gKeyId } = await createTestArtist({ paymentEmail: null })
    const address = createAddress()
    await change(await signInArtist(gKeyId), address)
    await runWithMailDown(() => expect(sendPaymentEmailLink({ artistId: artist.id })).rejects.toThrow(/order/))
    await sendPaymentEmailLink({ artistId: artist.id })
    expect(listMailTo(address)).toHaveLength(1)
  })
})
