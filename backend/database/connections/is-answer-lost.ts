import { isConnectionLost } from './is-connection-lost.ts'

/** Of our pool, and of PgBouncer, which reports these as a connection that broke (08P01). */
const FULL_POOL =
  /timeout expired|Unable to acquire a connection|query_wait_timeout|server login has been failing|no more connections allowed/i

/** Whether no connection could be opened, or none was free: nothing of the statement was sent. */
export function isUnconnected(error: unknown): boolean {
  const { code = '', name = '', message = '' } = error as { code?: string; name?: string; message?: string }
  return (
    /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ETIMEDOUT|57P03|53300)$/.test(code) ||
    name === 'KnexTimeoutError' ||
    FULL_POOL.test(message)
  )
}

/** Whether a statement may be done and just its answer was lost. */
export function isAnswerLost(error: unknown): boolean {
  return isConnectionLost(error) && !isUnconnected(error)
}
