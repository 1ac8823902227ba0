import type { createPaymentWindows } from './payment-windows.ts'

type PaymentWindows = ReturnType<typeof createPaymentWindows>

type Outcome = { state: 'approved' | 'canceled'; payerId?: string }

export type SessionOptions = {
  orderId?: string
  onApprove?: (data: { orderId: string; payerId?: string; fundingSource: string }) => unknown
  onCancel?: (data: { orderId?: string }) => unknown
  onError?: (error: Error) => unknown
  onComplete?: (data: { paymentSessionState: 'approved' | 'canceled' | 'error' }) => unknown
}

type StartOptions = {
  presentationMode?: string
  fullPageOverlay?: { enabled: boolean }
  autoRedirect?: { enabled: boolean }
}

type SessionParts = {
  windows: PaymentWindows
  redirect: ReturnType<typeof createRedirect>
  createError: typeof createPaypalError
}

/** Runs in the page: creates an error as PayPal's SDK throws it. */
export function createPaypalError(code: string, message: string, isRecoverable: boolean): Error {
  return Object.assign(new Error(message), { name: 'PayPalError', code, isRecoverable })
}

/** Runs in the page: the presentation mode in which the approval page replaces the shop's page. */
export function createRedirect(windows: PaymentWindows) {
  const REDIRECT_MARK = 'paypal-simulator-redirect'

  async function start(known: Promise<{ orderId: string }>, now: boolean) {
    const { orderId } = await known
    sessionStorage.setItem(REDIRECT_MARK, orderId)
    const redirectURL = windows.buildUrl(orderId, 'page')
    if (now) location.assign(redirectURL)
    return { redirectURL }
  }

  function hasReturned(): boolean {
    const token = new URLSearchParams(location.search).get('token')
    return token !== null && sessionStorage.getItem(REDIRECT_MARK) === token
  }

  /** The outcome in the address, once; undefined unless the buyer came back from the approval page. */
  function consumeReturn() {
    if (!hasReturned()) return undefined
    const url = new URL(location.href)
    const orderId = url.searchParams.get('token') ?? undefined
    const payerId = url.searchParams.get('PayerID')
    sessionStorage.removeItem(REDIRECT_MARK)
    for (const name of ['token', 'PayerID']) url.searchParams.delete(name)
    history.replaceState(history.state, '', url)
    return { orderId, payerId }
  }

  return { start, hasReturned, consumeReturn }
}

/** Runs in the page: one payment, like the session object of PayPal's SDK. */
export function createPaymentSession({ windows, redirect, createError }: SessionParts, options: SessionOptions) {
  let close: (() => void) | undefined

  async function finish(orderId: string | undefined, { state, payerId }: Outcome) {
    if (state === 'approved' && orderId)
      await options.onApprove?.({ orderId, fundingSource: 'paypal', ...(payerId && { payerId }) })
    else await options.onCancel?.({ ...(orderId && { orderId }) })
    await options.onComplete?.({ paymentSessionState: state })
  }

  async function fail(reason: unknown) {
    const error = reason instanceof Error ? reason : new Error(String(reason))
    if (!options.onError) throw error
    await options.onError(
      Object.assign(error, { code: 'code' in error ? error.code : 'ERR_SESSION_FAILED', isRecoverable: false }),
    )
    await options.onComplete?.({ paymentSessionState: 'error' })
  }

  /** Must be called within the click: browsers block popups opened later. */
  async function start(
    { presentationMode = 'auto', fullPageOverlay, autoRedirect }: StartOptions = {},
    order?: Promise<{ orderId: string }>,
  ) {
    order?.catch(() => undefined) // a rejection is handled below, once there is a window to close
    if (!['auto', 'popup', 'modal', 'redirect'].includes(presentationMode)) {
      throw createError(
        'ERR_PRESENTATION_MODE_UNAVAILABLE',
        `The simulator has no presentation mode ${presentationMode}.`,
        true,
      )
    }
    close?.()
    const known = options.orderId ? Promise.resolve({ orderId: options.orderId }) : order
    if (!known) throw createError('ERR_NO_ORDER', 'Give start() a promise of { orderId }.', false)
    if (presentationMode === 'redirect') return redirect.start(known, autoRedirect?.enabled !== false)

    const view = windows.open(presentationMode, fullPageOverlay?.enabled !== false)
    close = () => view.close()
    let orderId: string | undefined
    try {
      const first = await Promise.race([known, view.ended])
      if ('orderId' in first) {
        orderId = first.orderId
        view.show(orderId)
      }
      const outcome = await view.ended
      close = undefined
      if (outcome.state !== 'destroyed') await finish(orderId, outcome as Outcome)
    } catch (error) {
      view.close()
      close = undefined
      await fail(error)
    }
    return undefined
  }

  async function resume() {
    const returned = redirect.consumeReturn()
    if (!returned) return
    const { orderId, payerId } = returned
    try {
      await finish(orderId, payerId ? { state: 'approved', payerId } : { state: 'canceled' })
    } catch (error) {
      await fail(error)
    }
  }

  return {
    start,
    hasReturned: redirect.hasReturned,
    resume,
    cancel: () => windows.cancel(),
    destroy() {
      close?.()
      close = undefined
    },
  }
}
