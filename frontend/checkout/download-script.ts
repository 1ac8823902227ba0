const pendingScripts = new Map<string, Promise<void>>()

/** Loads a script into the page once; a failed attempt may be repeated. */
export function downloadScript(address: string): Promise<void> {
  const started = pendingScripts.get(address)
  if (started) return started
  const promise = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      pendingScripts.delete(address)
      reject(new Error(`Could not load the script ${address}.`))
    })
    document.head.append(script)
  })
  pendingScripts.set(address, promise)
  return promise
}
