import { PayPalProvider, usePayPalOneTimePaymentSession } from '@paypal/react-paypal-js/sdk-v6'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CURRENCY, type Purpose, cancelOrder, createOrder, setupPayment } from '#contract/payments'
import { Button } from '#ui/Button'
import { FailedState } from '#ui/FailedState'
import { Skeleton } from '#ui/Skeleton'
import { Spinner } from '#ui/Spinner'
import { CallError, call, sentenceOf } from '#web/api'
import { forget, recall, remember } from '#web/session-keys'
import { loadScript } from './load-script.ts'
import { type Waiting, settlePayment } from './settle-payment.ts'

// PayPal's token for the browser is good for 15 minutes.
const TOKEN_REFRESH_MS = 8 * 60_000

export type Payment = {
  /** Dollars, as '7.50'. The server compares it with its own price. */
  amount: string
  purpose: Purpose
  reference?: string
  quantity?: number
}

interface PayPalButtonProps {
  order: Payment
  /** The money has moved; the order is kept for a reload until this is done. */
  onPaid: (orderId: string) => void | Promise<void>
  /** The server said no. The sentence stands beside the button already; nothing has to be shown again. */
  onRefused: (error: CallError) => void
  /** From the click until it ended, well or not; also while something paid for is not handed over. */
  onBusy?: (busy: boolean) => void
  /** An order of the provider that was made already for exactly this. */
  made?: string
  /** PayPal's window was closed without paying, and a held copy was let go. */
  onCancel?: () => void
  disabled?: boolean
}

/** PayPal's own button, and everything between the click and the money. Nothing of it can be started twice. */
export function PayPalButton(props: PayPalButtonProps) {
  const [paying, setPaying] = useState(false)
  const tellBusy = (busy: boolean) => {
    setPaying(busy)
    props.onBusy?.(busy)
  }
  const setup = useQuery({
    queryKey: [setupPayment.path],
    queryFn: ({ signal }) => preparePayment(signal),
    // A new token makes a new session, and that would close the window somebody is paying in.
    refetchInterval: paying ? false : TOKEN_REFRESH_MS,
  })

  if (setup.data) {
    return (
      <PayPalProvider
        clientToken={setup.data.clientToken}
        environment={environments[setup.data.environment]}
        pageType="checkout"
      >
        <PaymentDesk {...props} onBusy={tellBusy} onBroken={() => void setup.refetch()} />
      </PayPalProvider>
    )
  }
  if (setup.isError) {
    return (
      <FailedState
        title="PayPal cannot be reached"
        message="So paying is not possible right now. Nothing was charged."
        onRetry={() => void setup.refetch()}
        busy={setup.isFetching}
      />
    )
  }
  return (
    <div role="status">
      <span className="sr-only">Asking PayPal for its button</span>
      <Skeleton className="h-12 w-full" />
    </div>
  )
}

const environments = { sandbox: 'sandbox', live: 'production' } as const

async function preparePayment(signal: AbortSignal) {
  try {
    const setup = await call(setupPayment, { signal })
    await loadScript(setup.scriptUrl)
    return setup
  } catch (error) {
    if (!signal.aborted) console.warn('PayPal could not be set up.', error)
    throw error
  }
}

type Desk =
  | { at: 'ready'; problem?: string }
  /** PayPal's window is open. */
  | { at: 'paying' }
  | { at: 'settling'; waiting: Waiting }
  /** The order may go on as it is: approved and not charged, or paid and not handed over. */
  | { at: 'again'; orderId: string; paid: boolean; problem: string }
  | { at: 'closed'; problem: string }

