import { beforeEach, describe, expect, test } from 'vitest'
import { sendPaymentEmailLink } from '#module/gkeys'
import { db, sql } from '#platform/database'
import { freshBudgets } from '#testing/budgets'
import { anArtist, signedIn } from '#testing/builders'
import { mailTo, tokenIn, whileMailIsOut, withMailbox } from '#testing/mailbox'
import { Browser, withServer } from '#testing/server'

withServer()
withMailbox()
beforeEach(freshBudgets)

let addresses = 0
const anAddress = () => `new${++addresses}@example.com`

const change = (browser: Browser, email: unknown) => browser.send('PUT', '/api/artist/payment-email', { email })
const confirm = (token: string) => new Browser().post('/api/artist/payment-email/confirm', { token })

async function mailedToken(artistId: string, address: string): Promise<string> {
  await sendPaymentEmailLink({ artistId })
  const mail = mailTo(address).at(-1)
  return mail ? tokenIn(mail) : ''
}

describe('another payment address', () => {
  test('counts only once a mail to it was answered', async () => {
    const { artist, gKeyId } = await anArtist()
    const browser = await signedIn(gKeyId)
    const address = anAddress()
    expect(await change(browser, address)).toMatchObject({
      status: 200,
      body: { paypalEmail: artist.paymentEmail, pendingPaypalEmail: address },
    })
    const token = await mailedToken(artist.id, address)
    expect((await browser.get('/api/session')).body['artist']).toMatchObject({ paypalEmail: artist.paymentEmail })
    expect(await confirm(token)).toMatchObject({ status: 200, body: { paypalEmail: address } })
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
  ])('is refused when it is none: %j', async (email) => {
    const { artist, gKeyId } = await anArtist()
    expect((await change(await signedIn(gKeyId), email)).status).toBeOneOf([400, 422])
    const [row] = await sql<{ pending: string | null }>(
      db,
      'SELECT pending_payment_email AS pending FROM artists WHERE id = $1',
      [artist.id],
    )
    expect(row?.pending).toBeNull()
  })

  test('is confirmed by its own link only: single use, in time, and not by the link of an address given up', async () => {
    const { artist, gKeyId } = await anArtist()
    const browser = await signedIn(gKeyId)
    const [first, second] = [anAddress(), anAddress()]
    await change(browser, first)
    const old = await mailedToken(artist.id, first)
    await change(browser, second)
    const token = await mailedToken(artist.id, second)
    expect((await confirm(old)).status).toBe(404)
    expect((await confirm(token)).status).toBe(200)
    expect((await confirm(token)).status).toBe(404)
    expect((await confirm('')).status).toBe(404)
    expect((await confirm('made-up')).status).toBe(404)

    await change(browser, first)
    const late = await mailedToken(artist.id, first)
    await sql(db, `UPDATE mailed_links SET expires_at = now() - interval '1 second'`)
    expect((await confirm(late)).status).toBe(404)
    expect((await browser.get('/api/session')).body['artist']).toMatchObject({ paypalEmail: second })
  })

  test('of two confirmations at once one counts', async () => {
    const { artist, gKeyId } = await anArtist()
    const address = anAddress()
    await change(await signedIn(gKeyId), address)
    const token = await mailedToken(artist.id, address)
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)])
    expect(answers.map((answer) => String(answer.status)).toSorted()).toEqual(['200', '404', '404'])
  })

  test('gets one mail with one recipient, whatever the artist is called', async () => {
    const { artist, gKeyId } = await anArtist({ stageName: 'Eve\r\nBcc: victim@example.com\r\n\r\nHello' })
    const address = anAddress()
    await change(await signedIn(gKeyId), address)
    await sendPaymentEmailLink({ artistId: artist.id })
    expect(mailTo(address)).toHaveLength(1)
    const [received] = mailTo(address)
    expect(received?.recipients).toEqual([address])
    expect(received?.mail.to?.map(({ address: to }) => to)).toEqual([address])
    expect(received?.mail.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(mailTo('victim@example.com')).toEqual([])
  })

  // Tried: without the limit a production G-Key mails a stranger as often as it likes.
  test('may be asked for ten times an hour', async () => {
    const { gKeyId } = await anArtist()
    const browser = await signedIn(gKeyId)
    const answers = []
    for (let n = 0; n < 12; n++) answers.push((await change(browser, anAddress())).status)
    expect(answers).toEqual([...Array<number>(10).fill(200), 429, 429])
  })

  test('is mailed again when the mail server was out of order', async () => {
    const { artist, gKeyId } = await anArtist()
    const address = anAddress()
    await change(await signedIn(gKeyId), address)
    await whileMailIsOut(() => expect(sendPaymentEmailLink({ artistId: artist.id })).rejects.toThrow(/order/))
    await sendPaymentEmailLink({ artistId: artist.id })
    expect(mailTo(address)).toHaveLength(1)
  })
})
