import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { rollUpRevenue } from '#module/revenue'
import { sendAccountClosedEmail } from '#module/artists'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestArtist, createTestSong } from '#testing/builders/records'
import { captureCopyOrder, createTestOpenSale } from '#testing/builders/open-sale'
import { callSimulator, getPaypalBooks } from '#testing/clients/paypal'
import type { Browser } from '#testing/clients/browser'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { listMailTo, startTestMailbox } from '#testing/servers/mailbox'
import { startTestServer } from '#testing/servers/app-server'
import { reconcileOrder } from '#module/payments/ledger'
import { createSaleMails } from './create-sale-mails.ts'
import { purgeSaleMails } from './purge-sale-mails.ts'
import { sendSaleMail } from './send-sale-mail.ts'

startTestServer()
startTestMailbox()

/** Runs what the worker runs after a payment, each job twice, as a queue may. */
async function runJobs(): Promise<void> {
  await Promise.all([rollUpRevenue(), rollUpRevenue()])
  await Promise.all([createSaleMails(), createSaleMails()])
  await createSaleMails()
  const waiting = await sql<{ mailId: string }>(db, 'SELECT id AS "mailId" FROM sale_mails WHERE sent_at IS NULL')
  for (const mail of waiting) await sendSaleMail(mail)
  for (const mail of waiting) await sendSaleMail(mail)
}

const listSubjects = (address: string) => listMailTo(address).map(({ mail }) => mail.subject ?? '')

const updateMails = (workshop: Browser, sales: string) => workshop.send('PUT', '/api/artist/sale-mails', { sales })

/** As if everything of this artist had happened that many hours earlier. */
async function moveBack(artistId: string, hours: number): Promise<void> {
  const values = [artistId, hours]
  await sql(
    db,
    `UPDATE sale_mails SET created_at = created_at - make_interval(hours => $2) WHERE artist_id = $1`,
    values,
  )
  await sql(
    db,
    `UPDATE sale_notices SET created_at = created_at - make_interval(hours => $2) WHERE artist_id = $1`,
    values,
  )
}

async function refund(paypalOrderId: string, cents?: number): Promise<void> {
  const { captures } = await getPaypalBooks()
  const captureId = captures.find(({ orderId }) => orderId === paypalOrderId)?.captureId ?? ''
  await callSimulator('POST', `/simulator/captures/${captureId}/refund`, cents === undefined ? {} : { cents })
  const [order] = await sql<{ id: string }>(db, 'SELECT id FROM orders WHERE provider_order_id = $1', [paypalOrderId])
  await reconcileOrder({ orderId: order?.id ?? '' })
}

async function openDispute(paypalOrderId: string): Promise<string> {
  const id = `PP-D-${randomUUID()}`
  await sql(
    db,
    `INSERT INTO disputes (id, order_id, cents, reason) SELECT $1, id, cents, 'x' FROM orders WHERE provider_order_id = $2`,
    [id, paypalOrderId],
  )
  return id
}

