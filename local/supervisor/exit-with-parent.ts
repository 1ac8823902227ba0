import { isMainThread } from 'node:worker_threads'

/**
 * Preloaded (`--import`) into every process the launcher starts, so that none outlives it even if it is killed before a
 * script can register handlers. `?grace=` is the time in milliseconds for a clean exit.
 */
if (isMainThread && process.send) {
  const grace = Number(new URL(import.meta.url).searchParams.get('grace'))
  // Not process.exit: its handlers may block forever writing to a pipe without a reader.
  const end = () => setTimeout(() => process.kill(process.pid, 'SIGKILL'), grace).unref()
  if (process.connected) process.once('disconnect', end)
  else end()
  // The channel must not keep a finished script alive.
  process.channel?.unref()
}
