import { config } from '#runtime/config'

const ACCOUNT_ORIGINS = { live: 'https://www.paypal.com', sandbox: 'https://www.sandbox.paypal.com' } as const

/** A payment in its payee's own account. The local simulator shows one at the same path. */
export function buildPaymentUrl(captureId: string): string {
  const origin = config.PAYPAL_API_URL
    ? new URL(config.PAYPAL_API_URL).origin
    : ACCOUNT_ORIGINS[config.PAYPAL_ENVIRONMENT]
  return `${origin}/activity/payment/${encodeURIComponent(captureId)}`
}
