import { randomUUID } from 'node:crypto'
import { keymailProduct } from '#backend/keymails/keymail-product.ts'
import { buildClaimSql } from '#backend/payments/orders/claim-order.ts'
import { buildSettleSql } from '#backend/payments/orders/settle-order.ts'
import { runStatement } from './database.ts'
import { serveRounds } from './serve-rounds.ts'

/** Baseline: the same claim and settle statements on pg alone. */
const claimSql = buildClaimSql(keymailProduct)
const settleSql = buildSettleSql(keymailProduct)

// The provider's order id starts with our order id without dashes; PostgreSQL parses both forms.
serveRounds(async (providerOrderId) => {
  const id = providerOrderId.slice(0, 32)
  const claimed = await runStatement('claim', claimSql, [id, randomUUID()])
  const settled = await runStatement('settle', settleSql, [
    id,
    `C${id}`,
    52,
    `fan-${id}@bench.example`,
    'Fan Example',
    750,
  ])
  if (claimed.length + settled.length !== 2) throw new Error('the sale was not settled')
})
