import { useRef, useState } from 'react'
import type { CaptureStatus } from './capture-payment.ts'

type CheckoutState =
  | { at: 'ready'; problem?: string }
  /** After a reload: PayPal's window may still be open, and the button opens it again. */
  | { at: 'reopened' }
  /** PayPal's window is open. */
  | { at: 'paying' }
  | { at: 'settling'; status: CaptureStatus }
  /** The same order can be retried: approved but not captured, or captured but not delivered. */
  | { at: 'again'; orderId: string; paid: boolean; problem: string }
  | { at: 'closed'; problem: string }

/** Where a purchase stands, and whether it is busy, which is reported only on change because callers act on it. */
export function useCheckoutState(onBusyChange: (busy: boolean) => void) {
  const [state, setState] = useState<CheckoutState>({ at: 'ready' })
  const isBusy = useRef(false)
  const reportBusy = (busy: boolean) => {
    if (isBusy.current !== busy) onBusyChange(busy)
    isBusy.current = busy
  }
  const move = (next: CheckoutState) => {
    setState(next)
    reportBusy(next.at === 'paying' || next.at === 'settling' || (next.at === 'again' && next.paid))
  }
  /** PayPal's window did not open, or closed with an error. */
  const stopPaying = () => {
    setState((now) => (now.at === 'paying' ? { at: 'ready' } : now))
    reportBusy(false)
  }
  return { state, move, stopPaying, isBusy }
}
