import { isMainThread } from 'node:worker_threads'

/**
 * Preloaded (`--import`) into everything that the launcher starts, so that nothing outlives it even when it was killed
 * before a script could listen itself. `?grace=` gives a script that long, in milliseconds, to end properly.
 */
if (isMainThread && process.send) {
  const grace = Number(new URL(import.meta.url).searchParams.get('grace'))
  // Not by process.exit: its handlers may wait for ever to write to a pipe that nobody reads any more.
  const end = () => setTimeout(() => process.kill(process.pid, 'SIGKILL'), grace).unref()
  if (process.connected) process.once('disconnect', end)
  else end()
  // Listening must not keep a finished script alive.
  process.channel?.unref()
}
