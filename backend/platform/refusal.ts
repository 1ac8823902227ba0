import { commonRefusals, type RefusalText } from '#contract/platform'

type RefusalExtras = {
  /** Replaces the sentence when a particular one is more helpful. */
  message?: string
  /** Seconds; becomes the Retry-After header. */
  retryAfter?: number
  /** Further fields of the answer, such as the list of songs that share a title. */
  details?: Record<string, unknown>
}

/** An expected "no". Everything else that is thrown is a bug and becomes a bare 500. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: string
  readonly status: number
  readonly retryAfter: number | undefined
  readonly details: Record<string, unknown> | undefined

  constructor(text: RefusalText, extras: RefusalExtras = {}) {
    super(extras.message ?? text.message)
    this.code = text.code
    this.status = text.status
    this.retryAfter = extras.retryAfter
    this.details = extras.details
  }
}

export function malformed(message: string): Refusal {
  return new Refusal(commonRefusals.malformed, { message })
}
