import type { IncomingMessage } from 'node:http'
import { commonErrors } from '#contract/http'
import { ApiError } from '#http/api-error'

/** A client whose average over a window is below this is occupying a connection, not sending. */
const MIN_BYTES_PER_SECOND = 512
const STALL_WINDOW_SECONDS = 25

/**
 * Rejects with 408 when the rest of a body arrives too slowly. Stop it when nobody waits for the body any more.
 */
export function startStallDetection(req: IncomingMessage): { stalled: Promise<never>; stop: () => void } {
  const { promise: stalled, reject } = Promise.withResolvers<never>()
  // Prevents an unhandled rejection when the race has already settled.
  stalled.catch(() => undefined)
  let seen = req.socket.bytesRead
  const timer = setInterval(() => {
    const now = req.socket.bytesRead
    if (!req.complete && now - seen < MIN_BYTES_PER_SECOND * STALL_WINDOW_SECONDS)
      reject(new ApiError(commonErrors['too-slow']))
    seen = now
  }, STALL_WINDOW_SECONDS * 1000)
  return { stalled, stop: () => clearInterval(timer) }
}
