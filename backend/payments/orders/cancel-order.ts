import type { Session } from '#http/session'
import { requireProduct } from '#module/payments'
import { releaseHold } from '#module/payments/holds'
import { refundHoldQuota } from '#module/payments/holds'
import { getOwnOrder } from '#module/payments'

/**
 * Releases the copy held by an order whose buyer closed PayPal's window. Idempotent; an order whose capture has started
 * keeps its copy. Throws 403 and 404, like captureOrder.
 */
export async function cancelOrder(providerOrderId: string, session: Session, address: string): Promise<undefined> {
  const order = await getOwnOrder(providerOrderId, session)
  await refundHoldQuota(order.itemId, address, await releaseHold(requireProduct(order), order.id))
}
