import { ApiError } from './api-error.ts'

const TIMEOUT_MS = 120_000

/**
 * Downloads a PDF that the server prints on demand: polls until it is ready (202 means in progress), then starts a
 * browser download under the server's file name. Throws ApiError on rejection or timeout.
 */
export async function downloadDocument(address: string, patience = TIMEOUT_MS): Promise<void> {
  const end = Date.now() + patience
  for (;;) {
    const answer = await fetch(address, { method: 'HEAD', credentials: 'include' })
    if (answer.status === 200) break
    if (answer.status !== 202) {
      // A HEAD response has no body: repeat as GET for the error message.
      const refused = await fetch(address, { credentials: 'include' })
      if (!refused.ok) throw new ApiError(refused.status, await refused.text())
    }
    if (Date.now() > end) throw new ApiError(503, '')
    const seconds = Number(answer.headers.get('retry-after') ?? 1)
    await new Promise((resolve) => {
      setTimeout(resolve, seconds * 1000)
    })
  }
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}
