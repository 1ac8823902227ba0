import type { usePayPalOneTimePaymentSession } from '@paypal/react-paypal-js/sdk-v6'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { commonErrors } from '#contract/http'
import { errors as keymailErrors } from '#contract/keymails'
import { errors } from '#contract/payments'
import { cancelOrder, captureOrder, createOrder } from '#contract/payments/orders'
import { ApiError } from '#frontend/api/api-error.ts'
import { getSessionItem, updateSessionItem } from '#frontend/lib/session-storage.ts'
import { mockApi } from '#frontend/testing/mock-api.ts'
import { renderScreen } from '#frontend/testing/render-screen.tsx'
import { PayPalCheckout } from './PayPalCheckout.tsx'

type SessionOptions = Parameters<typeof usePayPalOneTimePaymentSession>[0]

// PayPal's window: the button opens it with a new order, and the test decides how it closes.
let paypal: SessionOptions
let isPending = false
vi.mock('@paypal/react-paypal-js/sdk-v6', () => ({
  usePayPalOneTimePaymentSession: (options: SessionOptions) => {
    paypal = options
    return { isPending, error: null, handleClick: async () => void (await options.createOrder?.()) }
  },
}))

const ORDER = { amount: '7.50', purpose: 'edition', reference: 'edition-1' } as const
const REQUEST = { ...ORDER, currency: 'USD', intent: 'CAPTURE' }

let api: ReturnType<typeof mockApi>
beforeEach(() => {
  isPending = false
  for (const method of ['error', 'info'] as const) vi.spyOn(console, method).mockImplementation(() => undefined)
  api = mockApi()
  api.reply(createOrder, { id: 'ORDER-1' })
  api.reply(cancelOrder, undefined)
})

function renderCheckout(onPaid: (orderId: string) => void | Promise<void> = () => undefined) {
  const callbacks = { onPaid: vi.fn(onPaid), onRejected: vi.fn(), onBusyChange: vi.fn(), onCancel: vi.fn() }
  const view = renderScreen(<PayPalCheckout order={ORDER} {...callbacks} onBroken={vi.fn()} />)
  return { ...view, ...callbacks }
}

function getPayPalButton(): Element {
  const button = document.querySelector('paypal-button')
  if (!button) throw new Error('PayPal’s button is not shown.')
  return button
}

/** Opens PayPal's window with an order. */
async function openPayPal({ user }: ReturnType<typeof renderCheckout>) {
  await user.click(getPayPalButton())
  await screen.findByText('PayPal’s window is open.')
  await waitFor(() => expect(api.requests(createOrder).length).toBeGreaterThan(0))
}

const approve = () => act(async () => paypal.onApprove?.({ orderId: 'ORDER-1', fundingSource: 'paypal' }))

test('loading: PayPal’s button is disabled until its session is ready', async () => {
  isPending = true
  const { user } = renderCheckout()
  expect(getPayPalButton().hasAttribute('disabled')).toBe(true)
  await user.click(getPayPalButton())
  expect(api.requests(createOrder)).toHaveLength(0)
})

test('paying: one order is created with the price shown, and the caller is told', async () => {
  const view = renderCheckout()
  expect(view.onBusyChange).not.toHaveBeenCalled()
  await openPayPal(view)
  expect(api.requests(createOrder).map(({ body }) => body)).toEqual([REQUEST])
  expect(view.onBusyChange.mock.calls).toEqual([[true]])
  expect(getPayPalButton().hasAttribute('disabled')).toBe(true)
})

test('paid: the order is captured, delivered once and forgotten', async () => {
  api.reply(captureOrder, { status: 'COMPLETED' })
  const view = renderCheckout()
  await openPayPal(view)
  await approve()
  await waitFor(() => expect(view.onPaid).toHaveBeenCalledExactlyOnceWith('ORDER-1'))
  await waitFor(() => expect(view.onBusyChange.mock.calls).toEqual([[true], [false]]))
  expect(getSessionItem('paypalOrder')).toBeUndefined()
  expect(api.requests(cancelOrder)).toHaveLength(0)
})

