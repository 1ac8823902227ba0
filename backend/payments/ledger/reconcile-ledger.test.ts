import { expect, test } from 'vitest'
import { createDatabaseClient, db } from '#database/client'
import { sql } from '#database/sql'
import { createTestKeymails } from '#testing/builders/records'
import { config } from '#runtime/config'
import { redeemAsFan } from '#testing/builders/redemption'
import { startTestServer } from '#testing/servers/app-server'
import { reconcileLedger } from './reconcile-ledger.ts'

startTestServer()

/** Sales of one artist each, made two hours ago and compared ever longer ago, whose events have all arrived. */
async function createOrdinarySales(count: number): Promise<string[]> {
  const ids: string[] = []
  for (let n = 0; n < count; n++) {
    const { codes } = await createTestKeymails(1)
    await redeemAsFan(codes[0] ?? '', `fan${n}@example.com`)
    const [order] = await sql<{ id: string }>(
      db,
      `UPDATE orders SET completed_at = now() - interval '2 hours', compared_at = now() - make_interval(days => $2)
        WHERE id = (SELECT order_id FROM keymails WHERE code = $1) RETURNING id`,
      [codes[0], 2 + n],
    )
    ids.push(order?.id ?? '')
  }
  await sql(
    db,
    `INSERT INTO paypal_events (id, type, provider_order_id, body)
     SELECT 'WH-' || id, 'PAYMENT.CAPTURE.COMPLETED', provider_order_id, '{}' FROM orders WHERE id = ANY ($1)`,
    [ids],
  )
  return ids
}

/** A filled database has sales that no event announced, and that the simulator never heard of. */
async function setAsideOtherOrders(): Promise<void> {
  // Two million of them take longer than a statement of the product may.
  const patient = createDatabaseClient(config.DATABASE_URL, 1, { timed: false })
  await patient.raw(
    `UPDATE orders SET compared_at = now()
      WHERE state IN ('created', 'completed', 'stranded') AND (compared_at IS NULL OR compared_at < now() - interval '20 hours')`,
  )
  await patient.destroy()
}

test('with more sales than a run compares, those at risk come first, and some of the others each time', async () => {
  await setAsideOtherOrders()
  const sales = await createOrdinarySales(8)
  const [withoutEvent = '', disputed = ''] = sales
  await sql(db, `DELETE FROM paypal_events WHERE id = 'WH-' || $1`, [withoutEvent])
  await sql(db, `INSERT INTO disputes (id, order_id, cents, reason) VALUES ('PP-D-1', $1, 750, 'OTHER')`, [disputed])
  expect(await reconcileLedger({ limit: 4 })).toEqual({ compared: 4, different: 0 })
  const compared = await sql<{ id: string }>(
    db,
    `SELECT id FROM orders WHERE id = ANY ($1) AND compared_at > now() - interval '1 hour'`,
    [sales],
  )
  // The two longest ago of the others are the last two.
  const expected = [withoutEvent, disputed, ...sales.slice(-2)]
  expect(compared.map(({ id }) => id).toSorted()).toEqual(expected.toSorted())
})
