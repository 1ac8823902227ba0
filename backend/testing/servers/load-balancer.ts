import { Agent, type IncomingMessage, type ServerResponse, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export type LoadBalancer = {
  origin: string
  /** The number of requests answered by each web process, in the order of `ports`. */
  answered: number[]
  /** The index of the process that answered last. */
  last: () => number
  close: () => Promise<void>
}

/**
 * A round-robin load balancer in front of the web processes; tries the next one when a port refuses the connection.
 * Appends the client's address to X-Forwarded-For and streams responses through.
 */
export async function startLoadBalancer(ports: number[]): Promise<LoadBalancer> {
  const agent = new Agent({ keepAlive: true })
  const answered = ports.map(() => 0)
  let turn = 0
  let last = -1

  function pass(req: IncomingMessage, res: ServerResponse, body: Buffer, tries: number): void {
    const to = turn++ % ports.length
    const before = req.headers['x-forwarded-for']
    const headers = {
      ...req.headers,
      'x-forwarded-for': [before, req.socket.remoteAddress].filter(Boolean).join(', '),
    }
    const call = request({ host: '127.0.0.1', port: ports[to], method: req.method, path: req.url, agent, headers })
    call.on('response', (answer) => {
      answered[to] = (answered[to] ?? 0) + 1
      last = to
      res.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(res)
      // A connection lost on one side is closed on the other.
      answer.on('error', () => res.destroy())
      answer.on('close', () => answer.complete || res.destroy())
    })
    call.on('error', (error: NodeJS.ErrnoException) => {
      if (res.headersSent) res.destroy()
      else if (error.code === 'ECONNREFUSED' && tries < ports.length) pass(req, res, body, tries + 1)
      else res.writeHead(502).end()
    })
    res.on('close', () => call.destroy())
    call.end(body)
  }

  // As long as the web processes: a connection closed while it is used again looks like a lost one.
  const server = createServer({ keepAliveTimeout: 30_000 }, (req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => pass(req, res, Buffer.concat(chunks), 1))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answered,
    last: () => last,
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
      agent.destroy()
    },
  }
}
