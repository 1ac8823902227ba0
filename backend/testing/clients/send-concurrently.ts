import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type ConcurrentRequests = { ports: number[]; path: string; requests: { cookie: string; body: string }[] }
export type ConcurrentResponse = { status: number; body: Record<string, unknown> }

/**
 * Sends all requests at the same moment, each on its own connection, distributed over the web processes. Responses are
 * in request order; rejects if one is lost.
 */
export async function sendConcurrently(rush: ConcurrentRequests): Promise<ConcurrentResponse[]> {
  const crowd = fork(fileURLToPath(new URL('concurrent-client-process.ts', import.meta.url)), { execArgv: [] })
  try {
    crowd.send(rush)
    const gone = once(crowd, 'exit').then(() => {
      throw new Error('the client process exited')
    })
    gone.catch(() => undefined)
    const [answers] = (await Promise.race([once(crowd, 'message'), gone])) as [ConcurrentResponse[]]
    return answers
  } finally {
    crowd.kill()
  }
}
