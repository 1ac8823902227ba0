import assert from 'node:assert/strict'
import { toProjectPath, startNode, startChild, closeProcess } from '../child-process.ts'
import { calculateQuantile } from '../load.ts'
import { ROUNDS, type CaseResult, type Harness, WARM_UPS, toSortedNumbers } from '../case.ts'

const JOBS = 40
const GAP_MS = 15
const RATIO_MAX = 1.5

/**
 * Latency from the send call to the start of the job, on the clock that sender and database share. Ours is sent in a
 * transaction and run by the real worker; the baseline is one process with pg-boss alone.
 */
export async function runJobLatencyCase(stage: Harness): Promise<CaseResult> {
  // Discards jobs left over from earlier cases, mostly mails.
  await stage.sql.query(`DELETE FROM pgboss.job WHERE state IN ('created', 'retry')`)
  const worker = startNode(toProjectPath('worker/main.ts'), stage)
  const ours = await startChild('job-latency-subject.ts', stage)
  const ceiling = await startChild('baselines/job-latency.ts', stage)
  const sides = {
    ours: { child: ours, schema: 'pgboss', queue: 'payments.reconcile-order' },
    ceiling: { child: ceiling, schema: 'pgboss_alone', queue: 'bench' },
  }
  const rounds: Record<keyof typeof sides, number[][]> = { ours: [], ceiling: [] }
  try {
    for (let round = 0; round < WARM_UPS + ROUNDS; round++) {
      for (const side of round % 2 ? (['ceiling', 'ours'] as const) : (['ours', 'ceiling'] as const)) {
        const { child, schema, queue } = sides[side]
        const since = await getDatabaseTime(stage)
        const sentAt = (await child.ask({ jobs: JOBS, gapMs: GAP_MS })) as number[]
        const startedAt = await listStartTimes(stage, schema, queue, since)
        const times = toSortedNumbers(startedAt.map((at, n) => at - (sentAt[n] ?? NaN)))
        if (round >= WARM_UPS) rounds[side].push(times)
      }
    }
  } finally {
    await Promise.all([ours.stop(), ceiling.stop(), closeProcess(worker)])
  }
  const median = (side: keyof typeof sides, q: number) =>
    calculateQuantile(toSortedNumbers(rounds[side].map((times) => calculateQuantile(times, q))), 0.5)
  const ratios = toSortedNumbers(
    rounds.ours.map((times, n) => calculateQuantile(times, 0.5) / calculateQuantile(rounds.ceiling[n] ?? [], 0.5)),
  )
  const ratio = calculateQuantile(ratios, 0.5)
  return {
    path: 'job pick-up, sent to started (median)',
    unit: 'ms',
    ceiling: median('ceiling', 0.5),
    ours: median('ours', 0.5),
    ratio,
    spread: [ratios[0] ?? NaN, ratios.at(-1) ?? NaN],
    target: `≤ ${RATIO_MAX}`,
    reached: ratio <= RATIO_MAX,
    p99: { ceiling: median('ceiling', 0.99), ours: median('ours', 0.99) },
    checked: 'every job was started and completed once',
  }
}

async function getDatabaseTime({ sql }: Harness): Promise<string> {
  const { rows } = await sql.query<{ now: string }>('SELECT clock_timestamp()::text AS now')
  return rows[0]?.now ?? ''
}

/** Start times of the jobs created since, in sending order. Waits until all are completed. */
async function listStartTimes({ sql }: Harness, schema: string, queue: string, since: string): Promise<number[]> {
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
