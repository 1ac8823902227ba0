import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type Rush = { ports: number[]; path: string; asks: { cookie: string; body: string }[] }
export type Answered = { status: number; body: Record<string, unknown> }

/**
 * So many browsers, each on a connection of its own and spread over the web processes, ask at one moment. Their answers
 * come in the order asked; one that is lost rejects.
 */
export async function allAtOnce(rush: Rush): Promise<Answered[]> {
  const crowd = fork(fileURLToPath(new URL('crowd-process.ts', import.meta.url)), { execArgv: [] })
  try {
    crowd.send(rush)
    const gone = once(crowd, 'exit').then(() => {
      throw new Error('the crowd went away')
    })
    gone.catch(() => undefined)
    const [answers] = (await Promise.race([once(crowd, 'message'), gone])) as [Answered[]]
    return answers
  } finally {
    crowd.kill()
  }
}
