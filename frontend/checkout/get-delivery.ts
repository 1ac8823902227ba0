import type { Endpoint, EndpointReply } from '#contract/http'
import { type RequestInput, sendRequestWithStatus } from '#frontend/api/api-client.ts'
import { getWhenReady } from '#frontend/api/get-when-ready.ts'

const INTERVAL_MS = 2_000
const TIMEOUT_MS = 60_000

/** Requests what a paid order delivers until its payment is settled. */
export async function getDelivery<E extends Endpoint>(endpoint: E, input: RequestInput<E>): Promise<EndpointReply<E>> {
  const { reply } = await getWhenReady(() => sendRequestWithStatus(endpoint, input), {
    intervalMs: INTERVAL_MS,
    timeoutMs: TIMEOUT_MS,
  })
  return reply
}
