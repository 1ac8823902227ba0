import { commonErrors, type EndpointReply } from '#contract/http'
import type { getPaymentSetup as getPaymentSetupEndpoint } from '#contract/payments/orders'
import { ApiError } from '#http/api-error'
import { config } from '#runtime/config'
import { log } from '#runtime/logger'
import { getPaypal } from './get-paypal.ts'

const scriptUrls = {
  live: 'https://www.paypal.com/web-sdk/v6/core',
  sandbox: 'https://www.sandbox.paypal.com/web-sdk/v6/core',
} as const

const scriptUrl = config.PAYPAL_SCRIPT_URL ?? scriptUrls[config.PAYPAL_ENVIRONMENT]

/** What PayPal's button in the browser needs. */
export async function getPaymentSetup(): Promise<EndpointReply<typeof getPaymentSetupEndpoint>> {
  return { clientToken: await getClientToken(), scriptUrl, environment: config.PAYPAL_ENVIRONMENT }
}

let cachedClientToken: { value: string; until: number } | undefined

/** A token for PayPal's browser script. Shared by all visitors for at most five of its fifteen minutes. */
async function getClientToken(): Promise<string> {
  if (cachedClientToken && cachedClientToken.until > Date.now()) return cachedClientToken.value
  try {
    const { paypalClient } = await getPaypal()
    const { access_token, expires_in } = await paypalClient.requestToken({ response_type: 'client_token' })
    cachedClientToken = { value: access_token, until: Date.now() + Math.min(300, expires_in / 2) * 1000 }
    return access_token
  } catch (error) {
    log.warn({ err: error }, 'requesting a client token failed')
    throw new ApiError(commonErrors.unavailable, { retryAfter: 10 })
  }
}
