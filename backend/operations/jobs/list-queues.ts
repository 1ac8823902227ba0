import { type Period, STEP_SECONDS } from '#contract/analytics'
import type { EndpointReply } from '#contract/http'
import { getPeriodRange, listPeriodSteps } from '#module/analytics/reports'
import { db } from '#database/client'
import { sql } from '#database/sql'
import type { listQueues as listQueuesCall } from './contract.ts'
import { toRedactedText } from './to-redacted-text.ts'

type Queues = EndpointReply<typeof listQueuesCall>

const queuesSql = `
  WITH present AS (
    SELECT name, count(*) FILTER (WHERE state = 'created' AND start_after <= now()) AS waiting,
           count(*) FILTER (WHERE state = 'active') AS active, count(*) FILTER (WHERE state = 'retry') AS retrying,
           extract(epoch FROM now() - min(start_after) FILTER (WHERE state < 'active' AND start_after <= now()))::float8 AS oldest
      FROM pgboss.job WHERE state < 'completed' AND name <> 'dead-letters' GROUP BY name),
  dead AS (SELECT source_name AS name, count(*) AS dead FROM pgboss.job WHERE name = 'dead-letters' GROUP BY 1),
  ran AS (
    SELECT queue AS name, sum(done)::bigint AS done, sum(failed)::bigint AS failed, sum(waited_ms)::float8 AS waited,
           sum(ran_ms)::float8 AS ran, max(longest_wait_ms) AS longest
      FROM job_sums WHERE grain = $1 AND bucket >= $2 GROUP BY 1)
  SELECT q.name, coalesce(waiting, 0) AS waiting, coalesce(active, 0) AS active, coalesce(retrying, 0) AS retrying,
         coalesce(failed, 0) AS failed, coalesce(dead, 0) AS dead, oldest AS "oldestSeconds", coalesce(done, 0) AS done,
         waited / nullif(done + failed, 0) AS "waitedMs", ran / nullif(done + failed, 0) AS "ranMs", longest AS "longestWaitMs"
    FROM pgboss.queue q LEFT JOIN present USING (name) LEFT JOIN dead USING (name) LEFT JOIN ran USING (name)
   WHERE q.name <> 'dead-letters' ORDER BY q.name`

const seriesSql = `
  SELECT date_bin(make_interval(secs => $3), bucket, $2) AS at, sum(done)::float8 AS done, sum(failed)::float8 AS failed,
         coalesce(sum(waited_ms) / nullif(sum(done + failed), 0), 0)::float8 AS "waitedMs",
         coalesce(sum(ran_ms) / nullif(sum(done + failed), 0), 0)::float8 AS "ranMs"
    FROM job_sums WHERE grain = $1 AND bucket >= $2 GROUP BY 1 ORDER BY 1`

const deadJobsSql = `
  SELECT id, coalesce(source_name, '') AS queue, data, source_output AS output, coalesce(source_retry_count, 0) + 1 AS tries,
         coalesce(source_created_on, created_on) AS "createdAt", created_on AS "diedAt"
    FROM pgboss.job WHERE name = 'dead-letters' ORDER BY created_on DESC LIMIT 100`

type DeadJobRow = {
  id: string
  queue: string
  data: unknown
  output: unknown
  tries: number
  createdAt: Date
  diedAt: Date
}

/** Every queue's current state, its throughput in the period, and the dead jobs. */
export async function listQueues(period: Period): Promise<Queues> {
  const { since, grain } = getPeriodRange(period)
  const [queues, series, dead] = await Promise.all([
    sql<Queues['queues'][number]>(db, queuesSql, [grain, since]),
    sql<Omit<Queues['series'][number], 'at'> & { at: Date }>(db, seriesSql, [grain, since, STEP_SECONDS[period]]),
    sql<DeadJobRow>(db, deadJobsSql),
  ])
  return {
    queues,
    series: listPeriodSteps(period).map((at) => {
      const ran = series.find((point) => point.at.getTime() === at)
      return { ...(ran ?? { done: 0, failed: 0, waitedMs: 0, ranMs: 0 }), at: new Date(at).toISOString() }
    }),
    dead: dead.map(({ data, output, createdAt, diedAt, ...job }) => ({
      ...job,
      payload: toRedactedText(JSON.stringify(data, redactByName, 2) ?? ''),
      error: toRedactedText(formatJobError(output)),
      createdAt: createdAt.toISOString(),
      diedAt: diedAt.toISOString(),
    })),
  }
}

/** Payloads should contain only ids; this redacts anything else by its name. */
function redactByName(name: string, value: unknown): unknown {
  return /token|password|secret|email|address|code|^g?key/i.test(name) ? '…' : value
}

function formatJobError(output: unknown): string {
  const { name = '', message = '', value } = (output ?? {}) as { name?: string; message?: string; value?: unknown }
  if (message) return name && name !== 'Error' ? `${name}: ${message}` : message
  return typeof value === 'string' ? value : 'It left no reason.'
}
