import assert from 'node:assert/strict'
import { fromRoot, spawnNode, startChild, stopProcess } from './child.ts'
import { quantile } from './load.ts'
import { ROUNDS, type Result, type Stage, WARM_UPS, sorted } from './row.ts'

const JOBS = 40
const GAP_MS = 15
const AT_MOST = 1.5

/**
 * From the sender's call to the moment the job is handed out; sender and database read the same clock. Ours is sent
 * inside a transaction and taken by the real worker, the ceiling is one process with pg-boss and nothing else.
 */
export async function benchPickUp(stage: Stage): Promise<Result> {
  // What the sales of earlier rows left to do, letters above all, is not what is measured here.
  await stage.sql.query(`DELETE FROM pgboss.job WHERE state IN ('created', 'retry')`)
  const worker = spawnNode(fromRoot('worker/main.ts'), stage)
  const ours = await startChild('ours-pick-up.ts', stage)
  const ceiling = await startChild('ceilings/pick-up.ts', stage)
  const sides = {
    ours: { child: ours, schema: 'pgboss', queue: 'payments.reconcile-order' },
    ceiling: { child: ceiling, schema: 'pgboss_alone', queue: 'bench' },
  }
  const rounds: Record<keyof typeof sides, number[][]> = { ours: [], ceiling: [] }
  try {
    for (let round = 0; round < WARM_UPS + ROUNDS; round++) {
      for (const side of round % 2 ? (['ceiling', 'ours'] as const) : (['ours', 'ceiling'] as const)) {
        const { child, schema, queue } = sides[side]
        const since = await databaseTime(stage)
        const sentAt = (await child.ask({ jobs: JOBS, gapMs: GAP_MS })) as number[]
        const startedAt = await startTimes(stage, schema, queue, since)
        const times = sorted(startedAt.map((at, n) => at - (sentAt[n] ?? NaN)))
        if (round >= WARM_UPS) rounds[side].push(times)
      }
    }
  } finally {
    await Promise.all([ours.stop(), ceiling.stop(), stopProcess(worker)])
  }
  const median = (side: keyof typeof sides, q: number) =>
    quantile(sorted(rounds[side].map((times) => quantile(times, q))), 0.5)
  const ratios = sorted(rounds.ours.map((times, n) => quantile(times, 0.5) / quantile(rounds.ceiling[n] ?? [], 0.5)))
  const ratio = quantile(ratios, 0.5)
  return {
    path: 'job pick-up, sent to started (median)',
    unit: 'ms',
    ceiling: median('ceiling', 0.5),
    ours: median('ours', 0.5),
    ratio,
    spread: [ratios[0] ?? NaN, ratios.at(-1) ?? NaN],
    target: `≤ ${AT_MOST}`,
    reached: ratio <= AT_MOST,
    p99: { ceiling: median('ceiling', 0.99), ours: median('ours', 0.99) },
    checked: 'every job was started and completed once',
  }
}

async function databaseTime({ sql }: Stage): Promise<string> {
  const { rows } = await sql.query<{ now: string }>('SELECT clock_timestamp()::text AS now')
  return rows[0]?.now ?? ''
}

/** When each job since then was handed out, in the order of sending; waits until all are done. */
async function startTimes({ sql }: Stage, schema: string, queue: string, since: string): Promise<number[]> {
  for (const deadline = Date.now() + 10_000; ;) {
    const { rows } = await sql.query<{ at: number; state: string; retries: number }>(
      `SELECT (extract(epoch FROM started_on) * 1000)::float8 AS at, state::text, retry_count AS retries
         FROM ${schema}.job WHERE name = $1 AND created_on >= $2::timestamptz ORDER BY created_on`,
      [queue, since],
    )
    if (rows.every((row) => row.state === 'completed')) {
      assert.equal(rows.length, JOBS)
      assert(rows.every((row) => row.retries === 0))
      return rows.map((row) => row.at)
    }
    assert(Date.now() < deadline, 'jobs were not picked up within ten seconds')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