test('pending: the buyer may leave, and the copy stays reserved', async () => {
  api.reply(captureOrder, { status: 'PENDING' }, 202)
  const view = renderCheckout()
  await openPayPal(view)
  await approve()
  expect(
    await screen.findAllByText(
      'PayPal is still confirming your payment. You can close this page; your copy stays reserved.',
    ),
  ).not.toHaveLength(0)
  expect(view.onPaid).not.toHaveBeenCalled()
  view.unmount()
  expect(getSessionItem('paypalOrder')?.id).toBe('ORDER-1')
  expect(api.requests(cancelOrder)).toHaveLength(0)
})

test('unreachable: the request is repeated and the buyer is told that nothing is charged twice', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    api.disconnect(captureOrder)
    api.reply(captureOrder, { status: 'COMPLETED' })
    const view = renderCheckout()
    act(() => (getPayPalButton() as HTMLElement).click())
    await waitFor(() => expect(api.requests(createOrder)).toHaveLength(1))
    await approve()
    await screen.findAllByText('We cannot be reached right now. This page keeps trying; you will not be charged twice.')
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    await waitFor(() => expect(view.onPaid).toHaveBeenCalledOnce())
  } finally {
    vi.useRealTimers()
  }
})

test('declined: the message is shown and the same order is paid with another method', async () => {
  api.reject(captureOrder, errors.declined)
  const view = renderCheckout()
  await openPayPal(view)
  await approve()
  expect((await screen.findByText(errors.declined.message)).closest('[role="alert"]')).toBeTruthy()
  expect(view.onRejected.mock.calls[0]?.[0]).toBeInstanceOf(ApiError)
  expect(getPayPalButton().hasAttribute('disabled')).toBe(false)
  await openPayPal(view)
  expect(api.requests(createOrder)).toHaveLength(1)
})

test('sold out: nothing can be paid any more', async () => {
  api = mockApi()
  api.reject(createOrder, errors['sold-out'])
  const view = renderCheckout()
  await view.user.click(getPayPalButton())
  expect(await screen.findByText(errors['sold-out'].message)).toBeTruthy()
  expect(document.querySelector('paypal-button')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  expect(view.onRejected).toHaveBeenCalledOnce()
})

test('held by another buyer: the approved order can be retried', async () => {
  api.reject(captureOrder, errors.held)
  api.reply(captureOrder, { status: 'COMPLETED' })
  const view = renderCheckout()
  await openPayPal(view)
  await approve()
  await view.user.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(view.onPaid).toHaveBeenCalledExactlyOnceWith('ORDER-1'))
})

test('paid in another tab: the copy is handed over, and nothing says that somebody else has it', async () => {
  api.reject(captureOrder, keymailErrors['keymail-yours'])
  const view = renderCheckout()
  await openPayPal(view)
  await approve()
  await waitFor(() => expect(view.onPaid).toHaveBeenCalledExactlyOnceWith('ORDER-1'))
  expect(view.onRejected).not.toHaveBeenCalled()
})

test('paid but not delivered: only the delivery is repeated', async () => {
  api.reply(captureOrder, { status: 'COMPLETED' })
  let deliveries = 0
  const view = renderCheckout(() => (++deliveries === 1 ? Promise.reject(new Error('offline')) : undefined))
  await openPayPal(view)
  await approve()
  await screen.findByText(/Your payment arrived/)
  // A caller must keep the checkout open until the buyer has what was paid for.
  expect(view.onBusyChange.mock.calls).toEqual([[true]])
  await view.user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(view.onBusyChange.mock.calls).toEqual([[true], [false]]))
  expect(api.requests(createOrder)).toHaveLength(1)
})

test('canceled: the held copy is released at once', async () => {
  const view = renderCheckout()
  await openPayPal(view)
  act(() => paypal.onCancel?.({ orderId: 'ORDER-1' }))
  await waitFor(() => expect(api.requests(cancelOrder)).toHaveLength(1))
  expect(view.onCancel).toHaveBeenCalledOnce()
  await openPayPal(view)
  expect(api.requests(createOrder)).toHaveLength(2)
})

