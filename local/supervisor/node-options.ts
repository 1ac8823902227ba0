/**
 * NODE_OPTIONS for a worker: collects garbage in steps of one megabyte. With V8's default of sixteen, a worker that
 * prints the tickets of 10,000 Keymails grows to 340 MB instead of 230.
 */
export const WORKER_NODE_OPTIONS = '--max-semi-space-size=1'

/** For a web process: steps of four. With the default, loading its modules leaves 70 MB that it does not use. */
export const WEB_NODE_OPTIONS = '--max-semi-space-size=4'
