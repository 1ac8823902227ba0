const loading = new Map<string, Promise<void>>()

/** Puts the provider's script into the page, once; a failed try may be repeated. */
export function loadScript(address: string): Promise<void> {
  const started = loading.get(address)
  if (started) return started
  const promise = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      loading.delete(address)
      reject(new Error(`The script ${address} could not be loaded.`))
    })
    document.head.append(script)
  })
  loading.set(address, promise)
  return promise
}
