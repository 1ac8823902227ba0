import { randomUUID } from 'node:crypto'
import { keymailFulfilment } from '#module/keymails'
import { claimText, settleText } from '#module/payments'
import { ask } from './database.ts'
import { answerRounds } from './rounds.ts'

/** Claim and settle, the same two statements, pg alone. */
const claim = claimText(keymailFulfilment)
const settle = settleText(keymailFulfilment)

answerRounds(async (providerOrderId) => {
  const [hex = ''] = providerOrderId.split('P')
  const id = hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')
  const claimed = await ask('claim', claim, [id, randomUUID()])
  const settled = await ask('settle', settle, [id, `C${hex}`, 52, `fan-${hex}@bench.example`, 'Fan Example'])
  if (claimed.length + settled.length !== 2) throw new Error('a sale did not happen')
})
