import { CallError } from '#web/api'

const PATIENCE_MS = 120_000

/**
 * Saves a PDF the server prints on demand: asks until it is ready (202 means "printing"), then lets the browser
 * download it under the name the server gives. Throws CallError when the server says no, and when it takes too long.
 */
export async function saveDocument(address: string, patience = PATIENCE_MS): Promise<void> {
  const end = Date.now() + patience
  for (;;) {
    const answer = await fetch(address, { method: 'HEAD', credentials: 'include' })
    if (answer.status === 200) break
    if (answer.status !== 202) {
      // A HEAD has no body: ask once more for the sentence.
      const refused = await fetch(address, { credentials: 'include' })
      if (!refused.ok) throw new CallError(refused.status, await refused.text())
    }
    if (Date.now() > end) throw new CallError(503, '')
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

/** The sheet in this reader's printer: Letter in North America, A4 elsewhere. */
export function localPaper(): 'a4' | 'letter' {
  return /-(US|CA|MX|PH|CL|CO|VE)\b/i.test(navigator.language) || navigator.language === 'en' ? 'letter' : 'a4'
}
