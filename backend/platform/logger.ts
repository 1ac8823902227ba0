import { pino } from 'pino'
import { config } from '#platform/config'
import { currentTrace } from '#platform/trace'

/** JSON lines on stdout. Requests and jobs add their ids with `log.child`. Never log codes, keys, tokens or addresses. */
export const log = pino(
  {
    level: config.LOG_LEVEL,
    base: { process: process.argv[1]?.includes('worker') ? 'worker' : 'web', pid: process.pid },
    mixin: traceOfLine,
    serializers: { err: describeError },
    redact: ['*.token', '*.gKeyId', '*.password', '*.email', 'headers.cookie'],
  },
  // Synchronous: the default writer tries for ever when the reader of our output has died, and would hold up the exit.
  pino.destination({ dest: 1, sync: true }),
)

/** The ids of the request or job that a line is about. */
export function traceOfLine(): object {
  return { ...currentTrace() }
}

/** What helps and nothing else: errors of drivers carry whole connections, those of the mailer whole mails. */
function describeError(error: unknown) {
  const { name, message, stack, code } = error as Error & { code?: string }
  return { name, message, code, stack }
}
