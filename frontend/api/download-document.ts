import { ApiError } from './api-error.ts'
import { downloadBlob } from './download-file.ts'
import { getWhenReady } from './get-when-ready.ts'

const INTERVAL_MS = 1_000
const TIMEOUT_MS = 120_000

/**
 * Downloads a PDF that the server prints on demand: polls until it is there and saves these very bytes under the server's file
 * name. A second request might meet other content, whose document is not printed yet. Throws ApiError on rejection, and an
 * error on timeout.
 */
export async function downloadDocument(url: string, timeoutMs = TIMEOUT_MS): Promise<void> {
  const options = { intervalMs: INTERVAL_MS, timeoutMs, isRetryable: () => false }
  const response = await getWhenReady(() => requestDocument(url), options)
  downloadBlob(await response.blob(), getFileName(response))
}

async function requestDocument(url: string): Promise<Response> {
  const response = await fetch(url, { credentials: 'include' })
  if (!response.ok) throw new ApiError(response.status, await response.text())
  return response
}

/** As the server encodes it (RFC 8187). */
function getFileName({ headers }: Response): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '') ?? []
  return encoded ? decodeURIComponent(encoded) : 'document.pdf'
}
