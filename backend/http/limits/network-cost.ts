import { db } from '#database/client'
import { createBatcher, createRetryLane } from '#database/create-batcher'
import { buildProofError, calculateDifficulty } from './proof-of-work.ts'
import {
  type Budget,
  buildNetworkBudgets,
  buildRateLimitError,
  consumeBudgets,
  trackBudgets,
  listExceeded,
  type RateLimit,
  refundBudgets,
} from './rate-limit.ts'

export type CostlyCall = {
  name: string
  /** What one address may cost, cookies or not; the networks around it get a multiple. */
  perNetwork: RateLimit
  /** What one browser or account may cost besides. */
  own: Budget[]
}

const refundBatched = createBatcher(
  async (all: Budget[][]) => {
    await refundBudgets(db, all.flat(), 1)
    return all.map(() => undefined)
  },
  // Where only the answer was lost, a network is given back one too many: rather that than none.
  { retry: createRetryLane(1 / 16) },
)

/** Takes back what a call counted for its networks, where it turned out to pay for itself. */
export function refundNetworkCost({ name, perNetwork }: Omit<CostlyCall, 'own'>, address: string): Promise<void> {
  return refundBatched(buildNetworkBudgets(name, address, perNetwork))
}

/**
 * Counts a call that costs us something, such as a request to PayPal. Throws 429 above the caller's own budget; above
 * its network's, 429 with a challenge, so that many people behind one address get in and a script pays for each call.
 */
export async function consumeNetworkCost(
  { name, perNetwork, own }: CostlyCall,
  { address, proof }: { address: string; proof: number },
  hits = 1,
): Promise<void> {
  const budgets = [...own, ...buildNetworkBudgets(name, address, perNetwork)]
  const spending = await consumeBudgets(budgets, hits)
  const exceeded = listExceeded(spending, hits)
  if (exceeded.length === 0) return
  const ownExceeded = exceeded.filter(({ bucket }) => own.some((budget) => budget.bucket === bucket))
  if (ownExceeded.length > 0) throw buildRateLimitError(ownExceeded)
  if (proof < calculateDifficulty(exceeded)) throw await buildProofError(exceeded)
  if (!spending.every(({ counted }) => counted)) await trackBudgets(db, budgets, hits)
}
