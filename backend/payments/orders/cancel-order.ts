import type { Session } from '#http/sessions/session'
import { getOwnOrder } from '#module/payments'
import { releaseHold } from '#module/payments/holds'

/**
 * Releases the copy held by an order whose buyer closed PayPal's window. Idempotent; an order whose capture has started
 * keeps its copy. Throws 403 and 404, like captureOrder.
 */
export async function cancelOrder(providerOrderId: string, session: Session, address: string): Promise<undefined> {
  await releaseHold(await getOwnOrder(providerOrderId, session), address)
}
