import { randomUUID } from 'node:crypto'
import { keymailFulfilment } from '#module/keymails'
import { claimText, settleText } from '#module/payments'
import { ask } from './database.ts'
import { answerRounds } from './rounds.ts'

/** Claim and settle, the same two statements, pg alone. */
const claim = claimText(keymailFulfilment)
const settle = settleText(keymailFulfilment)

// The provider's order id begins with our own, without its dashes: PostgreSQL reads both.
answerRounds(async (providerOrderId) => {
  const id = providerOrderId.slice(0, 32)
  const claimed = await ask('claim', claim, [id, randomUUID()])
  const settled = await ask('settle', settle, [id, `C${id}`, 52, `fan-${id}@bench.example`, 'Fan Example', 750])
  if (claimed.length + settled.length !== 2) throw new Error('a sale did not happen')
})
