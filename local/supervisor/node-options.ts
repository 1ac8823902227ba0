/**
 * NODE_OPTIONS for a worker: collects garbage in steps of one megabyte, and everything before a document of many pages.
 * With V8's defaults, a worker that prints the tickets of 10,000 Keymails grows to 340 MB.
 */
export const WORKER_NODE_OPTIONS = '--max-semi-space-size=1 --expose-gc'

/** For a web process: steps of four. With the default, loading its modules leaves 70 MB that it does not use. */
export const WEB_NODE_OPTIONS = '--max-semi-space-size=4'
