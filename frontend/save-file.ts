/** Fetches a file that a plain link cannot, since its call carries a header, and has the browser save it. Throws. */
export async function saveFile(address: string, name: string, headers: Record<string, string> = {}): Promise<void> {
  const answer = await fetch(address, { headers, credentials: 'include' })
  if (!answer.ok) throw new Error(`the file answered ${answer.status}`)
  const url = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken it up by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
