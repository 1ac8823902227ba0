import { defineErrors } from '#contract/http'

/** The request header with which a program makes sure that a call which is repeated is done once. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'

export const IDEMPOTENCY_KEY_MIN = 16

export const IDEMPOTENCY_KEY_MAX = 255

/** For so long a key and its reply are kept. */
export const IDEMPOTENCY_HOURS = 24

export const errors = defineErrors({
  'idempotency-reused': [
    422,
    'This Idempotency-Key came with another request before. Nothing was done; every request needs a key of its own.',
  ],
  'idempotency-busy': [
    409,
    'The first request with this Idempotency-Key is still being answered. Ask again in a moment.',
  ],
  'idempotency-unknown': [
    409,
    'The first request with this Idempotency-Key ended without an answer. See whether it was done, then use a new key.',
  ],
})
