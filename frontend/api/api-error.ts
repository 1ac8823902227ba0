/**
 * A response with a status other than 2xx. `message` is '{status}: {body}', as the specification of the data layer
 * requires.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** The error code, such as `keymail-taken`; empty if the response is not one of our API errors. */
  readonly code: string
  /** The server's message for the user; may be empty. */
  readonly userMessage: string
  /** Seconds, from the Retry-After header. */
  readonly retryAfter: number | undefined
  readonly details: Record<string, unknown>

  constructor(status: number, text: string, retryAfter?: string | null) {
    super(`${status}: ${text}`)
    this.status = status
    this.details = parseErrorBody(text)
    this.code = String(this.details['error'] ?? '')
    this.userMessage = String(this.details['message'] ?? '')
    this.retryAfter = retryAfter ? Number(retryAfter) : undefined
  }
}

function parseErrorBody(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** The server's message for the user, or `otherwise` if there is none. */
export function getErrorMessage(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.userMessage) || otherwise
}

/** No response, a rate limit or a 5xx: the same request may succeed later. */
export function isTransientError(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 429
}
