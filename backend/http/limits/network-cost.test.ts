import { afterAll, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { consumeNetworkCost, refundNetworkCost } from './network-cost.ts'
import { buildNetworkBudgets, listSpending } from './rate-limit.ts'

afterAll(() => db.destroy())

const COST = { name: 'refunded-together', perNetwork: { hits: 10, seconds: 3600 } }

test('a network whose row is locked keeps its own refund waiting, and no other of the same moment', async () => {
  const addresses = ['203.0.113.1', '198.51.100.1', '192.0.2.1']
  for (const address of addresses) await consumeNetworkCost({ ...COST, own: [] }, { address, proof: 0 })
  const listSpent = async () => {
    const spending = await Promise.all(
      addresses.map((address) => listSpending(buildNetworkBudgets(COST.name, address, COST.perNetwork))),
    )
    return spending.map((budgets) => budgets.map(({ spent }) => spent))
  }
  const holder = await db.transaction()
  try {
    await sql(holder, 'SET LOCAL idle_in_transaction_session_timeout = 0')
    await sql(holder, 'SELECT FROM throttle WHERE bucket = $1 FOR UPDATE', [`${COST.name}:${addresses[0]}`])
    const refunds = await Promise.allSettled(addresses.map((address) => refundNetworkCost(COST, address)))
    expect(refunds.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
    expect(refunds[0]).toMatchObject({ reason: { code: '55P03' } })
  } finally {
    await holder.rollback()
  }
  expect(await listSpent()).toEqual([
    [1, 1],
    [0, 0],
    [0, 0],
  ])
})
