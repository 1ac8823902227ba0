import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { releaseExpiredHolds } from '#module/payments/holds'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { listMailTo, parseLinkToken, runWithMailDown, startTestMailbox } from '#testing/servers/mailbox'
import { createApprovedCopyOrder, captureCopyOrder, createTestOpenSale } from '#testing/builders/open-sale'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import { notifyWaitlist } from './notify-waitlist.ts'
import { sendWaitlistMail } from './send-waitlist-mail.ts'

startTestServer()
startTestMailbox()
beforeEach(resetRateLimits)

const join = (editionId: string, email: string) =>
  new Browser().post(`/api/open-sales/${editionId}/waiting-list`, { email })
const leave = (token: string) => new Browser().post('/api/open-sales/leave-waiting-list', { token })
const createEmail = () => `${randomUUID()}@example.com`

/** Runs the enqueued jobs as the worker would. */
async function runJobs(editionId: string): Promise<void> {
  await notifyWaitlist({ editionId })
  const called = await sql<{ id: string }>(
    db,
    'SELECT id FROM open_sale_waiters WHERE edition_id = $1 AND called_at IS NOT NULL AND mailed_at IS NULL',
    [editionId],
  )
  for (const { id } of called) await sendWaitlistMail({ waiterId: id })
}

async function expireHold(orderId: string): Promise<void> {
  await sql(db, `UPDATE orders SET held_until = now() - interval '1 second' WHERE provider_order_id = $1`, [orderId])
  await releaseExpiredHolds()
}

test('an expired hold notifies in order of joining, one address per free copy, one mail each', async () => {
  const { editionId } = await createTestOpenSale(2)
  const [holder] = [await createApprovedCopyOrder(editionId), await createApprovedCopyOrder(editionId)]
  const waiters = [createEmail(), createEmail(), createEmail()]
  for (const email of waiters) expect((await join(editionId, email)).status).toBe(202)
  // Joining again in another spelling keeps one entry and its place.
  expect((await join(editionId, ` ${waiters[0]?.toUpperCase()} `)).status).toBe(202)
  await runJobs(editionId)
  expect(waiters.flatMap(listMailTo)).toHaveLength(0)

  await expireHold(holder.id)
  await runJobs(editionId)
  await runJobs(editionId)
  expect(waiters.map((email) => listMailTo(email).length)).toEqual([1, 0, 0])
  const text = listMailTo(waiters[0] ?? '')[0]?.mail.text ?? ''
  expect(text).toContain(`/buy-copy/${editionId}`)
  // The notified fan did not buy in time: the next one is notified for the same copy.
  await sql(db, `UPDATE open_sale_waiters SET called_at = now() - interval '16 minutes' WHERE called_at IS NOT NULL`)
  await runJobs(editionId)
  expect(waiters.map((email) => listMailTo(email).length)).toEqual([1, 1, 0])
})

test('added copies notify the waitlist', async () => {
  const { editionId, put } = await createTestOpenSale(1)
  await captureCopyOrder(editionId)
  const email = createEmail()
  expect((await join(editionId, email)).status).toBe(202)
  expect((await put({ copies: 3 })).status).toBe(200)
  const jobs = await sql(
    db,
    `SELECT 1 FROM pgboss.job WHERE name = 'open-sales.notify-waitlist' AND data->>'editionId' = $1`,
    [editionId],
  )
  expect(jobs.length).toBeGreaterThan(0)
  await runJobs(editionId)
  expect(listMailTo(email)).toHaveLength(1)
})

test('a notified fan who bought does not delay the next one', async () => {
  const { editionId, put } = await createTestOpenSale(1)
  await captureCopyOrder(editionId)
  const waiters = [createEmail(), createEmail()]
  for (const email of waiters) await join(editionId, email)
  await put({ copies: 2 })
  await runJobs(editionId)
  await put({ copies: 2 })
  await runJobs(editionId)
  expect(waiters.map((email) => listMailTo(email).length)).toEqual([1, 0])
  await captureCopyOrder(editionId, waiters[0])
  await put({ copies: 3 })
  await runJobs(editionId)
  expect(waiters.map((email) => listMailTo(email).length)).toEqual([1, 1])
})

test('the link in the mail removes the address from the waitlist, once', async () => {
  const { editionId, put } = await createTestOpenSale(1)
  await captureCopyOrder(editionId)
  const email = createEmail()
  await join(editionId, email)
  await put({ copies: 2 })
  await runJobs(editionId)
  const token = parseLinkToken(listMailTo(email)[0] as NonNullable<ReturnType<typeof listMailTo>[0]>)
  expect(await leave(token)).toMatchObject({ status: 200 })
  expect(await sql(db, 'SELECT 1 FROM open_sale_waiters WHERE email = $1', [email])).toHaveLength(0)
  expect(await leave(token)).toMatchObject({ status: 404, body: { error: 'link-expired' } })
})

test('a failed mail is sent again, a delivered one is not', async () => {
  const { editionId, put } = await createTestOpenSale(1)
  await captureCopyOrder(editionId)
  const email = createEmail()
  await join(editionId, email)
  await put({ copies: 2 })
  await runWithMailDown(() => expect(runJobs(editionId)).rejects.toThrow())
  await runJobs(editionId)
  await runJobs(editionId)
  expect(listMailTo(email)).toHaveLength(1)
})

test('joining requires a sale without free copies and a valid address', async () => {
  const { editionId } = await createTestOpenSale(1)
  expect(await join(editionId, createEmail())).toMatchObject({ status: 409, body: { error: 'copies-free' } })
  expect(await join(randomUUID(), createEmail())).toMatchObject({ status: 404, body: { error: 'not-on-sale' } })
  await captureCopyOrder(editionId)
  for (const email of ['nobody', 'a@b\r\nBcc: c@d.example', '', `${'a'.repeat(260)}@example.com`]) {
    expect((await join(editionId, email)).status).toBe(400)
  }
})
