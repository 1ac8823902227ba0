import { createRequire } from 'node:module'
import type * as Mediabunny from 'mediabunny'

/**
 * As CommonJS it is one file instead of 75: a limited process, which reads one recording and ends, loads it in half the
 * processor time.
 */
export const mediabunny = createRequire(import.meta.url)('mediabunny') as typeof Mediabunny
