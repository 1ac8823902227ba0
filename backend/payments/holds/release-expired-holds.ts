import { purposes } from '#contract/payments'
import { getProduct } from '#module/payments'
import { releaseHolds } from './release-hold.ts'

// Claims lock the order first, as this does; SKIP LOCKED passes over an order that is being claimed.
const expiredHoldsSql = `id IN (
  SELECT id FROM orders
   WHERE purpose = $1 AND state IN ('creating', 'created') AND held_until < now()
   ORDER BY held_until LIMIT 1000 FOR UPDATE SKIP LOCKED)`

/**
 * Job, every five seconds: puts the copies of expired holds back on sale, including those whose order never reached
 * PayPal because the web process died. A capture under way is never touched.
 */
export async function releaseExpiredHolds(): Promise<void> {
  for (const purpose of purposes) {
    const product = getProduct(purpose)
    if (product.kind === 'pooled') await releaseHolds(product, expiredHoldsSql, purpose)
  }
}
