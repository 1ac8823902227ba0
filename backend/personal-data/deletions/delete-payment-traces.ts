import type { Trx } from '#database/client'
import { deleteLibraryVisitors } from '#module/library'
import { deleteOpenCopyVisitors } from '#module/open-sales'
import { deletePayer } from '#module/payments/orders'
import { deleteEventBodies } from '#module/payments/webhooks'
import { deleteDocuments } from '#module/pdf'

/** Deletes who paid from orders, from what PayPal told us about them, and from rendered receipts. Returns the orders. */
export async function deletePaymentTraces(trx: Trx, payer: Parameters<typeof deletePayer>[1]): Promise<string[]> {
  const orders = await deletePayer(trx, payer)
  const ids = orders.map(({ id }) => id)
  await deleteEventBodies(
    trx,
    orders.flatMap(({ providerOrderId }) => providerOrderId ?? []),
  )
  await deleteDocuments(trx, 'orderId', ids)
  await deleteLibraryVisitors(trx, ids)
  await deleteOpenCopyVisitors(trx, ids)
  return ids
}
