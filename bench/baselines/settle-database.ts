import { randomUUID } from 'node:crypto'
import { keymailProduct } from '#backend/keymails/keymail-product.ts'
import { buildOrderStatements } from '#backend/payments/order-statements.ts'
import { runStatement } from './database.ts'
import { runRounds } from './run-rounds.ts'

/** Baseline: the same claim and settle statements on pg alone. */
const { claim, settle } = buildOrderStatements(keymailProduct)

// The provider's order id starts with our order id without dashes; PostgreSQL parses both forms.
runRounds(async (providerOrderId) => {
  const id = providerOrderId.slice(0, 32)
  const claimed = await runStatement('claim', claim, [[id], [randomUUID()]])
  const settled = await runStatement('settle', settle, [
    [id],
    [`C${id}`],
    [52],
    [`fan-${id}@bench.example`],
    ['Fan Example'],
    ['US'],
  ])
  if (claimed.length + settled.length !== 2) throw new Error('the sale was not settled')
})
