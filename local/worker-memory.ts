/**
 * For a worker's NODE_OPTIONS: garbage is swept a megabyte at a time. By itself V8 piles up sixteen, and a worker that prints
 * the tickets of 10,000 Keymails grows to 340 MB instead of 230.
 */
export const WORKER_NODE_OPTIONS = '--max-semi-space-size=1'
