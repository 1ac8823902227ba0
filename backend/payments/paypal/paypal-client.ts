import type { RequestOptions } from 'node:http'
import { urlToHttpOptions } from 'node:url'
import { Client, Environment } from '@paypal/paypal-server-sdk'
import { z } from 'zod'
import { type PaypalResponse, sendPaypalRequest } from './send-paypal-request.ts'

type ClientOptions = { baseUrl: string; clientId: string; clientSecret: string; timeoutMs: number }
type RequestBuilderFactory = ReturnType<Client['getRequestBuilderFactory']>
type SdkRequest = ReturnType<ReturnType<RequestBuilderFactory>['toRequest']>

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() })

/**
 * PayPal's SDK with fixes for faults of 2.5.0: any base address; one token request shared by concurrent calls; a failed
 * token request does not fail every later call; one retry after a 401; a timeout. The SDK's own retries stay off
 * because they also repeat definite refusals.
 */
export class PaypalClient extends Client {
  readonly #options: ClientOptions
  readonly #server: RequestOptions
  readonly baseUrl: string
  #token: { value: Promise<string>; until: number } | undefined

  constructor(options: ClientOptions) {
    super({
      environment: Environment.Sandbox,
      timeout: options.timeoutMs,
      clientCredentialsAuthCredentials: {
        oAuthClientId: options.clientId,
        oAuthClientSecret: options.clientSecret,
        // Bypasses the SDK's own token cache, which caches failures.
        oAuthToken: { accessToken: 'replaced-per-request', tokenType: 'Bearer' },
      },
      httpClientOptions: { timeout: options.timeoutMs },
    })
    this.#options = options
    this.#server = urlToHttpOptions(new URL(options.baseUrl))
    this.baseUrl = options.baseUrl
  }

  /** Requests a token. With `response_type: 'client_token'`, one that may be given to a browser. */
  async requestToken(fields: Record<string, string> = {}): Promise<z.output<typeof tokenSchema>> {
    const { baseUrl, clientId, clientSecret, timeoutMs } = this.#options
    const answer = await fetch(new URL('/v1/oauth2/token', baseUrl), {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ grant_type: 'client_credentials', ...fields }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    if (!answer.ok) throw new Error(`PayPal returned ${answer.status} to a token request`)
    return tokenSchema.parse(await answer.json())
  }

  #accessToken(): Promise<string> {
    if (this.#token && this.#token.until > Date.now()) return this.#token.value
    const asked = this.requestToken()
    const token = { value: asked.then((t) => t.access_token), until: Date.now() + 60_000 }
    this.#token = token
    asked.then(
      // Renewed a minute before it expires, so that no request carries an expired token.
      ({ expires_in }) => (token.until = Date.now() + Math.max(1, expires_in - 60) * 1000),
      () => this.#forgetToken(token),
    )
    return token.value
  }

  #forgetToken(token: { value: Promise<string> } | undefined): void {
    if (this.#token === token) this.#token = undefined
  }

  // Called once by the constructor of Client: touch private fields only per request.
  override getRequestBuilderFactory(): RequestBuilderFactory {
    const make = super.getRequestBuilderFactory()
    return (...of) => {
      const builder = make(...of)
      // provider-order.ts parses the text with its own schemas. Mapping it to the SDK's types first takes longer than
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
        timeoutMs: this.#options.timeoutMs,
      })
    const used = this.#token
    const first = await sendOnce()
    if (first.statusCode !== 401) return first
    this.#forgetToken(used ?? this.#token)
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
