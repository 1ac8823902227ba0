import { getSessionItem, updateSessionItem } from '#frontend/lib/session-storage.ts'
import type { PaymentDetails } from './checkout-props.ts'

/** The order of this purchase that this tab began before a reload. */
export function getUnfinishedOrder({ purpose, reference = '' }: Pick<PaymentDetails, 'purpose' | 'reference'>) {
  const order = getSessionItem('paypalOrder')
  return order?.purpose === purpose && order.reference === reference ? order : undefined
}

/** Remembers the order across a reload. `isOpen`: PayPal's window is open, and nothing is approved yet. */
export function updateUnfinishedOrder(id: string, details: PaymentDetails, state: { isOpen?: true } = {}): void {
  const { purpose, reference = '', amount } = details
  updateSessionItem('paypalOrder', { id, purpose, reference, amount, ...state })
}
