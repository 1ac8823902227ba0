import { captureOrder } from '#contract/payments/orders'
import { sendRequestWithStatus } from '#frontend/api/api-client.ts'
import { getWhenReady } from '#frontend/api/get-when-ready.ts'

export type CaptureStatus = 'taking' | 'confirming' | 'unreachable'

const FAST_ATTEMPTS = 15
const FAST_INTERVAL_MS = 2_000
const SLOW_INTERVAL_MS = 10_000

/**
 * Requests the capture until it succeeds. PayPal or our server may be slow or unreachable for a while; repeating the
 * request never charges twice. Throws ApiError when the server rejects the payment, and the signal's reason when
 * aborted.
 */
export async function capturePayment(
  id: string,
  signal: AbortSignal,
  onStatusChange: (status: CaptureStatus) => void,
): Promise<void> {
  await getWhenReady(() => sendRequestWithStatus(captureOrder, { params: { id }, signal }), {
    intervalMs: (attempt) => (attempt <= FAST_ATTEMPTS ? FAST_INTERVAL_MS : SLOW_INTERVAL_MS),
    signal,
    onWait: (reason) => onStatusChange(reason === 'pending' ? 'confirming' : 'unreachable'),
  })
}
