import type { Server } from 'node:http'
import { commonErrors } from './contract.ts'
import { apiHeaders } from './security-headers.ts'

const HEADERS_TOO_LARGE = {
  ...commonErrors['too-large'],
  status: 431,
  message: 'The headers of this request are too long.',
}

/** Requests that Node cannot parse as HTTP never reach the application; this responds to them in JSON too. */
export function sendClientErrors(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    const { status, code, message } = error.code === 'HPE_HEADER_OVERFLOW' ? HEADERS_TOO_LARGE : commonErrors.malformed
    const body = JSON.stringify({ error: code, message })
    socket.end(
      [
        `HTTP/1.1 ${status} ${status === 431 ? 'Request Header Fields Too Large' : 'Bad Request'}`,
        ...Object.entries(apiHeaders).map(([name, value]) => `${name}: ${value}`),
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    )
  })
}
