import { statfs } from 'node:fs/promises'
import { Counter, Gauge, Histogram, collectDefaultMetrics, register } from 'prom-client'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { config } from './config.ts'
import { listBackupAges } from './backup-runs.ts'

// Ten milliseconds, the default, wake an idle process a hundred times a second: 0.28 % of a core against 0.04.
collectDefaultMetrics({ eventLoopMonitoringPrecision: 100 })

const jobDurations = new Histogram({
  name: 'tunemaker_job_seconds',
  help: 'Time that jobs ran in this worker, by queue and outcome.',
  labelNames: ['queue', 'outcome'],
  buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60, 300],
})
const jobWaits = new Histogram({
  name: 'tunemaker_job_wait_seconds',
  help: 'Time from when a job was due until this worker took it, by queue.',
  labelNames: ['queue'],
  buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120, 600],
})
const sales = new Counter({
  name: 'tunemaker_sales_total',
  help: 'Orders that this process completed, by purpose.',
  labelNames: ['purpose'],
})
const salesCents = new Counter({
  name: 'tunemaker_sales_cents_total',
  help: 'What was paid in the orders that this process completed, in cents, by purpose.',
  labelNames: ['purpose'],
})
const serviceCalls = new Counter({
  name: 'tunemaker_service_calls_total',
  help: 'Calls of this process to PayPal, the mail server and the file storage, by outcome.',
  labelNames: ['service', 'outcome'],
})
const jobFailures = new Counter({
  name: 'tunemaker_job_failures_total',
  help: 'Runs of jobs in this worker that failed, by queue; most are tried again.',
  labelNames: ['queue'],
})
// As in http/health/request-times.ts, what may fail starts at zero.
for (const service of ['paypal', 'mail', 'storage'])
  for (const outcome of ['succeeded', 'failed']) serviceCalls.inc({ service, outcome }, 0)

const diskBytes = new Gauge({
  name: 'tunemaker_disk_bytes',
  help: 'The disk of DATA_DIR as this process sees it: free and in all.',
  labelNames: ['state'],
})
const connections = new Gauge({
  name: 'tunemaker_database_connections',
  help: 'Connections of this process’s pool: used, free, and callers waiting for one.',
  labelNames: ['state'],
})
const databaseGauges = {
  orders: new Gauge({
    name: 'tunemaker_orders_open',
    help: 'Orders that hold something: held for a buyer, or being captured. The same in every process.',
    labelNames: ['state'],
  }),
  jobs: new Gauge({
    name: 'tunemaker_jobs',
    help: 'Jobs in the queue by state; dead ones wait for an operator. The same in every process.',
    labelNames: ['queue', 'state'],
  }),
  oldest: new Gauge({
    name: 'tunemaker_jobs_oldest_seconds',
    help: 'How long the oldest due job has waited, by queue. The same in every process.',
    labelNames: ['queue'],
  }),
  processes: new Gauge({
    name: 'tunemaker_processes',
    help: 'Processes with a heartbeat in the last 30 s, by kind. The same in every process.',
    labelNames: ['kind'],
  }),
  findings: new Gauge({
    name: 'tunemaker_findings_open',
    help: 'Open findings of the checks, by check and level. The same in every process.',
    labelNames: ['check', 'level'],
  }),
  reviews: new Gauge({
    name: 'tunemaker_reviews_open',
    help: 'Reviews that wait for a decision, in time and overdue. The same in every process.',
    labelNames: ['due'],
  }),
  backups: new Gauge({
    name: 'tunemaker_backup_age_seconds',
    help: 'Time since the last archived piece of the log, base backup, copy of the files and rehearsal; +Inf before the first. The same in every process.',
    labelNames: ['kind'],
  }),
}

export function trackJob(queue: string, outcome: 'done' | 'failed', waited: number, ran: number): void {
  jobDurations.observe({ queue, outcome }, ran)
  jobWaits.observe({ queue }, waited)
  if (outcome === 'failed') jobFailures.inc({ queue })
}

/** Lets the sales of this purpose start at zero. */
export function startSaleCounter(purpose: string): void {
  sales.inc({ purpose }, 0)
  salesCents.inc({ purpose }, 0)
}

/** Lets the failures of these queues start at zero. */
export function startJobCounters(queues: string[]): void {
  for (const queue of queues) jobFailures.inc({ queue }, 0)
}

