import { afterAll, beforeAll } from 'vitest'
import type { RateLimit } from '#http/limits/rate-limit'

/** In the `describe` that calls it, no part of the budget comes back: on a slow machine it would between two requests. */
export function suspendRefill(limit: RateLimit): void {
  const { seconds } = limit
  beforeAll(() => {
    limit.seconds = seconds * 100
  })
  afterAll(() => {
    limit.seconds = seconds
  })
}
