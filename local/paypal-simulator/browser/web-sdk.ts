import { createDialogs } from './dialogs.ts'
import { PAYPAL_BUTTON_CSS, registerPaypalButton } from './paypal-button.ts'
import { createPaymentSession, createPaypalError, createRedirect, type SessionOptions } from './payment-session.ts'
import { createPaymentViews } from './payment-views.ts'
import { createPaymentWindows } from './payment-windows.ts'

/** What the browser script consists of. These functions run in the page: each is self-contained and sent as text. */
const PARTS = {
  PAYPAL_BUTTON_CSS,
  registerPaypalButton,
  createDialogs,
  createPaymentViews,
  createPaymentWindows,
  createPaypalError,
  createRedirect,
  createPaymentSession,
}

type BrowserParts = typeof PARTS

/** The browser script of GET /web-sdk/v6/core. */
export function buildBrowserScript(origin: string): string {
  const parts = Object.entries(PARTS).map(
    ([name, part]) => `${name}: ${typeof part === 'string' ? JSON.stringify(part) : part.toString()}`,
  )
  return `(${createPaypalGlobal.toString()})(${JSON.stringify(origin)}, { ${parts.join(',\n')} })\n`
}

/** Defines window.paypal like PayPal's v6 script, limited to one-time payments with PayPal itself. */
function createPaypalGlobal(origin: string, parts: BrowserParts) {
  const page = window as unknown as { paypal?: object }
  parts.registerPaypalButton(parts.PAYPAL_BUTTON_CSS)
  if (page.paypal) return
  const windows = parts.createPaymentWindows(origin, parts)
  const redirect = parts.createRedirect(windows)
  const createError = parts.createPaypalError

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
        throw createError('ERR_INVALID_CLIENT_TOKEN', 'createInstance needs a clientToken or a clientId.', false)
      return {
        findEligibleMethods: async () => eligibility(),
        hydrateEligibleMethods: () => eligibility(),
        updateLocale: () => undefined,
        createPayPalOneTimePaymentSession: (options: SessionOptions = {}) =>
          parts.createPaymentSession({ windows, redirect, createError }, options),
      }
    },
  }
}
