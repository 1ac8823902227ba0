import { Client, Environment } from '@paypal/paypal-server-sdk'
import { z } from 'zod'

type ClientOptions = { baseUrl: string; clientId: string; clientSecret: string; timeoutMs: number }
type RequestBuilderFactory = ReturnType<Client['getRequestBuilderFactory']>

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() })

/**
 * PayPal's SDK, mended where 2.5.0 fails in production: any base address; one token request however many calls wait
 * for it; a failed token call is forgotten instead of failing every later call; one repeat after a 401; a timeout.
 * Its own retries stay off, since they repeat definite refusals as well.
 */
export class PaypalClient extends Client {
  readonly #options: ClientOptions
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
      builder.intercept(async (request, options, next) => {
        const asked = new URL(request.url)
        const url = new URL(asked.pathname + asked.search, this.#options.baseUrl).toString()
        const others = Object.fromEntries(
          Object.entries(request.headers ?? {}).filter(([name]) => name.toLowerCase() !== 'authorization'),
        )
        const send = async () => {
          const authorization = `Bearer ${await this.#accessToken()}`
          return next({ ...request, url, headers: { ...others, authorization } }, options)
        }
        const used = this.#token
        const first = await send()
        if (first.response.statusCode !== 401) return first
        this.#forgetToken(used ?? this.#token)
        return send()
      })
      return builder
    }
  }
}
