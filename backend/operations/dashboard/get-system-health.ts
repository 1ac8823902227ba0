import { db } from '#database/client'
import { sql } from '#database/sql'
import { getReviewCounts } from '#module/reviews/listing'
import { listJobs } from '#queue/define-job'
import { config } from '#runtime/config'
import { type BackupAge, listBackupAges } from '#runtime/backup-runs'
import type { Service } from '#runtime/service-calls'
import { type Dashboard, SILENT_SECONDS } from './contract.ts'

type Status = Dashboard['system'][number]

/** Minutes whose outcomes count. */
const WINDOW_MINUTES = 15
/** So many failures in a row without one success: the service is away. */
const OUTAGE_FAILURES = 3

const vitalsSql = `
  SELECT (SELECT count(*) FROM processes WHERE kind = 'web' AND seen_at > now() - make_interval(secs => $1)) AS web,
         (SELECT count(*) FROM processes WHERE kind = 'worker' AND seen_at > now() - make_interval(secs => $1)) AS workers,
         (SELECT extract(epoch FROM now() - min(start_after)) FROM pgboss.job
           WHERE state < 'active' AND start_after <= now() AND name <> 'dead-letters')::float8 AS oldest,
         (SELECT count(*) FROM pgboss.job WHERE name = 'dead-letters') AS dead,
         (SELECT count(*) FROM pgboss.job WHERE name = ANY($2) AND state = 'retry') AS "mailsRetried",
         (SELECT count(*) FROM pgboss.job WHERE name = 'dead-letters' AND source_name = ANY($2)) AS "mailsDead",
         (SELECT count(*) FROM orders
           WHERE state = 'capturing' AND pending_reason IS NULL AND capturing_since < now() - interval '1 minute') AS unsure`

type Vitals = {
  web: number
  workers: number
  oldest: number | null
  dead: number
  mailsRetried: number
  mailsDead: number
  unsure: number
}

/**
 * The outcomes of the window, or, of a service that was not called since, of the last minute it was called in: without
 * traffic an outage does not end by itself.
 */
const callsSql = `
  WITH called AS (SELECT service, max(minute) AS last FROM service_calls GROUP BY service),
       recent AS (
         SELECT c.* FROM service_calls c JOIN called USING (service)
          WHERE c.minute >= least(called.last, date_trunc('minute', now()) - make_interval(mins => $1))),
       succeeded AS (SELECT service, max(last_succeeded_at) AS at FROM recent GROUP BY service)
  SELECT service, sum(r.succeeded)::int AS succeeded, sum(r.failed)::int AS failed,
         -- Since the last success.
         coalesce(min(r.first_failed_at) FILTER (WHERE r.first_failed_at > s.at OR s.at IS NULL),
                  max(r.last_failed_at) FILTER (WHERE r.last_failed_at > s.at)) AS "failingSince",
         coalesce(sum(r.failed) FILTER (WHERE r.minute >= date_trunc('minute', s.at) OR s.at IS NULL), 0)::int AS "failedInARow",
         (array_agg(r.last_failure ORDER BY r.minute DESC) FILTER (WHERE r.last_failure IS NOT NULL))[1] AS failure
    FROM recent r JOIN succeeded s USING (service) GROUP BY service, s.at`

export type Calls = {
  service: Service
  succeeded: number
  failed: number
  /** The first failure after the last success; null if the last call succeeded. */
  failingSince: Date | null
  /** At most one minute's failures too many. */
  failedInARow: number
  failure: string | null
}

/**
 * The health of each part of the system at this moment, determined from outcomes: what was tried, what came of it, and
 * since when it fails.
 */
export async function getSystemHealth(): Promise<Status[]> {
  const started = performance.now()
  const mailJobs = listJobs().filter(({ kind }) => kind === 'mail')
  const [[vitals], calls, backups, { overdue }] = await Promise.all([
    sql<Vitals>(db, vitalsSql, [SILENT_SECONDS, mailJobs.map(({ name }) => name)]),
    sql<Calls>(db, callsSql, [WINDOW_MINUTES]),
    listBackupAges(),
    getReviewCounts(),
  ])
  const took = Math.max(1, Math.round(performance.now() - started))
  if (!vitals) throw new Error('the vitals query returned no row')
  const of = (service: Service) => calls.find((one) => one.service === service)
  return [
    getProcessHealth('Website', vitals.web, 'process'),
    getProcessHealth('Background work', vitals.workers, 'worker'),
    { name: 'Database', health: took < 500 ? 'good' : 'slow', says: `Answered in ${took} ms` },
    getQueueHealth(vitals),
    getPaymentHealth(vitals, of('paypal')),
    getMailHealth(vitals, of('mail')),
    ...(config.S3_BUCKET ? [{ name: 'File storage', ...getCallHealth('The file storage', of('storage')) }] : []),
    ...(backups.length > 0 ? [{ name: 'Backups', ...getBackupHealth(backups) }] : []),
    {
      name: 'Reviews',
      health: overdue > 0 ? 'slow' : 'good',
      says: overdue > 0 ? `${overdue.toLocaleString('en-US')} overdue` : 'None is overdue',
    },
  ]
}

