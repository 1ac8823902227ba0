/** Whether the connection itself is lost; after any other error it remains usable. */
export function isConnectionLost(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|57P0\d|08\w{3})$/.test(code) ||
    /Connection terminated|timeout expired|connection is closed|not queryable|Connection ended/i.test(message)
  )
}
