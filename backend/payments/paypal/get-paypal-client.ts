import { OrdersController } from '@paypal/paypal-server-sdk'
import { commonErrors } from '#contract/http'
import { ApiError as Refusal } from '#http/api-error'
import { config } from '#runtime/config'
import { PaypalClient } from './paypal-client.ts'

/** After this time the outcome of a call counts as unknown and is left to reconcileOrder. */
const TIMEOUT_MS = 8_000

const apiUrls = {
  live: 'https://api-m.paypal.com',
  sandbox: 'https://api-m.sandbox.paypal.com',
} as const

function createPaypalClient(): PaypalClient | undefined {
  if (!config.PAYPAL_CLIENT_ID || !config.PAYPAL_CLIENT_SECRET) return undefined
  return new PaypalClient({
    baseUrl: config.PAYPAL_API_URL ?? apiUrls[config.PAYPAL_ENVIRONMENT],
    clientId: config.PAYPAL_CLIENT_ID,
    clientSecret: config.PAYPAL_CLIENT_SECRET,
    timeoutMs: TIMEOUT_MS,
  })
}

let client: PaypalClient | undefined

export function getPaypalClient(): PaypalClient {
  client ??= createPaypalClient()
  if (!client) throw new Refusal(commonErrors.unavailable, { retryAfter: 60 })
  return client
}

export const getOrdersController = () => new OrdersController(getPaypalClient())