describe('an artist', () => {
  test('hears of a sale at once, and once; those of the next minutes share a mail', async () => {
    const { artist, editionId } = await createTestOpenSale(5)
    await captureCopyOrder(editionId, 'ada@example.com')
    await runJobs()
    await runJobs()
    expect(listSubjects(artist.email)).toEqual([expect.stringMatching(/^Sold: “.+” No\. 1 of 100$/)])
    const [first] = listMailTo(artist.email)
    expect(first?.mail.text).toContain('$7.50')
    expect(first?.mail.text).not.toContain('ada@example.com')

    for (const n of [1, 2]) await captureCopyOrder(editionId, `fan${n}@example.com`)
    await runJobs()
    expect(listSubjects(artist.email)).toHaveLength(1)
    await moveBack(artist.id, 1)
    await runJobs()
    expect(listSubjects(artist.email).at(-1)).toBe('2 copies sold: $15.00')
  })

  test.each([
    ['day', 24],
    ['week', 7 * 24],
  ])('who wants one mail a %s gets one after its end', async (often, hours) => {
    const { artist, editionId, workshop } = await createTestOpenSale(5)
    expect((await workshop.get('/api/artist/sale-mails')).body).toEqual({ sales: 'each' })
    expect((await updateMails(workshop, often)).body).toEqual({ sales: often })
    expect((await workshop.get('/api/artist/sale-mails')).body).toEqual({ sales: often })
    for (const n of [1, 2]) await captureCopyOrder(editionId, `fan${n}@example.com`)
    await runJobs()
    expect(listSubjects(artist.email)).toEqual([])
    await moveBack(artist.id, hours)
    await runJobs()
    expect(listSubjects(artist.email)).toEqual(['2 copies sold: $15.00'])
  })

  test('who wants none hears of refunds, disputes and the last copy all the same', async () => {
    const { artist, editionId, workshop } = await createTestOpenSale(1, { copies: 1 })
    await updateMails(workshop, 'never')
    const buyer = await captureCopyOrder(editionId)
    await runJobs()
    expect(listSubjects(artist.email)).toEqual([expect.stringMatching(/^Sold out: “/)])
    const disputeId = await openDispute(buyer.id)
    await runJobs()
    expect(listMailTo(artist.email).at(-1)?.mail).toMatchObject({
      subject: expect.stringMatching(/^A buyer disputes \$7\.50/) as string,
      text: expect.stringContaining(disputeId) as string,
    })
    await sql(db, `UPDATE disputes SET state = 'won', resolved_at = now() WHERE id = $1`, [disputeId])
    await refund(buyer.id)
    await runJobs()
    expect(listSubjects(artist.email).at(-1)).toMatch(/^\$7\.50 refunded for “.+”, and 1 more$/)
    expect(listSubjects(artist.email)).toHaveLength(3)
  })

  test('is told nothing of imported sales of long ago, nor again after old mails are purged', async () => {
    const { artist, editionId } = await createTestOpenSale(3)
    await captureCopyOrder(editionId)
    await runJobs()
    await moveBack(artist.id, 91 * 24)
    await purgeSaleMails()
    await sql(
      db,
      `INSERT INTO revenue_inbox SELECT p.id FROM ledger_postings p JOIN orders o ON o.id = p.order_id
        WHERE o.payee_artist_id = $1 ON CONFLICT DO NOTHING`,
      [artist.id],
    )
    await sql(db, `ALTER TABLE ledger_postings DISABLE TRIGGER USER`)
    await sql(
      db,
      `UPDATE ledger_postings p SET at = p.at - interval '3 days' FROM orders o
        WHERE o.id = p.order_id AND o.payee_artist_id = $1`,
      [artist.id],
    )
    await sql(db, `ALTER TABLE ledger_postings ENABLE TRIGGER USER`)
    await runJobs()
    expect(listSubjects(artist.email)).toHaveLength(1)
  })

  test('who leaves is told once what remains and until when the books open', async () => {
    const { artist, gKeyId } = await createTestArtist()
    await createTestSong(artist)
    const workshop = await signInArtist(gKeyId)
    expect((await workshop.send('POST', '/api/artist/account/close', { gKeyId })).status).toBeLessThan(300)
    await sendAccountClosedEmail({ artistId: artist.id })
    expect(listMailTo(artist.email).at(-1)?.mail).toMatchObject({
      subject: 'Your TuneMaker account is closed',
      text: expect.stringContaining('/closed-account') as string,
    })
    const jobs = await sql(
      db,
      `SELECT 1 FROM pgboss.job WHERE name = 'artists.send-account-closed-email' AND data->>'artistId' = $1`,
      [artist.id],
    )
    expect(jobs).toHaveLength(1)
  })
})

test('a buyer hears of money that went back, part or whole, once', async () => {
  const { editionId } = await createTestOpenSale(2)
  const email = `${randomUUID()}@example.com`
  const buyer = await captureCopyOrder(editionId, email)
  await refund(buyer.id, 250)
  await runJobs()
  await runJobs()
  const [part] = listMailTo(email)
  expect(part?.mail.subject).toMatch(/^\$2\.50 refunded: /)
  expect(part?.mail.text).toContain('what you bought stays yours')
  await refund(buyer.id, 500)
  await runJobs()
  expect(listMailTo(email)).toHaveLength(2)
  expect(listMailTo(email).at(-1)?.mail.text).toContain('The whole payment is returned')
})

test('a buyer hears of it in the language of the browser that paid', async () => {
  const { editionId } = await createTestOpenSale(1)
  const email = `${randomUUID()}@example.com`
  const buyer = await captureCopyOrder(editionId, email)
  await sql(
    db,
    `UPDATE sessions SET language = 'de-AT' WHERE visitor_id = (SELECT visitor_id FROM orders WHERE provider_order_id = $1)`,
    [buyer.id],
  )
  await refund(buyer.id)
  await runJobs()
  const [mail] = listMailTo(email)
  expect(mail?.mail.subject).toMatch(/^7,50\s\$ sind an Sie zurückgegangen: .+ von .+$/)
  expect(mail?.mail.text).toContain('Die ganze Zahlung ist erstattet.')
})
