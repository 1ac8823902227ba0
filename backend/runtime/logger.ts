import { pino } from 'pino'
import { config } from './config.ts'
import { getRequestContext } from './request-context.ts'

/** JSON lines on stdout, with the ids of the current request or job. Never log codes, keys, tokens or addresses. */
export const log = pino(
  {
    level: config.LOG_LEVEL,
    base: { process: process.argv[1]?.includes('worker') ? 'worker' : 'web', pid: process.pid },
    mixin: getLogContext,
    serializers: { err: toLoggedError },
    redact: ['*.token', '*.gKeyId', '*.password', '*.email', 'headers.cookie'],
  },
  // Synchronous: the default writer retries forever when the reader of stdout has died, which would block the exit.
  pino.destination({ dest: 1, sync: true }),
)

/** The ids of the current request or job. */
export function getLogContext(): object {
  const { requestId, jobId } = getRequestContext() ?? {}
  return { ...(requestId ? { requestId } : {}), ...(jobId ? { jobId } : {}) }
}

/** Logs selected fields only: driver errors carry whole connections, mailer errors whole mails. */
function toLoggedError(error: unknown) {
  const { name, message, stack, code, cause } = error as Error & { code?: string }
  // Of a failed fetch only its cause says what happened.
  return { name, message, code, stack, ...(cause instanceof Error ? { cause: toLoggedCause(cause) } : {}) }
}

const toLoggedCause = ({ name, message, code }: Error & { code?: string }) => ({ name, message, code })
