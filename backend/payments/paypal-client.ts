import type { RequestOptions } from 'node:http'
import { urlToHttpOptions } from 'node:url'
import { Client, Environment } from '@paypal/paypal-server-sdk'
import { z } from 'zod'
import { type CallAnswer, callPaypal } from './call-paypal.ts'

type ClientOptions = { baseUrl: string; clientId: string; clientSecret: string; timeoutMs: number }
type RequestBuilderFactory = ReturnType<Client['getRequestBuilderFactory']>
type SdkRequest = ReturnType<ReturnType<RequestBuilderFactory>['toRequest']>

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() })

/**
 * PayPal's SDK, mended where 2.5.0 fails in production: any base address; one token request however many calls wait
 * for it; a failed token call is forgotten instead of failing every later call; one repeat after a 401; a timeout.
 * Its own retries stay off, since they repeat definite refusals as well.
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
        // Keeps the SDK's own token cache, the one that remembers failures, out of the way.
        oAuthToken: { accessToken: 'replaced-per-request', tokenType: 'Bearer' },
      },
      httpClientOptions: { timeout: options.timeoutMs },
    })
    this.#options = options
    this.#server = urlToHttpOptions(new URL(options.baseUrl))
    this.baseUrl = options.baseUrl
  }

  /** Asks for a token. `response_type: 'client_token'` gets one that a browser may hold. */
  async requestToken(fields: Record<string, string> = {}): Promise<z.output<typeof tokenAnswer>> {
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
    if (!answer.ok) throw new Error(`PayPal refused a token with status ${answer.status}`)
    return tokenAnswer.parse(await answer.json())
  }

  #accessToken(): Promise<string> {
    if (this.#token && this.#token.until > Date.now()) return this.#token.value
    const asked = this.requestToken()
    const token = { value: asked.then((t) => t.access_token), until: Date.now() + 60_000 }
    this.#token = token
    asked.then(
      // A minute before its end it is renewed, so that no call carries one that just ran out.
      ({ expires_in }) => (token.until = Date.now() + Math.max(1, expires_in - 60) * 1000),
      () => this.#forgetToken(token),
    )
    return token.value
  }

  #forgetToken(token: { value: Promise<string> } | undefined): void {
    if (this.#token === token) this.#token = undefined
  }

  // The constructor of Client calls this once: `this.#…` is touched per request only.
  override getRequestBuilderFactory(): RequestBuilderFactory {
    const make = super.getRequestBuilderFactory()
    return (...of) => {
      const builder = make(...of)
      // provider.ts reads the text by its own schemas. Mapping it to the SDK's types first takes longer than all else.
      builder.callAsJson = async <T>(...[, options]: Parameters<typeof builder.callAsJson<T>>) => {
        builder.acceptJson()
        return { ...(await builder.call(options)), result: undefined as T }
      }
      // The SDK's own way, through axios, costs three times as much and follows redirects.
      builder.intercept(async (request) => ({ request, response: await this.#send(request) }))
      return builder
    }
  }

  /** Reads what the SDK has no call for, such as a dispute. */
  read(path: string): Promise<CallAnswer> {
    return this.#sendAuthorized({ path, method: 'GET', headers: { accept: 'application/json' }, body: '' })
  }

  async #send(request: SdkRequest): Promise<CallAnswer> {
    if (request.body && request.body.type !== 'text') throw new Error('only JSON is sent to PayPal')
    const { pathname, search } = new URL(request.url)
    return this.#sendAuthorized({
      path: pathname + search,
      method: request.method,
      headers: withoutAuthorization(request.headers),
      body: request.body?.type === 'text' ? request.body.content : '',
    })
  }

  async #sendAuthorized(call: {
    path: string
    method: string
    headers: Record<string, string>
    body: string
  }): Promise<CallAnswer> {
    const sendOnce = async () =>
      callPaypal({
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

function withoutAuthorization(headers: SdkRequest['headers'] = {}): Record<string, string> {
  const others: Record<string, string> = {}
  for (const name in headers) {
    const value = headers[name]
    if (value !== undefined && name.toLowerCase() !== 'authorization') others[name] = value
  }
  return others
}
