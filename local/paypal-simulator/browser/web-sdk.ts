import { registerPaypalButton } from './paypal-button.ts'
import { createPaymentWindows } from './payment-windows.ts'

/**
 * The browser script of GET /web-sdk/v6/core. The functions below run in the page, not here: they are sent as text, so
 * each is self-contained and gets the others as arguments.
 */
export function buildBrowserScript(origin: string): string {
  return `(${createPaypalGlobal.toString()})(${JSON.stringify(origin)}, ${registerPaypalButton.toString()}, ${createPaymentWindows.toString()})\n`
}

type Outcome = { state: 'approved' | 'canceled'; payerId?: string }
type Windows = ReturnType<typeof createPaymentWindows>

type SessionOptions = {
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

/** Defines window.paypal like PayPal's v6 script, limited to one-time payments with PayPal itself. */
function createPaypalGlobal(origin: string, defineButton: () => void, createWindows: (origin: string) => Windows) {
  const page = window as unknown as { paypal?: object }
  defineButton()
  if (page.paypal) return
  const windows = createWindows(origin)
  const REDIRECT_MARK = 'paypal-simulator-redirect'

  function problem(code: string, message: string, isRecoverable: boolean): Error {
    return Object.assign(new Error(message), { name: 'PayPalError', code, isRecoverable })
  }

  function createPayPalOneTimePaymentSession(options: SessionOptions = {}) {
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
        throw problem(
          'ERR_PRESENTATION_MODE_UNAVAILABLE',
          `The simulator has no presentation mode ${presentationMode}.`,
          true,
        )
      }
      close?.()
      const known = options.orderId ? Promise.resolve({ orderId: options.orderId }) : order
      if (!known) throw problem('ERR_NO_ORDER', 'Give start() a promise of { orderId }.', false)
      if (presentationMode === 'redirect') return redirect(known, autoRedirect?.enabled !== false)

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

    async function redirect(known: Promise<{ orderId: string }>, now: boolean) {
      const { orderId } = await known
      sessionStorage.setItem(REDIRECT_MARK, orderId)
      const redirectURL = windows.address(orderId, 'page')
      if (now) location.assign(redirectURL)
      return { redirectURL }
    }

    function hasReturned(): boolean {
      const token = new URLSearchParams(location.search).get('token')
      return token !== null && sessionStorage.getItem(REDIRECT_MARK) === token
    }

    async function resume() {
      if (!hasReturned()) return
      const url = new URL(location.href)
      const orderId = url.searchParams.get('token') ?? undefined
      const payerId = url.searchParams.get('PayerID')
      sessionStorage.removeItem(REDIRECT_MARK)
      for (const name of ['token', 'PayerID']) url.searchParams.delete(name)
      history.replaceState(history.state, '', url)
      try {
        await finish(orderId, payerId ? { state: 'approved', payerId } : { state: 'canceled' })
      } catch (error) {
        await fail(error)
      }
    }

    return {
      start,
      hasReturned,
      resume,
      cancel: () => windows.cancel(),
      destroy() {
        close?.()
        close = undefined
      },
    }
  }

  function eligibility() {
    return {
      isEligible: (method: string) => method === 'paypal',
      getDetails: () => ({ canBeVaulted: false }),
    }
  }

  page.paypal = {
    version: '6.0.0',
    async createInstance({ clientToken, clientId }: { clientToken?: string; clientId?: string } = {}) {
      if (!clientToken && !clientId)
        throw problem('ERR_INVALID_CLIENT_TOKEN', 'createInstance needs a clientToken or a clientId.', false)
      return {
        findEligibleMethods: async () => eligibility(),
        hydrateEligibleMethods: () => eligibility(),
        updateLocale: () => undefined,
        createPayPalOneTimePaymentSession,
      }
    },
  }
}