function getProcessHealth(name: string, count: number, one: 'process' | 'worker'): Status {
  const more = one === 'process' ? 'processes' : 'workers'
  return {
    name,
    health: count > 0 ? 'good' : 'down',
    says: count > 0 ? formatCount(count, one, more) : `No ${one} runs`,
  }
}

function getQueueHealth({ dead, oldest }: Vitals): Status {
  const name = 'Job queue'
  const waiting = Math.round(oldest ?? 0)
  if (dead > 0) return { name, health: 'down', says: `${formatCount(dead, 'job')} failed for good` }
  if (waiting > 60) return { name, health: 'slow', says: `The oldest job waits for ${waiting} s` }
  return { name, health: 'good', says: 'Nothing waits long' }
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** From when on a backup is too old, in seconds, as in ops/alerts.yml, and what it is called. */
const backupLimits: Record<BackupAge['kind'], { late: number; lost: number; name: string }> = {
  log: { late: 5 * MINUTE, lost: 15 * MINUTE, name: 'database log' },
  base: { late: 26 * HOUR, lost: 3 * DAY, name: 'base backup' },
  files: { late: HOUR, lost: 6 * HOUR, name: 'copy of the files' },
  rehearsal: { late: 32 * DAY, lost: 62 * DAY, name: 'rehearsal' },
}

function getBackupHealth(backups: BackupAge[]): Pick<Status, 'health' | 'says'> {
  const late = backups.filter(({ kind, seconds }) => seconds > backupLimits[kind].late)
  if (late.length === 0)
    return { health: 'good', says: backups.map(({ kind, seconds }) => formatAge(kind, seconds)).join(', ') }
  const lost = late.some(({ kind, seconds }) => kind !== 'rehearsal' && seconds > backupLimits[kind].lost)
  return {
    health: lost ? 'down' : 'slow',
    says: `Too old: ${late.map(({ kind, seconds }) => formatAge(kind, seconds)).join(', ')}`,
  }
}

/** As in "base backup 3 hours ago". */
function formatAge(kind: BackupAge['kind'], seconds: number): string {
  const { name } = backupLimits[kind]
  if (!Number.isFinite(seconds)) return `${name} never`
  if (seconds < HOUR) return `${name} ${formatCount(Math.ceil(seconds / MINUTE), 'minute')} ago`
  if (seconds < 2 * DAY) return `${name} ${formatCount(Math.round(seconds / HOUR), 'hour')} ago`
  return `${name} ${formatCount(Math.round(seconds / DAY), 'day')} ago`
}

function getPaymentHealth({ unsure }: Vitals, calls: Calls | undefined): Status {
  const paypal = getCallHealth('PayPal', calls)
  if (unsure === 0) return { name: 'Payments', ...paypal }
  const open = `${formatCount(unsure, 'payment')} without an answer from PayPal`
  return paypal.health === 'good'
    ? { name: 'Payments', health: 'slow', says: open }
    : { name: 'Payments', health: paypal.health, says: `${paypal.says} ${open}.` }
}

function getMailHealth({ mailsRetried, mailsDead }: Vitals, calls: Calls | undefined): Status {
  const name = 'Email'
  const server = getCallHealth('The mail server', calls)
  const held = [
    ...(mailsRetried > 0 ? [`${formatCount(mailsRetried, 'mail')} being tried again.`] : []),
    ...(mailsDead > 0 ? [`${formatCount(mailsDead, 'mail')} could not be sent.`] : []),
  ]
  if (held.length === 0) return { name, ...server }
  const says = [...(server.health === 'good' ? [] : [server.says]), ...held].join(' ')
  return { name, health: mailsDead > 0 || server.health === 'down' ? 'down' : 'slow', says }
}

/** `name` begins a sentence. */
export function getCallHealth(name: string, calls: Calls | undefined): Pick<Status, 'health' | 'says'> {
  if (!calls) return { health: 'good', says: 'Not called recently' }
  const { succeeded, failed, failingSince, failedInARow, failure } = calls
  const all = succeeded + failed
  if (failed === 0) return { health: 'good', says: `${formatCount(all, 'call')}, all answered` }
  const count = `${failed.toLocaleString('en-US')} of ${formatCount(all, 'call')} failed (${failure ?? 'no answer'})`
  if (failingSince) {
    const time = failingSince.toISOString().slice(11, 16)
    return {
      health: failedInARow >= OUTAGE_FAILURES ? 'down' : 'slow',
      says: `${name} fails since ${time} UTC: ${count}.`,
    }
  }
  return { health: failed / all > 0.01 ? 'slow' : 'good', says: `${name} answers again: ${count}.` }
}

const formatCount = (count: number, one: string, more = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`
