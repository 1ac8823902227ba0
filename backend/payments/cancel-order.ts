import type { Session } from '#platform/session'
import { mustFulfil } from './claim-order.ts'
import { letGo } from './let-go.ts'
import { giveBackHold } from './network-holds.ts'
import { findOwnOrder } from './order.ts'

/**
 * The buyer closed the provider's window: the copy that the order holds is on sale again at once. Repeating it changes
 * nothing, and an order whose capture has begun keeps its copy. Refuses with 403 and 404 as the capture does.
 */
export async function cancelOrder(providerOrderId: string, session: Session, address: string): Promise<undefined> {
  const order = await findOwnOrder(providerOrderId, session)
  await giveBackHold(order.itemId, address, await letGo(mustFulfil(order), order.id))
}
