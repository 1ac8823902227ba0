import { expect, test } from 'vitest'
import { db, sql } from '#platform/database'
import { keymailsFor } from '#testing/builders'
import { mailTo, withMailbox } from '#testing/mailbox'
import { readPaper } from '#testing/paper'
import { approvedOrder, books, clearFaults, fault, simulator } from '#testing/paypal'
import { Browser, withServer } from '#testing/server'
import { applyDispute } from './apply-dispute.ts'
import { compareBooks } from './compare-books.ts'
import { queueReceipts, sendReceipt } from './send-receipt.ts'

withMailbox()
withServer()

async function sold(payer: string) {
  const made = await keymailsFor(1)
  const fan = new Browser()
  const [code = ''] = made.codes
  const paypalOrderId = await approvedOrder(fan, code, payer)
  await fan.post(`/paypal/order/${paypalOrderId}/capture`)
  await fan.post('/api/complete-keymail-redemption', { keymailCode: code, paypalOrderId })
  const captureId = (await books()).captures.find(({ orderId }) => orderId === paypalOrderId)?.captureId ?? ''
  const [order] = await sql<{ id: string }>(db, 'SELECT id FROM orders WHERE provider_order_id = $1', [paypalOrderId])
  return { ...made, fan, code, captureId, orderId: order?.id ?? '' }
}

const stateOf = async (code: string) =>
  (await sql<{ state: string }>(db, 'SELECT state FROM keymails WHERE code = $1', [code]))[0]?.state

async function refundedOf(orderId: string) {
  const [row] = await sql<{ refunded: number; ledger: number }>(
    db,
    `SELECT o.refunded_cents AS refunded,
            coalesce((SELECT sum(l.cents) FROM ledger_postings p JOIN ledger_entries l ON l.posting_id = p.id
                       WHERE p.order_id = o.id AND p.kind = 'refund' AND l.account LIKE 'sales/%'), 0)::int AS ledger
       FROM orders o WHERE o.id = $1`,
    [orderId],
  )
  return row
}

const openReviews = (orderId: string) =>
  sql<{ kind: string }>(db, `SELECT kind FROM reviews WHERE effect_key = $1`, [`books:${orderId}`])

test('each sale brings one receipt by mail with its PDF, however often the jobs run', async () => {
  const { orderId, artist } = await sold('receipt@example.com')
  await Promise.all([queueReceipts(), queueReceipts(), queueReceipts()])
  const [queued] = await sql<{ jobs: number }>(
    db,
    `SELECT count(*)::int AS jobs FROM pgboss.job WHERE name = 'payments.send-receipt' AND data->>'orderId' = $1`,
    [orderId],
  )
  expect(queued?.jobs).toBe(1)
  await sendReceipt({ orderId })
  await sendReceipt({ orderId })
  const mails = mailTo('receipt@example.com')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.mail.subject).toContain(artist.stageName)
  const [pdf] = mails[0]?.mail.attachments ?? []
  expect(pdf?.mimeType).toBe('application/pdf')
  const read = await readPaper(new Uint8Array(pdf?.content as ArrayBuffer))
  expect(read.pages).toBe(1)
  expect(read.title).toMatch(/^Receipt R-\d{8}-[0-9A-F]{8}$/)
  for (const words of ['$7.50USD', 'receipt@example.com', artist.stageName.replaceAll(' ', '')])
    expect(read.text).toContain(words)
})

async function disputed(captureId: string) {
  const { disputeId } = (await simulator('POST', `/simulator/captures/${captureId}/dispute`, {})) as {
    disputeId: string
  }
  return { dispute_id: disputeId, status: 'OPEN' }
}

const disputeOf = async (id: string) =>
  (await sql<{ state: string }>(db, 'SELECT state FROM disputes WHERE id = $1', [id]))[0]?.state

test('an open dispute suspends nothing, a won one neither; a lost one is like a full refund, once', async () => {
  const won = await sold('won@example.com')
  const first = await disputed(won.captureId)
  await applyDispute(first)
  expect(await disputeOf(first.dispute_id)).toBe('open')
  expect(await stateOf(won.code)).toBe('redeemed')
  await simulator('POST', `/simulator/captures/${won.captureId}/dispute/resolve`, { outcome: 'RESOLVED_SELLER_FAVOUR' })
  await applyDispute(first)
  expect(await disputeOf(first.dispute_id)).toBe('won')
  expect(await stateOf(won.code)).toBe('redeemed')

  const lost = await sold('lost@example.com')
  const second = await disputed(lost.captureId)
  await applyDispute(second)
  await simulator('POST', `/simulator/captures/${lost.captureId}/dispute/resolve`, { outcome: 'RESOLVED_BUYER_FAVOUR' })
  await Promise.all([applyDispute(second), applyDispute(second)])
  await applyDispute(second)
  expect(await disputeOf(second.dispute_id)).toBe('lost')
  expect(await stateOf(lost.code)).toBe('void')
  expect(await refundedOf(lost.orderId)).toEqual({ refunded: 750, ledger: 750 })
})

test('a refund and a lost dispute about the same money are deducted once', async () => {
  const { captureId, orderId, code } = await sold('twice@example.com')
  await simulator('POST', `/simulator/captures/${captureId}/refund`, { cents: 250 })
  const dispute = await disputed(captureId)
  // The provider's own list of refunds fails to say it: the dispute is booked, then the refunds turn up.
  const event = {
    ...dispute,
    dispute_id: 'PP-D-UNREADABLE',
    status: 'RESOLVED',
    disputed_transactions: [{ seller_transaction_id: captureId }],
    dispute_amount: { value: '7.50' },
    dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR', amount_refunded: { value: '7.50' } },
  }
  await applyDispute(event)
  expect(await refundedOf(orderId)).toEqual({ refunded: 750, ledger: 750 })
  await simulator('POST', `/simulator/captures/${captureId}/dispute/resolve`, { outcome: 'RESOLVED_BUYER_FAVOUR' })
  await compareBooks()
  expect(await refundedOf(orderId)).toEqual({ refunded: 750, ledger: 750 })
  expect(await stateOf(code)).toBe('void')
})

test('the daily comparison books a refund whose event never came, and asks a person about what still differs', async () => {
  const quiet = await sold('quiet@example.com')
  const forged = await sold('forged@example.com')
  await simulator('POST', `/simulator/captures/${quiet.captureId}/refund`, {})
  await sql(db, `UPDATE orders SET fee_cents = fee_cents + 1 WHERE id = $1`, [forged.orderId])
  await compareBooks()
  expect(await stateOf(quiet.code)).toBe('void')
  expect(await openReviews(quiet.orderId)).toEqual([])
  expect(await openReviews(forged.orderId)).toEqual([{ kind: 'payment' }])
  // Asked once a day, and once only.
  expect((await compareBooks()).compared).toBe(0)
  await sql(db, `UPDATE orders SET compared_at = now() - interval '1 day'`)
  await compareBooks()
  expect(await openReviews(forged.orderId)).toHaveLength(1)
})

test('while the provider is away nothing is judged, and the comparison says so', async () => {
  const { orderId } = await sold('away@example.com')
  await fault('/v2/checkout/orders', 'http-503', 1_000)
  await expect(compareBooks()).rejects.toThrow()
  await clearFaults()
  expect(await openReviews(orderId)).toEqual([])
  await compareBooks()
  expect(await openReviews(orderId)).toEqual([])
})
