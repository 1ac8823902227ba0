import { type Socket, connect } from 'node:net'
import type { ConcurrentResponse, ConcurrentRequests } from './send-concurrently.ts'

// Runs the clients in a separate process, so that their cost does not slow down the test. All connect first, then all
// send at once.
const HEADERS_END = '\r\n\r\n'

process.on('message', (rush: ConcurrentRequests) => {
  sendAll(rush).then(
    (answers) => process.send?.(answers),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})

async function sendAll({ ports, path, requests }: ConcurrentRequests): Promise<ConcurrentResponse[]> {
  const sockets: Socket[] = []
  // Waves no larger than the backlog of a listening socket.
  for (let from = 0; from < requests.length; from += 200) {
    const wave = requests.slice(from, from + 200).map((_, n) => openSocket(ports[(from + n) % ports.length] ?? 0))
    sockets.push(...(await Promise.all(wave)))
  }
  return Promise.all(requests.map((ask, n) => sendOne(sockets[n] as Socket, path, ask, n)))
}

function openSocket(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, noDelay: true })
    socket.once('error', reject)
    socket.once('connect', () => resolve(socket))
  })
}

function sendOne(
  socket: Socket,
  path: string,
  { cookie, body }: ConcurrentRequests['requests'][number],
  n: number,
): Promise<ConcurrentResponse> {
  return new Promise((resolve, reject) => {
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => {
      text += chunk
      const end = text.indexOf(HEADERS_END)
      if (end < 0) return
      const length = Number(/\r\ncontent-length: *(\d+)/i.exec(text.slice(0, end))?.[1])
      const answer = text.slice(end + HEADERS_END.length)
      if (Buffer.byteLength(answer) < length) return
      socket.end()
      resolve({ status: Number(text.slice(9, 12)), body: JSON.parse(answer) as ConcurrentResponse['body'] })
    })
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('a connection was closed without a response')))
    socket.write(
      [
        `POST ${path} HTTP/1.1`,
        'host: 127.0.0.1',
        `cookie: ${cookie}`,
        // Each client has a network of its own.
        `x-forwarded-for: 11.${n >> 8}.${n & 255}.1`,
        'content-type: application/json',
        `content-length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n'),
    )
  })
}
