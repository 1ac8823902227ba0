import { usePayPalOneTimePaymentSession } from '@paypal/react-paypal-js/sdk-v6'
import { useEffect, useRef, useState } from 'react'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { getSessionItem, deleteSessionItems } from '#frontend/lib/session-storage.ts'
import { capturePayment } from './capture-payment.ts'
import type { CheckoutProps } from './checkout-props.ts'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { pollApproval } from './poll-approval.ts'
import { getUnfinishedOrder, updateUnfinishedOrder } from './unfinished-order.ts'
import { useCheckoutState } from './use-checkout-state.ts'
import { useOrder } from './use-order.ts'
import { checkout } from '#text/messages/catalogs/checkout/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** One purchase, from PayPal's window through the capture to the delivery. */
export function useCheckout({
  order,
  onPaid,
  onRejected,
  existingOrderId,
  onCancel,
  disabled = false,
  onBusyChange,
  onBroken,
}: CheckoutProps & { onBusyChange: (busy: boolean) => void; onBroken: () => void }) {
  const t = useMessages(checkout)
  const { state, move, stopPaying, isBusy } = useCheckoutState(onBusyChange)
  const [unfinished] = useState(() => getUnfinishedOrder(order))
  const paypalOrder = useOrder(
    order,
    existingOrderId ?? (unfinished?.amount === order.amount ? unfinished.id : undefined),
  )
  const unmounting = useRef(new AbortController())
  const polling = useRef(new AbortController())

  const onError = (error: unknown, orderId?: string) => {
    if (!(error instanceof ApiError)) {
      move({ at: 'ready', problem: t('problem.unreachable') })
      return
    }
    const problem = getErrorMessage(error, t('problem.failed'))
    const busy = error.code === 'keymail-busy' || error.code === 'held'
    if (busy && orderId) {
      move({ at: 'again', orderId, paid: false, problem })
    } else {
      deleteSessionItems('paypalOrder')
      // A declined order can be paid with another method; any other rejection invalidates the order.
      // A hold of the rejected order would stand in the way of the next one.
      if (error.code !== 'declined' && !paypalOrder.releaseHold()) paypalOrder.clear()
      // The same copy can still be bought at its full price.
      const isOver = error.status === 409 && !busy && error.code !== 'discount-used-up'
      move(isOver ? { at: 'closed', problem } : { at: 'ready', problem })
    }
    onRejected(error)
  }

  const settle = async (orderId: string) => {
    const { signal } = unmounting.current
    move({ at: 'settling', status: 'taking' })
    try {
      await capturePayment(orderId, signal, (status) => move({ at: 'settling', status }))
    } catch (error) {
      // Another tab of this browser has paid: only the delivery is left.
      const isOwn = error instanceof ApiError && error.code === 'keymail-yours'
      if (!isOwn) {
        if (!signal.aborted) onError(error, orderId)
        return
      }
      createToast({ title: t('yoursAlready'), description: error.userMessage, variant: 'success' })
    }
    paypalOrder.clear()
    try {
      await onPaid(orderId)
      deleteSessionItems('paypalOrder')
      if (!signal.aborted) move({ at: 'ready' })
    } catch {
      move({
        at: 'again',
        orderId,
        paid: true,
        problem: t('problem.undelivered'),
      })
    }
  }

  const settleOnceApproved = async (orderId: string) => {
    move({ at: 'reopened' })
    polling.current = new AbortController()
    const signal = AbortSignal.any([unmounting.current.signal, polling.current.signal])
    const isOver = await pollApproval(orderId, signal).catch(() => undefined)
    if (signal.aborted) return
    if (isOver) void settle(orderId)
    else move({ at: 'ready' })
  }

  // Resumes an order that was approved in this tab before a reload, or whose PayPal window was open.
  useEffect(() => {
    unmounting.current = new AbortController()
    if (unfinished) void (unfinished.isOpen ? settleOnceApproved(unfinished.id) : settle(unfinished.id))
    // PayPal's window outlives a reload, so its order is kept.
    const onPageHide = () => {
      if (!getSessionItem('paypalOrder')) paypalOrder.releaseHold()
    }
    addEventListener('pagehide', onPageHide)
    return () => {
      removeEventListener('pagehide', onPageHide)
      unmounting.current.abort()
      const left = getUnfinishedOrder(order)
      // An approved order must not be canceled.
      if (left && !left.isOpen) return
      if (paypalOrder.releaseHold()) deleteSessionItems('paypalOrder')
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an unfinished order is resumed once, on mount
  }, [])

  const session = usePayPalOneTimePaymentSession({
    createOrder: () => {
      move({ at: 'paying' })
      polling.current.abort()
      const creating = paypalOrder.create()
      creating.then(({ orderId }) => updateUnfinishedOrder(orderId, order, { isOpen: true }), onError)
      return creating
    },
    onApprove: ({ orderId }) => {
      updateUnfinishedOrder(orderId, order)
      void settle(orderId)
      return Promise.resolve()
    },
    onCancel: () => {
      console.info('The payment was canceled in PayPal’s window.')
      deleteSessionItems('paypalOrder')
      paypalOrder.releaseHold()
      move({ at: 'ready' })
      onCancel?.()
    },
    onError: (error) => {
      console.error(error)
      // Our own errors are already handled. After an error of PayPal's, continue with a new session and order.
      if (error instanceof ApiError) return
      deleteSessionItems('paypalOrder')
      paypalOrder.clear()
      stopPaying()
      onBroken()
    },
  })

  const isStarted = state.at === 'paying' || state.at === 'settling'
  const isDisabled = disabled || isStarted || session.isPending || session.error !== null
  const start = () => {
    if (isDisabled || isBusy.current) return
    session.handleClick().catch((error: unknown) => {
      console.error(error)
      stopPaying()
    })
  }
  return { state, isDisabled, start, settle }
}
