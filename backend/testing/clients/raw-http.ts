import { type Socket, connect } from 'node:net'
import { getServerOrigin } from '#testing/servers/app-server'

export type RawResponse = { status: number; head: string; body: string }

/** Opens a connection for requests that no well-behaved client sends. */
export function openRawConnection(): { socket: Socket; answer: Promise<RawResponse> } {
  const { hostname, port } = new URL(getServerOrigin())
  const socket = connect(Number(port), hostname)
  const chunks: Buffer[] = []
  const answer = new Promise<RawResponse>((resolve, reject) => {
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
    socket.on('close', () => reject(new Error('the server closed the connection without a response')))
  })
  // Tests that abort on purpose do not await the response.
  answer.catch(() => undefined)
  return { socket, answer }
}

/** Sends these bytes unchanged and returns the first response. */
export async function sendRawRequest(request: string | Buffer): Promise<RawResponse> {
  const { socket, answer } = openRawConnection()
  socket.write(request)
  try {
    return await answer
  } finally {
    socket.destroy()
  }
}
