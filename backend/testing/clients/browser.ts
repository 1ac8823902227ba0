import { origin } from '#testing/servers/app-server'

export type TestResponse = {
  status: number
  headers: Headers
  /** The parsed JSON, or `{ text }` if it is not JSON. */
  body: Record<string, unknown>
}

let addresses = 0

/** An address in a network of its own (/24). */
export function createClientAddress(): string {
  addresses++
  return `10.${Math.floor(addresses / 256) % 256}.${addresses % 256}.1`
}

/** An HTTP client with a session cookie, like one browser. */
export class Browser {
  cookie = ''
  readonly #headers: Record<string, string>

  constructor(headers: Record<string, string> = {}) {
    this.#headers = { 'x-forwarded-for': createClientAddress(), ...headers }
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestResponse> {
    const answer = await this.fetch(method, path, body, headers)
    const { status, headers: answered } = answer
    // A stream has no end to wait for.
    if (answered.get('content-type')?.startsWith('text/event-stream')) {
      await answer.body?.cancel()
      return { status, headers: answered, body: {} }
    }
    const text = await answer.text()
    return { status, headers: answered, body: parseBody(text) }
  }

  /** Returns the raw response, for binary content. */
  async fetch(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const isForm = body instanceof FormData
    const answer = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: {
        ...this.#headers,
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    for (const cookie of answer.headers.getSetCookie()) this.cookie = cookie.split(';')[0] ?? ''
    return answer
  }

  get(path: string, headers?: Record<string, string>): Promise<TestResponse> {
    return this.send('GET', path, undefined, headers)
  }

  post(path: string, body: unknown = {}): Promise<TestResponse> {
    return this.send('POST', path, body)
  }
}

function parseBody(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return { text }
  }
}
