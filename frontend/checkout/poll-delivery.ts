import type { Endpoint, EndpointReply } from '#contract/http'
import { type RequestInput, sendRequestWithStatus } from '#frontend/api/api-client.ts'
import { poll } from '#frontend/api/poll.ts'

const INTERVAL_MS = 2_000
const TIMEOUT_MS = 60_000

/** Requests what a paid order delivers until its payment is settled. */
export async function pollDelivery<E extends Endpoint>(endpoint: E, input: RequestInput<E>): Promise<EndpointReply<E>> {
  const { reply } = await poll(() => sendRequestWithStatus(endpoint, input), {
    intervalMs: INTERVAL_MS,
    timeoutMs: TIMEOUT_MS,
  })
  return reply
}
