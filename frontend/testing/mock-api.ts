import { vi } from 'vitest'
import type { Endpoint, EndpointReply, ErrorDefinition } from '#contract/http'

/** A request as the server would see it. */
export type MockRequest = { url: URL; body: unknown; form: FormData | undefined; signal: AbortSignal | undefined }

type Outcome = (request: MockRequest) => Response | Promise<Response>

type Route = { endpoint: Endpoint; pattern: RegExp; outcomes: Outcome[]; requests: MockRequest[] }

const toPattern = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)

/** Replaces fetch. A request to an endpoint without an outcome fails like a lost connection. */
export function mockApi() {
  const routes: Route[] = []

  const getRoute = (endpoint: Endpoint): Route => {
    const known = routes.find((route) => route.endpoint === endpoint)
    if (known) return known
    const route = { endpoint, pattern: toPattern(endpoint.path), outcomes: [], requests: [] }
    routes.push(route)
    return route
  }
  /** Adds an outcome. They follow each other in this order; the last one repeats. */
  const add = (endpoint: Endpoint, outcome: Outcome) => {
    getRoute(endpoint).outcomes.push(outcome)
  }

  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://localhost')
    const route = routes.find(
      ({ endpoint, pattern }) => endpoint.method === (init.method ?? 'GET') && pattern.test(url.pathname),
    )
    if (!route || route.outcomes.length === 0) throw new TypeError(`Failed to fetch ${url.pathname}`)
    const request: MockRequest = {
      url,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      form: init.body instanceof FormData ? init.body : undefined,
      signal: init.signal ?? undefined,
    }
    route.requests.push(request)
    const outcome = route.outcomes.length > 1 ? route.outcomes.shift() : route.outcomes[0]
    return (outcome as Outcome)(request)
  })

  return {
    reply<E extends Endpoint>(endpoint: E, reply: EndpointReply<E>, status = 200): void {
      add(endpoint, () => Response.json(reply ?? null, { status }))
    },
    reject(endpoint: Endpoint, { code, status, message }: ErrorDefinition): void {
      add(endpoint, () => Response.json({ error: code, message }, { status }))
    },
    disconnect(endpoint: Endpoint): void {
      add(endpoint, () => Promise.reject(new TypeError('Failed to fetch')))
    },
    /** Keeps the request open until the returned function is called, or the page gives it up. */
    hold<E extends Endpoint>(endpoint: E): (reply: EndpointReply<E>) => void {
      const { promise, resolve, reject } = Promise.withResolvers<Response>()
      add(endpoint, ({ signal }) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
        return promise
      })
      return (reply) => resolve(Response.json(reply))
    },
    requests: (endpoint: Endpoint): readonly MockRequest[] => getRoute(endpoint).requests,
  }
}
