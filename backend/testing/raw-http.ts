import { type Socket, connect } from 'node:net'
import { serverOrigin } from './server.ts'

export type RawAnswer = { status: number; head: string; body: string }

/** A connection to the server for what no well-behaved client sends. */
export function rawConnection(): { socket: Socket; answer: Promise<RawAnswer> } {
  const { hostname, port } = new URL(serverOrigin())
  const socket = connect(Number(port), hostname)
  const chunks: Buffer[] = []
  const answer = new Promise<RawAnswer>((resolve, reject) => {
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      const text = Buffer.concat(chunks).toString('latin1')
      const headEnd = text.indexOf('\r\n\r\n')
      if (headEnd < 0) return
      const head = text.slice(0, headEnd)
      const body = text.slice(headEnd + 4)
      if (body.length < Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)) return
      resolve({ status: Number(head.split(' ')[1]), head, body })
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('the server closed the connection without an answer')))
  })
  // Who aborts on purpose does not wait for an answer.
  answer.catch(() => undefined)
  return { socket, answer }
}

/** Sends these bytes as they are and returns the first answer. */
export async function sendRaw(request: string | Buffer): Promise<RawAnswer> {
  const { socket, answer } = rawConnection()
  socket.write(request)
  try {
    return await answer
  } finally {
    socket.destroy()
  }
}
