/** The normalized http(s) address, or undefined when the text is not one. A missing scheme becomes https. */
export function parseWebAddress(typed: string): string | undefined {
  const text = typed.trim()
  const wished = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  if (!URL.canParse(wished)) return undefined
  const { protocol, hostname, href } = new URL(wished)
  return (protocol === 'https:' || protocol === 'http:') && /[^.]/.test(hostname) ? href : undefined
}
