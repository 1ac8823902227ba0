/** Downloads a file that requires request headers, which a plain link cannot send. Throws on failure. */
export async function downloadFile(address: string, name: string, headers: Record<string, string> = {}): Promise<void> {
  const answer = await fetch(address, { headers, credentials: 'include' })
  if (!answer.ok) throw new Error(`File request failed with status ${answer.status}`)
  const url = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Late enough for the browser to have started the download.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
