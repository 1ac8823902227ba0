import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { sweepHolds } from '#module/payments'
import { db, sql } from '#platform/database'
import { freshBudgets } from '#testing/budgets'
import { mailTo, tokenIn, whileMailIsOut, withMailbox } from '#testing/mailbox'
import { approvedBuyer, buyCopy, onSale } from '#testing/open-sale'
import { Browser, withServer } from '#testing/server'
import { callWaiters, mailWaiter } from './call-waiters.ts'

withServer()
withMailbox()
beforeEach(freshBudgets)

const join = (editionId: string, email: string) =>
  new Browser().post(`/api/open-sales/${editionId}/waiting-list`, { email })
const leave = (token: string) => new Browser().post('/api/open-sales/leave-waiting-list', { token })
const anAddress = () => `${randomUUID()}@example.com`

/** What the worker does with the jobs that were sent. */
async function work(editionId: string): Promise<void> {
  await callWaiters({ editionId })
  const called = await sql<{ id: string }>(
    db,
    'SELECT id FROM open_sale_waiters WHERE edition_id = $1 AND called_at IS NOT NULL AND mailed_at IS NULL',
    [editionId],
  )
  for (const { id } of called) await mailWaiter({ waiterId: id })
}

async function lapse(orderId: string): Promise<void> {
  await sql(db, `UPDATE orders SET held_until = now() - interval '1 second' WHERE provider_order_id = $1`, [orderId])
  await sweepHolds()
}

test('who waits is written to when a hold lapses: first come, one for each free copy, one mail each', async () => {
  const { editionId } = await onSale(2)
  const [holder] = [await approvedBuyer(editionId), await approvedBuyer(editionId)]
  const waiters = [anAddress(), anAddress(), anAddress()]
  for (const email of waiters) expect((await join(editionId, email)).status).toBe(202)
  // Asked twice, typed otherwise: still once on the list, and not moved back.
  expect((await join(editionId, ` ${waiters[0]?.toUpperCase()} `)).status).toBe(202)
  await work(editionId)
  expect(waiters.flatMap(mailTo)).toHaveLength(0)

  await lapse(holder.id)
  await work(editionId)
  await work(editionId)
  expect(waiters.map((email) => mailTo(email).length)).toEqual([1, 0, 0])
  const text = mailTo(waiters[0] ?? '')[0]?.mail.text ?? ''
  expect(text).toContain(`/buy-copy/${editionId}`)
  // He did not come: after a while the next one is called for the same copy.
  await sql(db, `UPDATE open_sale_waiters SET called_at = now() - interval '16 minutes' WHERE called_at IS NOT NULL`)
  await work(editionId)
  expect(waiters.map((email) => mailTo(email).length)).toEqual([1, 1, 0])
})

test('who waits is written to when copies are added', async () => {
  const { editionId, put } = await onSale(1)
  await buyCopy(editionId)
  const email = anAddress()
  expect((await join(editionId, email)).status).toBe(202)
  expect((await put({ copies: 3 })).status).toBe(200)
  const jobs = await sql(
    db,
    `SELECT 1 FROM pgboss.job WHERE name = 'open-sale.copies-came-free' AND data->>'editionId' = $1`,
    [editionId],
  )
  expect(jobs.length).toBeGreaterThan(0)
  await work(editionId)
  expect(mailTo(email)).toHaveLength(1)
})

test('who was called and came keeps nobody waiting', async () => {
  const { editionId, put } = await onSale(1)
  await buyCopy(editionId)
  const waiters = [anAddress(), anAddress()]
  for (const email of waiters) await join(editionId, email)
  await put({ copies: 2 })
  await work(editionId)
  await put({ copies: 2 })
  await work(editionId)
  expect(waiters.map((email) => mailTo(email).length)).toEqual([1, 0])
  await buyCopy(editionId, waiters[0])
  await put({ copies: 3 })
  await work(editionId)
  expect(waiters.map((email) => mailTo(email).length)).toEqual([1, 1])
})

test('the link in the mail takes the address off the list, once', async () => {
  const { editionId, put } = await onSale(1)
  await buyCopy(editionId)
  const email = anAddress()
  await join(editionId, email)
  await put({ copies: 2 })
  await work(editionId)
  const token = tokenIn(mailTo(email)[0] as NonNullable<ReturnType<typeof mailTo>[0]>)
  expect(await leave(token)).toMatchObject({ status: 200 })
  expect(await sql(db, 'SELECT 1 FROM open_sale_waiters WHERE email = $1', [email])).toHaveLength(0)
  expect(await leave(token)).toMatchObject({ status: 404, body: { error: 'link-expired' } })
})

test('a mail that did not leave is sent again, and only then', async () => {
  const { editionId, put } = await onSale(1)
  await buyCopy(editionId)
  const email = anAddress()
  await join(editionId, email)
  await put({ copies: 2 })
  await whileMailIsOut(() => expect(work(editionId)).rejects.toThrow())
  await work(editionId)
  await work(editionId)
  expect(mailTo(email)).toHaveLength(1)
})

test('a list is joined only where there is something to wait for, by addresses', async () => {
  const { editionId } = await onSale(1)
  expect(await join(editionId, anAddress())).toMatchObject({ status: 409, body: { error: 'copies-free' } })
  expect(await join(randomUUID(), anAddress())).toMatchObject({ status: 404, body: { error: 'not-on-sale' } })
  await buyCopy(editionId)
  for (const email of ['nobody', 'a@b\r\nBcc: c@d.example', '', `${'a'.repeat(260)}@example.com`]) {
    expect((await join(editionId, email)).status).toBe(400)
  }
})
