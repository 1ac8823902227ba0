import type { Purpose } from '#contract/payments'
import type { ApiError } from '#frontend/api/api-error.ts'

export type PaymentDetails = {
  /** Dollars, such as '7.50'. The server compares it with its own price. */
  amount: string
  purpose: Purpose
  reference?: string
  quantity?: number
  /** Of a copy on open sale; `amount` is then the discounted price. */
  discountCode?: string
}

export interface CheckoutProps {
  order: PaymentDetails
  /** The payment is captured. The order stays in session storage, for a reload, until this resolves. */
  onPaid: (orderId: string) => void | Promise<void>
  /** The server rejected the payment. The button already shows the message. */
  onRejected: (error: ApiError) => void
  /** True from the click until the payment succeeds or fails; stays true while a paid order is not delivered. */
  onBusyChange?: (busy: boolean) => void
  /** The id of a PayPal order that already exists for exactly this purchase. */
  existingOrderId?: string
  /** PayPal's window was closed without paying; a held copy has been released. */
  onCancel?: () => void
  disabled?: boolean
}
