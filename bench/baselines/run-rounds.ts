const CLIENTS = 32

/**
 * Serves rounds of work over IPC instead of HTTP: receives the items in one message, replies with each one's
 * milliseconds.
 */
export function runRounds(work: (item: string) => Promise<void>): void {
  process.on('message', async (items: string[]) => {
    const times: number[] = []
    let next = 0
    const started = performance.now()
    const oneClient = async () => {
      for (let item = items[next++]; item !== undefined; item = items[next++]) {
        const begun = performance.now()
        await work(item)
        times.push(performance.now() - begun)
      }
    }
    await Promise.all(Array.from({ length: CLIENTS }, oneClient))
    process.send?.({ ms: performance.now() - started, times })
  })
  process.once('disconnect', () => process.exit())
  process.send?.({ port: 0 })
}
