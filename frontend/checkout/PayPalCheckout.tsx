import { usePayPalOneTimePaymentSession } from '@paypal/react-paypal-js/sdk-v6'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CURRENCY, type Purpose } from '#contract/payments'
import { cancelOrder, createOrder } from '#contract/payments/orders'
import { sendRequest } from '#frontend/api/api-client.ts'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { getSessionItem, removeSessionItems, setSessionItem } from '#frontend/lib/session-storage.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { capturePayment, type CaptureStatus } from './capture-payment.ts'
import { CAPTURE_TEXTS, CaptureProgressNote, HELD_PURPOSES } from './CaptureProgressNote.tsx'

export type PaymentDetails = {
  /** Dollars, such as '7.50'. The server compares it with its own price. */
  amount: string
  purpose: Purpose
  reference?: string
  quantity?: number
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

type CheckoutState =
  | { at: 'ready'; problem?: string }
  /** PayPal's window is open. */
  | { at: 'paying' }
  | { at: 'settling'; waiting: CaptureStatus }
  /** The same order can be retried: approved but not captured, or captured but not delivered. */
  | { at: 'again'; orderId: string; paid: boolean; problem: string }
  | { at: 'closed'; problem: string }

export function PayPalCheckout({
  order,
  onPaid,
  onRejected,
  existingOrderId: madeBefore,
  onCancel,
  disabled = false,
  onBusyChange,
  onBroken,
}: CheckoutProps & { onBusyChange: (busy: boolean) => void; onBroken: () => void }) {
  const [desk, setDesk] = useState<CheckoutState>({ at: 'ready' })
  // One order per purchase: closing PayPal's window or a declined payment reuses the same order.
  const made = useRef(madeBefore ? { what: JSON.stringify(order), id: madeBefore } : undefined)
  const leaving = useRef(new AbortController())

  const told = useRef(false)

  // Only on change, because callers act on it.
  const tellBusy = (busy: boolean) => {
    if (told.current !== busy) onBusyChange(busy)
    told.current = busy
  }
  const move = (next: CheckoutState) => {
    setDesk(next)
    tellBusy(next.at === 'paying' || next.at === 'settling' || (next.at === 'again' && next.paid))
  }

  const makeOrder = async () => {
    const what = JSON.stringify(order)
    if (made.current?.what !== what) {
      const { id } = await sendRequest(createOrder, { body: { ...order, currency: CURRENCY, intent: 'CAPTURE' } })
      made.current = { what, id }
    }
    return { orderId: made.current.id }
  }

  /**
   * An open order holds a copy on open sale. Canceling the order releases the copy at once instead of when the hold
   * expires.
   */
  const letGoOfHold = () => {
    if (!made.current || !HELD_PURPOSES.has(order.purpose)) return
    sendRequest(cancelOrder, { params: { id: made.current.id }, keepalive: true }).catch((error: unknown) => {
      console.info('Could not cancel the order; its hold will expire.', error)
    })
    made.current = undefined
  }

  const refuse = (error: unknown, orderId?: string) => {
    if (!(error instanceof ApiError)) {
      move({ at: 'ready', problem: 'We could not reach TuneMaker. Nothing was charged; please try again.' })
      return
    }
    const problem = getErrorMessage(error, 'That did not work. Nothing was charged; please try again.')
    const busy = error.code === 'keymail-busy' || error.code === 'held'
    if (busy && orderId) {
      move({ at: 'again', orderId, paid: false, problem })
    } else {
      removeSessionItems('paypalOrder')
      // A declined order can be paid with another method; any other rejection invalidates the order.
      if (error.code !== 'declined') made.current = undefined
      move(error.status === 409 && !busy ? { at: 'closed', problem } : { at: 'ready', problem })
    }
    onRejected(error)
  }

  const settle = async (orderId: string) => {
    const { signal } = leaving.current
    move({ at: 'settling', waiting: 'taking' })
    try {
      await capturePayment(orderId, signal, (waiting) => move({ at: 'settling', waiting }))
    } catch (error) {
      if (!signal.aborted) refuse(error, orderId)
      return
    }
    made.current = undefined
    try {
      await onPaid(orderId)
      removeSessionItems('paypalOrder')
      if (!signal.aborted) move({ at: 'ready' })
    } catch {
      move({
        at: 'again',
        orderId,
        paid: true,
        problem: 'Your payment arrived. What you bought is yours, but it could not be handed over yet.',
      })
    }
  }

  // Resumes an order that was approved in this tab before a reload.
  useEffect(() => {
    leaving.current = new AbortController()
    const left = getSessionItem('paypalOrder')
    if (left && left.purpose === order.purpose && left.reference === (order.reference ?? '')) void settle(left.id)
    const leave = () => {
      // An approved order must not be canceled.
      if (!getSessionItem('paypalOrder')) letGoOfHold()
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leaving.current.abort()
      leave()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an unfinished order is resumed once, on mount
  }, [])

  const session = usePayPalOneTimePaymentSession({
    createOrder: () => {
      move({ at: 'paying' })
      const making = makeOrder()
      making.catch(refuse)
      return making
    },
    onApprove: ({ orderId }) => {
      setSessionItem('paypalOrder', { id: orderId, purpose: order.purpose, reference: order.reference ?? '' })
      void settle(orderId)
      return Promise.resolve()
    },
    onCancel: () => {
      console.info('The payment was canceled in PayPal’s window.')
      letGoOfHold()
      move({ at: 'ready' })
      onCancel?.()
    },
    onError: (error) => {
      console.error(error)
      // Our own errors are already handled. After an error of PayPal's, continue with a new session and order.
      if (error instanceof ApiError) return
      made.current = undefined
      setDesk((now) => (now.at === 'paying' ? { at: 'ready' } : now))
      tellBusy(false)
      onBroken()
    },
  })

  const started = desk.at === 'paying' || desk.at === 'settling'
  const idle = disabled || started || session.isPending || session.error !== null
  const start = () => {
    if (idle || told.current) return
    session.handleClick().catch((error: unknown) => {
      console.error(error)
      setDesk((now) => (now.at === 'paying' ? { at: 'ready' } : now))
      tellBusy(false)
    })
  }

  return (
    <div>
      {desk.at === 'again' ? (
        <Button variant="go" size="large" className="w-full" onClick={() => void settle(desk.orderId)}>
          Try again
        </Button>
      ) : desk.at === 'closed' ? null : desk.at === 'settling' ? (
        <CaptureProgressNote waiting={desk.waiting} purpose={order.purpose} />
      ) : (
        <div className="min-h-12 [--paypal-button-border-radius:4px]">
          <paypal-button type="pay" disabled={idle || undefined} onClick={start} />
        </div>
      )}
      <div role="status" className="sr-only">
        {desk.at === 'paying'
          ? 'PayPal’s window is open.'
          : desk.at === 'settling'
            ? CAPTURE_TEXTS[desk.waiting](order.purpose)
            : ''}
      </div>
      <div role="alert">{'problem' in desk && desk.problem ? <PaymentError>{desk.problem}</PaymentError> : null}</div>
    </div>
  )
}

const PaymentError = ({ children }: { children: ReactNode }) => (
  <p className="mt-3 flex gap-2 text-sm text-lamp before:font-bold before:content-['!']">{children}</p>
)
