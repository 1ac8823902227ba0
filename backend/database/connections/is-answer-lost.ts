import { isConnectionLost } from './is-connection-lost.ts'

/** Whether no connection could be opened, or none was free: nothing of the statement was sent. */
export function isUnconnected(error: unknown): boolean {
  const { code = '', name = '', message = '' } = error as { code?: string; name?: string; message?: string }
  return (
    /^(ECONNREFUSED|57P03|53300)$/.test(code) ||
    name === 'KnexTimeoutError' ||
    /timeout expired|Unable to acquire a connection/i.test(message)
  )
}

/** Whether a statement may be done and just its answer was lost. */
export function isAnswerLost(error: unknown): boolean {
  return isConnectionLost(error) && !isUnconnected(error)
}
