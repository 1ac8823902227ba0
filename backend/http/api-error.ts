import { commonErrors, type ErrorDefinition } from './contract.ts'

type ApiErrorOptions = {
  /** Replaces the default message with a more specific one. */
  message?: string
  /** Seconds; becomes the Retry-After header. */
  retryAfter?: number
  /** Additional response fields, for example the list of songs that share a title. */
  details?: Record<string, unknown>
}

/** An expected error with a code. Anything else that is thrown is a bug and becomes a bare 500. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: string
  readonly status: number
  readonly retryAfter: number | undefined
  readonly details: Record<string, unknown> | undefined

  constructor(text: ErrorDefinition, extras: ApiErrorOptions = {}) {
    super(extras.message ?? text.message)
    this.code = text.code
    this.status = text.status
    this.retryAfter = extras.retryAfter
    this.details = extras.details
  }
}

export function buildMalformedError(message: string): ApiError {
  return new ApiError(commonErrors.malformed, { message })
}
