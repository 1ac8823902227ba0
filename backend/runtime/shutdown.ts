import { log } from './logger.ts'

/** Milliseconds before a process that has not shut down is killed. */
const SHUTDOWN_TIMEOUT_MS = 20_000

/** Runs `stop` once: on SIGTERM, Ctrl-C, or when the launcher that started this process has exited. */
export function registerShutdown(stop: () => Promise<void>): void {
  let stopping = false
  const begin = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'shutdown failed')
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', begin)
  process.once('SIGINT', begin)
  if (process.connected) process.once('disconnect', begin)
  // The launcher exited while this process was still starting.
  else if (process.send) begin()
}
