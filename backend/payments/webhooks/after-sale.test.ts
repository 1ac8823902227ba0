import { expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestKeymails } from '#testing/builders/records'
import { listMailTo, startTestMailbox } from '#testing/servers/mailbox'
import { parseRenderedPdf } from '#testing/rendered-documents'
import {
  createApprovedOrder,
  getPaypalBooks,
  deletePaypalFaults,
  createPaypalFault,
  callSimulator,
} from '#testing/clients/paypal'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import { applyDispute } from './apply-dispute.ts'
import { reconcileLedger } from '#module/payments/ledger'
import { enqueueReceipts, sendReceipt } from '#module/payments/receipts'

startTestMailbox()
startTestServer()

async function sellKeymail(payer: string) {
  const made = await createTestKeymails(1)
  const fan = new Browser()
  const [code = ''] = made.codes
  const paypalOrderId = await createApprovedOrder(fan, code, payer)
  await fan.post(`/paypal/order/${paypalOrderId}/capture`)
  await fan.post('/api/complete-keymail-redemption', { keymailCode: code, paypalOrderId })
  const captureId = (await getPaypalBooks()).captures.find(({ orderId }) => orderId === paypalOrderId)?.captureId ?? ''
  const [order] = await sql<{ id: string }>(db, 'SELECT id FROM orders WHERE provider_order_id = $1', [paypalOrderId])
  return { ...made, fan, code, captureId, orderId: order?.id ?? '' }
}

const getKeymailState = async (code: string) =>
  (await sql<{ state: string }>(db, 'SELECT state FROM keymails WHERE code = $1', [code]))[0]?.state

async function getRefunded(orderId: string) {
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

const listReviews = (orderId: string) =>
  sql<{ kind: string }>(db, `SELECT kind FROM reviews WHERE effect_key = $1`, [`books:${orderId}`])

test('mails one receipt with its PDF per sale, however often the jobs run', async () => {
  const { orderId, artist } = await sellKeymail('receipt@example.com')
  await Promise.all([enqueueReceipts(), enqueueReceipts(), enqueueReceipts()])
  const [queued] = await sql<{ jobs: number }>(
    db,
    `SELECT count(*)::int AS jobs FROM pgboss.job WHERE name = 'payments.send-receipt' AND data->>'orderId' = $1`,
    [orderId],
  )
  expect(queued?.jobs).toBe(1)
  await sendReceipt({ orderId })
  await sendReceipt({ orderId })
  const mails = listMailTo('receipt@example.com')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.mail.subject).toContain(artist.stageName)
  const [pdf] = mails[0]?.mail.attachments ?? []
  expect(pdf?.mimeType).toBe('application/pdf')
  const read = await parseRenderedPdf(new Uint8Array(pdf?.content as ArrayBuffer))
  expect(read.pages).toBe(1)
  expect(read.title).toMatch(/^Receipt R-\d{8}-[0-9A-F]{8}$/)
  for (const words of ['$7.50USD', 'receipt@example.com', artist.stageName.replaceAll(' ', '')])
    expect(read.text).toContain(words)
})

async function openDispute(captureId: string) {
  const { disputeId } = (await callSimulator('POST', `/simulator/captures/${captureId}/dispute`, {})) as {
    disputeId: string
  }
  return { dispute_id: disputeId, status: 'OPEN' }
}

const getDisputeState = async (id: string) =>
  (await sql<{ state: string }>(db, 'SELECT state FROM disputes WHERE id = $1', [id]))[0]?.state

test('an open or won dispute changes nothing; a lost one counts as a full refund, once', async () => {
  const won = await sellKeymail('won@example.com')
  const first = await openDispute(won.captureId)
  await applyDispute(first)
  expect(await getDisputeState(first.dispute_id)).toBe('open')
  expect(await getKeymailState(won.code)).toBe('redeemed')
  await callSimulator('POST', `/simulator/captures/${won.captureId}/dispute/resolve`, {
    outcome: 'RESOLVED_SELLER_FAVOUR',
  })
  await applyDispute(first)
  expect(await getDisputeState(first.dispute_id)).toBe('won')
  expect(await getKeymailState(won.code)).toBe('redeemed')

  const lost = await sellKeymail('lost@example.com')
  const second = await openDispute(lost.captureId)
  await applyDispute(second)
  await callSimulator('POST', `/simulator/captures/${lost.captureId}/dispute/resolve`, {
    outcome: 'RESOLVED_BUYER_FAVOUR',
  })
  await Promise.all([applyDispute(second), applyDispute(second)])
  await applyDispute(second)
  expect(await getDisputeState(second.dispute_id)).toBe('lost')
  expect(await getKeymailState(lost.code)).toBe('void')
  expect(await getRefunded(lost.orderId)).toEqual({ refunded: 750, ledger: 750 })
})

test('deducts a refund and a lost dispute over the same money once', async () => {
  const { captureId, orderId, code } = await sellKeymail('twice@example.com')
  await callSimulator('POST', `/simulator/captures/${captureId}/refund`, { cents: 250 })
  const dispute = await openDispute(captureId)
  // PayPal does not list the refunds yet: the dispute is recorded first, then the refunds appear.
  const event = {
    ...dispute,
    dispute_id: 'PP-D-UNREADABLE',
    status: 'RESOLVED',
    disputed_transactions: [{ seller_transaction_id: captureId }],
    dispute_amount: { value: '7.50' },
    dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR', amount_refunded: { value: '7.50' } },
  }
  await applyDispute(event)
  expect(await getRefunded(orderId)).toEqual({ refunded: 750, ledger: 750 })
  await callSimulator('POST', `/simulator/captures/${captureId}/dispute/resolve`, { outcome: 'RESOLVED_BUYER_FAVOUR' })
  await reconcileLedger()
  expect(await getRefunded(orderId)).toEqual({ refunded: 750, ledger: 750 })
  expect(await getKeymailState(code)).toBe('void')
})

test('the daily reconciliation records a refund whose event was lost and opens a review for remaining differences', async () => {
  const quiet = await sellKeymail('quiet@example.com')
  const forged = await sellKeymail('forged@example.com')
  await callSimulator('POST', `/simulator/captures/${quiet.captureId}/refund`, {})
  await sql(db, `UPDATE orders SET fee_cents = fee_cents + 1 WHERE id = $1`, [forged.orderId])
  await reconcileLedger()
  expect(await getKeymailState(quiet.code)).toBe('void')
  expect(await listReviews(quiet.orderId)).toEqual([])
  expect(await listReviews(forged.orderId)).toEqual([{ kind: 'payment' }])
  // Each order is compared once a day.
  expect((await reconcileLedger()).compared).toBe(0)
  await sql(db, `UPDATE orders SET compared_at = now() - interval '1 day'`)
  await reconcileLedger()
  expect(await listReviews(forged.orderId)).toHaveLength(1)
})

test('reconciliation fails and opens no reviews while PayPal is unavailable', async () => {
  const { orderId } = await sellKeymail('away@example.com')
  await createPaypalFault('/v2/checkout/orders', 'http-503', 1_000)
  await expect(reconcileLedger()).rejects.toThrow()
  await deletePaypalFaults()
  expect(await listReviews(orderId)).toEqual([])
  await reconcileLedger()
  expect(await listReviews(orderId)).toEqual([])
})
