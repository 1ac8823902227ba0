import { type Socket, connect } from 'node:net'
import type { Answered, Rush } from './crowd.ts'

// A crowd in a process of its own, so that what it costs is not taken from the one that asks and checks. Everybody is
// connected before anybody speaks; then all speak.
const HEADERS_END = '\r\n\r\n'

process.on('message', (rush: Rush) => {
  run(rush).then(
    (answers) => process.send?.(answers),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})

async function run({ ports, path, asks }: Rush): Promise<Answered[]> {
  const sockets: Socket[] = []
  // As many at a time as a listening socket keeps waiting.
  for (let from = 0; from < asks.length; from += 200) {
    const wave = asks.slice(from, from + 200).map((_, n) => open(ports[(from + n) % ports.length] ?? 0))
    sockets.push(...(await Promise.all(wave)))
  }
  return Promise.all(asks.map((ask, n) => speak(sockets[n] as Socket, path, ask)))
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, noDelay: true })
    socket.once('error', reject)
    socket.once('connect', () => resolve(socket))
  })
}

function speak(socket: Socket, path: string, { cookie, body }: Rush['asks'][number]): Promise<Answered> {
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
      resolve({ status: Number(text.slice(9, 12)), body: JSON.parse(answer) as Answered['body'] })
    })
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('a connection was closed without an answer')))
    socket.write(
      [
        `POST ${path} HTTP/1.1`,
        'host: 127.0.0.1',
        `cookie: ${cookie}`,
        'content-type: application/json',
        `content-length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n'),
    )
  })
}
