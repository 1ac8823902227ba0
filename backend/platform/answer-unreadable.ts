import type { Server } from 'node:http'
import { commonRefusals } from '#contract/platform'

const TOO_LARGE = { ...commonRefusals['too-large'], status: 431, message: 'The headers of this request are too long.' }

/** What Node cannot read as HTTP never reaches the application; it is answered in JSON all the same. */
export function answerUnreadable(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    const { status, code, message } = error.code === 'HPE_HEADER_OVERFLOW' ? TOO_LARGE : commonRefusals.malformed
    const body = JSON.stringify({ error: code, message })
    socket.end(
      [
        `HTTP/1.1 ${status} ${status === 431 ? 'Request Header Fields Too Large' : 'Bad Request'}`,
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    )
  })
}
