import { log } from '#platform/logger'

/** A process that has not stopped after this long, in milliseconds, is ended. */
const LONGEST_MS = 20_000

/** Runs `stop` once, on SIGTERM, Ctrl-C, or when the launcher that started this process is gone. */
export function onStop(stop: () => Promise<void>): void {
  let stopping = false
  const begin = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), LONGEST_MS).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', begin)
  process.once('SIGINT', begin)
  if (process.connected) process.once('disconnect', begin)
  // It went away while this process was still starting.
  else if (process.send) begin()
}
