/**
 * NODE_OPTIONS for a worker: collects garbage in steps of one megabyte, and everything before a document of many pages.
 * With V8's defaults, a worker that prints the tickets of 10,000 Keymails grows to 340 MB.
 */
export const WORKER_NODE_OPTIONS = '--max-semi-space-size=1 --expose-gc'

/**
 * For a web process: steps of eight. With the default, loading its modules leaves 70 MB that it does not use; with four, half of
 * what a rush has under way is moved to the old objects, which are then collected twice as often.
 */
export const WEB_NODE_OPTIONS = '--max-semi-space-size=8'

/**
 * Environment of every process: the C library returns what is larger than a megabyte, such as the 19 that hash a password,
 * to the system. By default it learns to keep such blocks, one in each thread's share: 80 MB of a web process.
 */
export const MALLOC_SETTINGS = { MALLOC_MMAP_THRESHOLD_: '1048576' }