export function trackServiceOutcome(service: string, outcome: 'succeeded' | 'failed'): void {
  serviceCalls.inc({ service, outcome })
}

export function trackSale(purpose: string, cents: number): void {
  sales.inc({ purpose })
  salesCents.inc({ purpose }, cents)
}

type ConnectionPool = { numUsed(): number; numFree(): number; numPendingAcquires(): number }

/**
 * Renders all metrics in Prometheus' text format. Queries the database once per call; if that fails, its gauges are
 * left out.
 */
export async function renderMetrics(): Promise<{ type: string; text: string }> {
  const { pool } = db.client as { pool: ConnectionPool }
  connections.set({ state: 'used' }, pool.numUsed())
  connections.set({ state: 'free' }, pool.numFree())
  connections.set({ state: 'waiting' }, pool.numPendingAcquires())
  await updateDiskGauge().catch(() => diskBytes.reset())
  await updateDatabaseGauges().catch(() => {
    for (const gauge of Object.values(databaseGauges)) gauge.reset()
  })
  return { type: register.contentType, text: await register.metrics() }
}

async function updateDiskGauge(): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(config.DATA_DIR)
  diskBytes.set({ state: 'free' }, bavail * bsize)
  diskBytes.set({ state: 'total' }, blocks * bsize)
}

async function updateDatabaseGauges(): Promise<void> {
  const [orders, jobRows, [reviews], processes, findings, backups] = await Promise.all([
    sql<{ state: string; count: number }>(
      db,
      `SELECT 'capturing' AS state, count(*) FROM orders WHERE state = 'capturing'
        UNION ALL SELECT 'held', count(*) FROM orders WHERE held_until IS NOT NULL`,
    ),
    sql<{ queue: string; state: string; count: number; oldest: number | null }>(
      db,
      `SELECT CASE name WHEN 'dead-letters' THEN coalesce(source_name, name) ELSE name END AS queue,
              CASE WHEN name = 'dead-letters' THEN 'dead' WHEN state = 'created' THEN 'waiting' ELSE state::text END AS state,
              count(*), extract(epoch FROM now() - min(start_after) FILTER (WHERE name <> 'dead-letters' AND start_after <= now()
                AND state < 'active'))::float8 AS oldest
         FROM pgboss.job WHERE state < 'completed' GROUP BY 1, 2`,
    ),
    sql<{ waiting: number; overdue: number }>(
      db,
      `SELECT count(*) FILTER (WHERE due_at >= now()) AS waiting, count(*) FILTER (WHERE due_at < now()) AS overdue
         FROM reviews WHERE state = 'open'`,
    ),
    sql<{ kind: string; count: number }>(
      db,
      `SELECT k.kind, count(p.id) FROM unnest(ARRAY['web', 'worker']) AS k (kind)
         LEFT JOIN processes p ON p.kind = k.kind AND p.seen_at > now() - interval '30 seconds' GROUP BY 1`,
    ),
    sql<{ check: string; level: string; count: number }>(
      db,
      `SELECT c.name AS "check", l.level, count(f.id)
         FROM monitor_checks c CROSS JOIN unnest(ARRAY['notice', 'serious']) AS l (level)
         LEFT JOIN monitor_findings f ON f.check_name = c.name AND f.level = l.level AND f.closed_at IS NULL
        GROUP BY 1, 2`,
    ),
    listBackupAges(),
  ])
  for (const gauge of Object.values(databaseGauges)) gauge.reset()
  for (const { state, count } of orders) databaseGauges.orders.set({ state }, count)
  for (const { queue, state, count, oldest } of jobRows) {
    databaseGauges.jobs.set({ queue, state }, count)
    if (oldest !== null) databaseGauges.oldest.set({ queue }, oldest)
  }
  for (const { kind, count } of processes) databaseGauges.processes.set({ kind }, count)
  for (const { check, level, count } of findings) databaseGauges.findings.set({ check, level }, count)
  for (const { kind, seconds } of backups) databaseGauges.backups.set({ kind }, seconds)
  databaseGauges.reviews.set({ due: 'in-time' }, reviews?.waiting ?? 0)
  databaseGauges.reviews.set({ due: 'overdue' }, reviews?.overdue ?? 0)
}
