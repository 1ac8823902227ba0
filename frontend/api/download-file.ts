/** Downloads a file that requires request headers, which a plain link cannot send. Throws on failure. */
export async function downloadFile(address: string, name: string, headers: Record<string, string> = {}): Promise<void> {
  const answer = await fetch(address, { headers, credentials: 'include' })
  if (!answer.ok) throw new Error(`File request failed with status ${answer.status}`)
  downloadBlob(await answer.blob(), name)
}

/** Offers the bytes as a file to save. */
export function downloadBlob(bytes: Blob, name: string): void {
  const url = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Late enough for the browser to have started the download.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
