import { connect } from 'node:net'

/** Result of one round. Times in milliseconds. */
export type LoadResult = {
  answers: number
  perSecond: number
  p50: number
  p99: number
  statuses: Map<number, number>
}

export type LoadPlan = {
  port: number
  connections: number
  /** The n-th request in wire format; undefined ends the round. */
  request: (n: number) => string | undefined
  /** Time limit of the round in milliseconds. */
  ms?: number
  /** Verifies every `checkEvery`-th answer; throws if it is wrong. */
  check?: (n: number, body: Buffer) => void
  checkEvery?: number
}

const READ_BYTES = 128 * 1024
const HEADERS_END = Buffer.from('\r\n\r\n')

/**
 * Generates load over keep-alive connections, each sending its next request after the previous answer. Parses only the
 * status and Content-Length: the client shares the server's cores, and an expensive one would hide differences between
 * servers.
 */
export async function runLoad(plan: LoadPlan): Promise<LoadResult> {
  const { port, connections, request, ms = Infinity, check, checkEvery = 64 } = plan
  const statuses = new Map<number, number>()
  const times: number[] = []
  let next = 0
  let ended = 0
  const started = performance.now()

  const oneConnection = (): Promise<void> =>
    new Promise((resolve, reject) => {
      let current = 0
      let sentAt = 0
      let head: Buffer | undefined
      let missing = -1
      let kept: Buffer[] | undefined

      const send = () => {
        const now = performance.now()
        const text = now - started < ms ? request(next) : undefined
        if (text === undefined) {
          socket.end()
          resolve()
          return
        }
        current = next++
        kept = check && current % checkEvery === 0 ? [] : undefined
        sentAt = now
        socket.write(text)
      }
      const complete = () => {
        const now = performance.now()
        times.push(now - sentAt)
        ended = now
        if (kept && check) check(current, Buffer.concat(kept))
        missing = -1
        send()
      }
      const onData = (chunk: Buffer) => {
        let rest = chunk
        if (missing < 0) {
          const seen = head ? Buffer.concat([head, chunk]) : chunk
          const end = seen.indexOf(HEADERS_END)
          if (end < 0) {
            head = Buffer.from(seen)
            return
          }
          head = undefined
          const text = seen.toString('latin1', 0, end)
          const status = Number(text.slice(9, 12))
          const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1]
          if (length === undefined) throw new Error(`answer without Content-Length: ${text}`)
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          missing = Number(length)
          rest = seen.subarray(end + HEADERS_END.length)
        }
        missing -= rest.length
        kept?.push(Buffer.from(rest))
        if (missing === 0) complete()
        else if (missing < 0) throw new Error('answer longer than its Content-Length')
      }
      const socket = connect({
        port,
        host: '127.0.0.1',
        noDelay: true,
        // Reuses one read buffer per connection.
        onread: {
          buffer: Buffer.allocUnsafeSlow(READ_BYTES),
          callback(bytes, buffer) {
            try {
              onData((buffer as Buffer).subarray(0, bytes))
            } catch (error) {
              socket.destroy()
              reject(error)
            }
            return true
          },
        },
      })
      socket.once('connect', send)
      socket.once('error', reject)
      socket.once('close', () => reject(new Error('the server closed the connection')))
    })

  await Promise.all(Array.from({ length: connections }, oneConnection))
  times.sort((a, b) => a - b)
  return {
    answers: times.length,
    perSecond: (times.length / (ended - started)) * 1000,
    p50: calculateQuantile(times, 0.5),
    p99: calculateQuantile(times, 0.99),
    statuses,
  }
}

/** Quantile of numbers in ascending order. */
export function calculateQuantile(sorted: number[], q: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? NaN
}
