import { isMainThread } from 'node:worker_threads'

/** Preloaded (`--import`) into short-lived scripts: without the launcher their work is of no use any more. */
if (isMainThread && process.send) {
  if (!process.connected) process.exit(1)
  process.once('disconnect', () => process.exit(1))
  // Listening must not keep a finished script alive.
  process.channel?.unref()
}
