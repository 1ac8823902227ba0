import { useRef } from 'react'
import { CURRENCY } from '#contract/payments'
import { cancelOrder, createOrder } from '#contract/payments/orders'
import { sendRequest } from '#frontend/api/api-client.ts'
import { HELD_PURPOSES } from './CaptureProgressNote.tsx'
import type { PaymentDetails } from './checkout-props.ts'

/** One PayPal order per purchase: closing PayPal's window or a declined payment reuses the same order. */
export function useOrder(details: PaymentDetails, existingOrderId: string | undefined) {
  const key = JSON.stringify(details)
  const order = useRef(existingOrderId ? { key, id: existingOrderId } : undefined)
  const clear = () => {
    order.current = undefined
  }
  return {
    async create(): Promise<{ orderId: string }> {
      if (order.current?.key === key) return { orderId: order.current.id }
      // Another price, or a discount: the copy held at the earlier one must be free again before the next is held.
      if (order.current && HELD_PURPOSES.has(details.purpose)) {
        await sendRequest(cancelOrder, { params: { id: order.current.id } })
        clear()
      }
      const { id } = await sendRequest(createOrder, { body: { ...details, currency: CURRENCY, intent: 'CAPTURE' } })
      order.current = { key, id }
      return { orderId: id }
    },
    clear,
    /**
     * An open order holds a copy on open sale. Canceling the order releases the copy at once instead of when the hold
     * expires. Returns whether there was such an order.
     */
    releaseHold(): boolean {
      if (!order.current || !HELD_PURPOSES.has(details.purpose)) return false
      sendRequest(cancelOrder, { params: { id: order.current.id }, keepalive: true }).catch((error: unknown) => {
        console.info('Could not cancel the order; its hold will expire.', error)
      })
      clear()
      return true
    },
  }
}
