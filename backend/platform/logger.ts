import { pino } from 'pino'
import { config } from '#platform/config'

/** JSON lines on stdout. Requests and jobs add their ids with `log.child`. Never log codes, keys, tokens or addresses. */
export const log = pino({
  level: config.LOG_LEVEL,
  base: { process: process.argv[1]?.includes('worker') ? 'worker' : 'web', pid: process.pid },
  redact: ['*.token', '*.code', '*.gKeyId', '*.password', '*.email', 'headers.cookie'],
})