test('the server cannot be reached: nothing was charged, and the button stays', async () => {
  api = mockApi()
  api.disconnect(createOrder)
  const view = renderCheckout()
  await view.user.click(getPayPalButton())
  await screen.findByText('We could not reach TuneMaker. Nothing was charged; please try again.')
  await waitFor(() => expect(getPayPalButton().hasAttribute('disabled')).toBe(false))
  expect(view.onRejected).not.toHaveBeenCalled()
})

test('throttled: the message is shown and the button stays', async () => {
  api = mockApi()
  api.reject(createOrder, commonErrors.throttled)
  const view = renderCheckout()
  await view.user.click(getPayPalButton())
  expect(await screen.findByText(commonErrors.throttled.message)).toBeTruthy()
  expect(getPayPalButton()).toBeTruthy()
})

test('reload: an order approved in this tab is captured again without asking', async () => {
  api.reply(captureOrder, { status: 'COMPLETED' })
  updateSessionItem('paypalOrder', { id: 'ORDER-9', purpose: 'edition', reference: 'edition-1', amount: '7.50' })
  const { onPaid } = renderCheckout()
  await waitFor(() => expect(onPaid).toHaveBeenCalledExactlyOnceWith('ORDER-9'))
  expect(api.requests(createOrder)).toHaveLength(0)
})

test('reload: an order for something else is left alone', () => {
  updateSessionItem('paypalOrder', { id: 'ORDER-9', purpose: 'edition', reference: 'another edition', amount: '7.50' })
  const { onPaid } = renderCheckout()
  expect(onPaid).not.toHaveBeenCalled()
  expect(getSessionItem('paypalOrder')?.id).toBe('ORDER-9')
})

const OPEN_ORDER = { id: 'ORDER-9', purpose: 'edition', reference: 'edition-1', amount: '7.50', isOpen: true } as const

test('a reload while PayPal’s window is open keeps the held copy', async () => {
  const view = renderCheckout()
  await openPayPal(view)
  await waitFor(() => expect(getSessionItem('paypalOrder')).toMatchObject({ id: 'ORDER-1', isOpen: true }))
  act(() => void dispatchEvent(new Event('pagehide')))
  expect(api.requests(cancelOrder)).toHaveLength(0)
  view.unmount()
  await waitFor(() => expect(api.requests(cancelOrder)).toHaveLength(1))
  expect(getSessionItem('paypalOrder')).toBeUndefined()
})

test('after such a reload: what the buyer approves meanwhile is captured by itself', async () => {
  api.reject(captureOrder, errors.unpaid)
  api.reply(captureOrder, { status: 'COMPLETED' })
  updateSessionItem('paypalOrder', OPEN_ORDER)
  const { onPaid, onRejected } = renderCheckout()
  await screen.findByText(/Is PayPal’s window still open/)
  expect(getPayPalButton().hasAttribute('disabled')).toBe(false)
  await waitFor(() => expect(api.requests(captureOrder)).toHaveLength(1))
  act(() => void dispatchEvent(new Event('focus')))
  await waitFor(() => expect(onPaid).toHaveBeenCalledExactlyOnceWith('ORDER-9'))
  expect(onRejected).not.toHaveBeenCalled()
  expect(api.requests(createOrder)).toHaveLength(0)
})

test('after such a reload: the button opens the same order, at another price a new one', async () => {
  api.reject(captureOrder, errors.unpaid)
  updateSessionItem('paypalOrder', OPEN_ORDER)
  const view = renderCheckout()
  await view.user.click(getPayPalButton())
  await screen.findByText('PayPal’s window is open.')
  expect(api.requests(createOrder)).toHaveLength(0)
  view.unmount()
  updateSessionItem('paypalOrder', { ...OPEN_ORDER, amount: '9.00' })
  await openPayPal(renderCheckout())
  expect(api.requests(createOrder)).toHaveLength(1)
})
