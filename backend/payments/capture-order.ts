import { Refusal } from '#platform/refusal'
import { commonRefusals } from '#contract/platform'
import { log } from '#platform/logger'
import type { Session } from '#platform/session'
import { claimOrder } from './claim-order.ts'
import { type Conclusion, concludeCapture, concludeOrder } from './conclude-capture.ts'
import { refusals } from './contract.ts'
import { fulfilmentOf } from './fulfilment.ts'
import { rewardSale } from './network-holds.ts'
import { type Order, findOwnOrder } from './order.ts'
import { type ProviderOrder, captureProviderOrder, getProviderOrder } from './provider.ts'

/**
 * Takes the money for an approved order: claim the goods, ask the provider, settle. Three short steps, no transaction
 * open while the provider thinks. Safe to repeat and to run many times at once.
 * Refuses with 402 (not approved, declined), 403, 404, 409 (taken by somebody else; not charged), 422, 503.
 */
export async function captureOrder(
  providerOrderId: string,
  session: Session,
  address: string,
): Promise<'completed' | 'pending'> {
  const order = await findOwnOrder(providerOrderId, session)
  if (order.state !== 'created') return replyTo(conclusionOf(order))

  const atProvider = await readBack(order)
  const { capture } = atProvider
  // A declined capture leaves the order approved: another try is a new capture.
  if (capture && !/^(DECLINED|FAILED)$/.test(capture.status)) {
    return replyTo(await concludeOrder(order, null, atProvider))
  }
  if (atProvider.status !== 'APPROVED') throw new Refusal(refusals.unpaid)
  refuseMismatch(order, atProvider)

  const claim = await claimOrder(order)
  if (claim === 'running') return 'pending'
  const answer = await captureProviderOrder(order.providerOrderId, claim.requestId)
  const conclusion = await concludeCapture(order, claim.requestId, answer)
  // Only who claimed comes here, so a sale is counted once, however often its capture is asked for.
  if (conclusion === 'completed' && fulfilmentOf(order.purpose)?.holdsPerNetwork)
    await rewardSale(order.itemId, address)
  return replyTo(conclusion)
}

function conclusionOf(order: Order): Conclusion {
  if (order.state === 'completed' || order.state === 'stranded') return order.state
  return order.state === 'capturing' ? 'pending' : 'unpaid'
}

function replyTo(conclusion: Conclusion): 'completed' | 'pending' {
  switch (conclusion) {
    case 'completed':
      return 'completed'
    // An unknown outcome is told as pending: the job finds out within a minute, with or without this browser.
    case 'pending':
    case 'unknown':
      return 'pending'
    case 'unpaid':
      throw new Refusal(refusals.unpaid)
    case 'declined':
      throw new Refusal(refusals.declined)
    case 'stranded':
      throw new Refusal(refusals['order-stranded'])
  }
}

async function readBack(order: Order): Promise<ProviderOrder> {
  const found = await getProviderOrder(order.providerOrderId).catch((error: unknown) => {
    // Nothing is claimed or charged yet, so this is a plain "later".
    log.warn({ err: error, orderId: order.id }, 'PayPal could not be asked before a capture')
    throw new Refusal(commonRefusals.unavailable, { retryAfter: 5 })
  })
  if (!found) throw new Refusal(refusals['order-unknown'])
  return found
}

/** The buyer approved what we asked for, and nothing else. */
function refuseMismatch(order: Order, provider: ProviderOrder): void {
  const paysOther =
    order.payeeEmail !== null &&
    provider.payeeEmail !== undefined &&
    provider.payeeEmail.toLowerCase() !== order.payeeEmail.toLowerCase()
  if (
    paysOther ||
    provider.cents !== order.cents ||
    provider.currency !== order.currency ||
    (provider.customId !== undefined && provider.customId !== order.id)
  ) {
    throw new Refusal(refusals['order-mismatch'])
  }
}
