import { ApiError } from './api-error.ts'
import { getWhenReady } from './get-when-ready.ts'

const INTERVAL_MS = 1_000
const TIMEOUT_MS = 120_000

/**
 * Downloads a PDF that the server prints on demand: polls until it is ready, then starts a browser download under the
 * server's file name. Throws ApiError on rejection, and an error on timeout.
 */
export async function downloadDocument(url: string, timeoutMs = TIMEOUT_MS): Promise<void> {
  await getWhenReady(() => requestDocument(url), { intervalMs: INTERVAL_MS, timeoutMs, isRetryable: () => false })
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}

async function requestDocument(url: string): Promise<Response> {
  const response = await fetch(url, { method: 'HEAD', credentials: 'include' })
  if (response.ok) return response
  // A HEAD response has no body: repeat as GET for the error message.
  const repeated = await fetch(url, { credentials: 'include' })
  if (!repeated.ok) throw new ApiError(repeated.status, await repeated.text())
  return repeated
}
