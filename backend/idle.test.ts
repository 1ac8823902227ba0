import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from './database/client.ts'
import { sql } from './database/sql.ts'
import { pollUntil } from './testing/poll-until.ts'
import { ServerProcess, getFreePort } from './testing/servers/server-process.ts'

/**
 * Of one web and one worker process, in a minute. Listening, heartbeats and the clock's questions are 120; a job is ten
 * more, and at night (UTC) two checks run every minute.
 */
const TRANSACTIONS_A_MINUTE = 260

/** The first minutes have what a start leaves to do. */
const MINUTES = 6

const port = await getFreePort()
const env = { LOG_LEVEL: 'silent', PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` }
const web = new ServerProcess('backend/main.ts', env)
const worker = new ServerProcess('worker/main.ts', env)

beforeAll(async () => {
  web.start()
  worker.start()
  await pollUntil('web process', 90, async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok)
})
afterAll(async () => {
  await Promise.all([web.kill(), worker.kill()])
  await db.destroy()
})

async function countTransactions(): Promise<number> {
  const [row] = await sql<{ count: number }>(
    db,
    'SELECT xact_commit + xact_rollback AS count FROM pg_stat_database WHERE datname = current_database()',
  )
  return row?.count ?? 0
}

test(
  'a product that nobody uses asks the database little',
  async () => {
    const minutes: number[] = []
    do {
      const before = await countTransactions()
      await sleep(60_000)
      minutes.push((await countTransactions()) - before)
    } while ((minutes.at(-1) ?? 0) > TRANSACTIONS_A_MINUTE && minutes.length < MINUTES)
    expect(minutes.at(-1), `transactions in each minute: ${minutes.join(', ')}`).toBeLessThanOrEqual(
      TRANSACTIONS_A_MINUTE,
    )
  },
  (MINUTES + 1) * 60_000,
)