function PaymentDesk({
  order,
  onPaid,
  onRefused,
  made: madeBefore,
  onCancel,
  disabled = false,
  onBusy,
  onBroken,
}: PayPalButtonProps & { onBusy: (busy: boolean) => void; onBroken: () => void }) {
  const [desk, setDesk] = useState<Desk>({ at: 'ready' })
  // Made once per thing to buy: who closes PayPal's window and comes back, or was declined, goes on with the same order.
  const made = useRef(madeBefore ? { what: JSON.stringify(order), id: madeBefore } : undefined)
  const leaving = useRef(new AbortController())

  const told = useRef(false)

  // Told once per change: callers act on it.
  const tellBusy = (busy: boolean) => {
    if (told.current !== busy) onBusy(busy)
    told.current = busy
  }
  const move = (next: Desk) => {
    setDesk(next)
    tellBusy(next.at === 'paying' || next.at === 'settling' || (next.at === 'again' && next.paid))
  }

  const makeOrder = async () => {
    const what = JSON.stringify(order)
    if (made.current?.what !== what) {
      const { id } = await call(createOrder, { body: { ...order, currency: CURRENCY, intent: 'CAPTURE' } })
      made.current = { what, id }
    }
    return { orderId: made.current.id }
  }

  /** A copy without a code is kept from others while its order is open; who turns away gives it back at once. */
  const letGoOfHold = () => {
    if (!made.current || !HELD.has(order.purpose)) return
    call(cancelOrder, { params: { id: made.current.id }, keepalive: true }).catch((error: unknown) => {
      console.info('The hold ends by itself.', error)
    })
    made.current = undefined
  }

  const refuse = (error: unknown, orderId?: string) => {
    if (!(error instanceof CallError)) {
      move({ at: 'ready', problem: 'We could not reach TuneMaker. Nothing was charged; please try again.' })
      return
    }
    const problem = sentenceOf(error, 'That did not work. Nothing was charged; please try again.')
    const busy = error.code === 'keymail-busy' || error.code === 'held'
    if (busy && orderId) {
      move({ at: 'again', orderId, paid: false, problem })
    } else {
      forget('paypalOrder')
      // A declined order may be paid in another way; every other "no" is about the order itself.
      if (error.code !== 'declined') made.current = undefined
      move(error.status === 409 && !busy ? { at: 'closed', problem } : { at: 'ready', problem })
    }
    onRefused(error)
  }

  const settle = async (orderId: string) => {
    const { signal } = leaving.current
    move({ at: 'settling', waiting: 'taking' })
    try {
      await settlePayment(orderId, signal, (waiting) => move({ at: 'settling', waiting }))
    } catch (error) {
      if (!signal.aborted) refuse(error, orderId)
      return
    }
    made.current = undefined
    try {
      await onPaid(orderId)
      forget('paypalOrder')
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

  // An order that was approved in this tab before a reload goes on where it was.
  useEffect(() => {
    leaving.current = new AbortController()
    const left = recall('paypalOrder')
    if (left && left.purpose === order.purpose && left.reference === (order.reference ?? '')) void settle(left.id)
    const leave = () => {
      // What was approved is wanted still.
      if (!recall('paypalOrder')) letGoOfHold()
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leaving.current.abort()
      leave()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was left behind is looked for once, on arrival
  }, [])

  const session = usePayPalOneTimePaymentSession({
    createOrder: () => {
      move({ at: 'paying' })
      const making = makeOrder()
      making.catch(refuse)
      return making
    },
    onApprove: ({ orderId }) => {
      remember('paypalOrder', { id: orderId, purpose: order.purpose, reference: order.reference ?? '' })
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
      // Ours were answered already; after one of PayPal's own a fresh session and order are the way on.
      if (error instanceof CallError) return
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
        <Button look="go" size="large" className="w-full" onClick={() => void settle(desk.orderId)}>
          Try again
        </Button>
      ) : desk.at === 'closed' ? null : desk.at === 'settling' ? (
        <Settling waiting={desk.waiting} purpose={order.purpose} />
      ) : (
        <div className="min-h-12 [--paypal-button-border-radius:4px]">
          <paypal-button type="pay" disabled={idle || undefined} onClick={start} />
        </div>
      )}
      <div role="status" className="sr-only">
        {desk.at === 'paying'
          ? 'PayPal’s window is open.'
          : desk.at === 'settling'
            ? TEXTS[desk.waiting](order.purpose)
            : ''}
      </div>
      <div role="alert">{'problem' in desk && desk.problem ? <Problem>{desk.problem}</Problem> : null}</div>
    </div>
  )
}

function Settling({ waiting, purpose }: { waiting: Waiting; purpose: Purpose }) {
  return (
    <div
      className="flex min-h-12 items-start gap-3.5 rounded-md border border-wall-4 bg-wall-2 px-4 py-3"
      aria-hidden="true"
    >
      <Spinner bare label="" className="mt-0.5 text-brass" />
      <p className="text-sm">{TEXTS[waiting](purpose)}</p>
    </div>
  )
}

const Problem = ({ children }: { children: ReactNode }) => (
  <p className="mt-3 flex gap-2 text-sm text-lamp before:font-bold before:content-['!']">{children}</p>
)

const HELD = new Set<Purpose>(['edition', 'art-card'])
const RESERVED = new Set<Purpose>(['keymail', ...HELD])

const TEXTS: Record<Waiting, (purpose: Purpose) => string> = {
  taking: () => 'Taking your payment…',
  confirming: (purpose) =>
    RESERVED.has(purpose)
      ? 'PayPal is still confirming your payment. You can close this page; your copy stays reserved.'
      : 'PayPal is still confirming your payment. You can close this page; we go on as soon as it is through.',
  unreachable: () => 'We cannot be reached right now. We keep asking; you will not be charged twice.',
}
