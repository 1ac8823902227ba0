import type { RequestOptions } from 'node:http'
import { urlToHttpOptions } from 'node:url'
import {
  CheckoutPaymentIntent,
  Client,
  Environment,
  OrdersController,
  PaymentsController,
} from '@paypal/paypal-server-sdk'
import { z } from 'zod'
import { config } from '#runtime/config'
import { type PaypalResponse, sendPaypalRequest, trackPaypalCall } from './send-paypal-request.ts'

/** After this time the outcome of a call counts as unknown and is left to reconcileOrder. */
const TIMEOUT_MS = 8_000

const apiUrls = {
  live: 'https://api-m.paypal.com',
  sandbox: 'https://api-m.sandbox.paypal.com',
} as const

type RequestBuilderFactory = ReturnType<Client['getRequestBuilderFactory']>
type SdkRequest = ReturnType<ReturnType<RequestBuilderFactory>['toRequest']>

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() })

/**
 * PayPal's SDK with fixes for faults of 2.5.0: any base address; one token request shared by concurrent calls; a failed
 * token request does not fail every later call; one retry after a 401; a timeout. The SDK's own retries stay off
 * because they also repeat definite refusals.
 */
class PaypalClient extends Client {
  readonly baseUrl = config.PAYPAL_API_URL ?? apiUrls[config.PAYPAL_ENVIRONMENT]
  readonly #server: RequestOptions = urlToHttpOptions(new URL(this.baseUrl))
  #token: { value: Promise<string>; until: number } | undefined

  constructor() {
    super({
      environment: Environment.Sandbox,
      timeout: TIMEOUT_MS,
      clientCredentialsAuthCredentials: {
        oAuthClientId: config.PAYPAL_CLIENT_ID ?? '',
        oAuthClientSecret: config.PAYPAL_CLIENT_SECRET ?? '',
        // Bypasses the SDK's own token cache, which caches failures.
        oAuthToken: { accessToken: 'replaced-per-request', tokenType: 'Bearer' },
      },
      httpClientOptions: { timeout: TIMEOUT_MS },
    })
  }

  /** Requests a token. With `response_type: 'client_token'`, one that may be given to a browser. */
  async requestToken(fields: Record<string, string> = {}): Promise<z.output<typeof tokenSchema>> {
    const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET } = config
    if (!PAYPAL_CLIENT_ID || !PAYPAL_CLIENT_SECRET) throw new Error('PayPal is not configured')
    const send = () =>
      fetch(new URL('/v1/oauth2/token', this.baseUrl), {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${PAYPAL_CLIENT_ID}:${PAYPAL_CLIENT_SECRET}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ grant_type: 'client_credentials', ...fields }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      })
    // A kept connection that PayPal has just closed fails when it is used again, and nothing comes of asking twice.
    const request = send().catch((error: unknown) => {
      if (error instanceof TypeError) return send()
      throw error
    })
    const answer = await trackPaypalCall(request, ({ status }) => status)
    if (!answer.ok) throw new Error(`PayPal returned ${answer.status} to a token request`)
    return tokenSchema.parse(await answer.json())
  }

  #accessToken(): Promise<string> {
    if (this.#token && this.#token.until > Date.now()) return this.#token.value
    const requested = this.requestToken()
    const token = { value: requested.then((t) => t.access_token), until: Date.now() + 60_000 }
    this.#token = token
    requested.then(
      // Renewed a minute before it expires, so that no request carries an expired token.
      ({ expires_in }) => (token.until = Date.now() + Math.max(1, expires_in - 60) * 1000),
      () => this.#discardToken(token),
    )
    return token.value
  }

  #discardToken(token: { value: Promise<string> } | undefined): void {
    if (this.#token === token) this.#token = undefined
  }

  // Called once by the constructor of Client: touch private fields only per request.
  override getRequestBuilderFactory(): RequestBuilderFactory {
    const make = super.getRequestBuilderFactory()
    return (...of) => {
      const builder = make(...of)
      // provider-orders.ts parses the text with its own schemas. Mapping it to the SDK's types first takes longer than
      // everything else together.
      builder.callAsJson = async <T>(...[, options]: Parameters<typeof builder.callAsJson<T>>) => {
        builder.acceptJson()
        return { ...(await builder.call(options)), result: undefined as T }
      }
      // The SDK's transport, axios, takes three times as long and follows redirects.
      builder.intercept(async (request) => ({ request, response: await this.#send(request) }))
      return builder
    }
  }

  /** GET for resources the SDK does not cover, such as disputes. */
  get(path: string): Promise<PaypalResponse> {
    return this.#sendAuthorized({ path, method: 'GET', headers: { accept: 'application/json' }, body: '' })
  }

  async #send(request: SdkRequest): Promise<PaypalResponse> {
    if (request.body && request.body.type !== 'text') throw new Error('only JSON can be sent to PayPal')
    const { pathname, search } = new URL(request.url)
    return this.#sendAuthorized({
      path: pathname + search,
      method: request.method,
      headers: deleteAuthorization(request.headers),
      body: request.body?.type === 'text' ? request.body.content : '',
    })
  }

  async #sendAuthorized(call: {
    path: string
    method: string
    headers: Record<string, string>
    body: string
  }): Promise<PaypalResponse> {
    const sendOnce = async () =>
      sendPaypalRequest({
        ...this.#server,
        ...call,
        headers: { ...call.headers, authorization: `Bearer ${await this.#accessToken()}` },
        timeoutMs: TIMEOUT_MS,
      })
    const used = this.#token
    const first = await sendOnce()
    if (first.statusCode !== 401) return first
    this.#discardToken(used ?? this.#token)
    return sendOnce()
  }
}

function deleteAuthorization(headers: SdkRequest['headers'] = {}): Record<string, string> {
  const others: Record<string, string> = {}
  for (const name in headers) {
    const value = headers[name]
    if (value !== undefined && name.toLowerCase() !== 'authorization') others[name] = value
  }
  return others
}

export { CheckoutPaymentIntent }
export const paypalClient = new PaypalClient()
export const paypalOrders = new OrdersController(paypalClient)
export const paypalPayments = new PaymentsController(paypalClient)
