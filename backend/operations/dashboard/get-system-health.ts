import { db } from '#database/client'
import { sql } from '#database/sql'
import type { Language } from '#contract/text'
import { getReviewCounts } from '#module/reviews/listing'
import { listJobs } from '#queue/define-job'
import { config } from '#runtime/config'
import { type BackupAge, listBackupAges } from '#runtime/backup-runs'
import type { Service } from '#runtime/service-calls'
import type { Translate } from '#text/messages/catalog'
import { staffStatus } from '#text/messages/catalogs/staff-status/en'
import { getMessages } from '#text/messages/get-messages'
import { type Dashboard, SILENT_SECONDS } from './contract.ts'

type Status = Dashboard['system'][number]
type Say = Translate<(typeof staffStatus)['messages']>

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
 * since when it fails. What it says is in the reader's language.
 */
export async function getSystemHealth(language: Language): Promise<Status[]> {
  const t = getMessages(staffStatus, language)
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
  const { web, workers } = vitals
  const of = (service: Service) => calls.find((one) => one.service === service)
  return [
    {
      name: 'Website',
      health: web > 0 ? 'good' : 'down',
      says: web > 0 ? t('processes.web', { n: web }) : t('processes.noWeb'),
    },
    {
      name: 'Background work',
      health: workers > 0 ? 'good' : 'down',
      says: workers > 0 ? t('processes.worker', { n: workers }) : t('processes.noWorker'),
    },
    { name: 'Database', health: took < 500 ? 'good' : 'slow', says: t('database.took', { ms: took }) },
    { name: 'Job queue', ...getQueueHealth(vitals, t) },
    { name: 'Payments', ...getPaymentHealth(vitals, of('paypal'), t) },
    { name: 'Email', ...getMailHealth(vitals, of('mail'), t) },
    ...(config.S3_BUCKET ? [{ name: 'File storage', ...getCallHealth('storage', of('storage'), t) }] : []),
    ...(backups.length > 0 ? [{ name: 'Backups', ...getBackupHealth(backups, t) }] : []),
    {
      name: 'Reviews',
      health: overdue > 0 ? 'slow' : 'good',
      says: overdue > 0 ? t('reviews.overdue', { n: overdue }) : t('reviews.good'),
    },
  ]
}

type Health = Pick<Status, 'health' | 'says'>

function getQueueHealth({ dead, oldest }: Vitals, t: Say): Health {
  const waiting = Math.round(oldest ?? 0)
  if (dead > 0) return { health: 'down', says: t('queue.dead', { n: dead }) }
  if (waiting > 60) return { health: 'slow', says: t('queue.waits', { seconds: waiting }) }
  return { health: 'good', says: t('queue.good') }
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** From when on a backup is too old, in seconds, as in ops/alerts.yml, and what it is called. */
const backupLimits = {
  log: { late: 5 * MINUTE, lost: 15 * MINUTE, name: 'backup.log' },
  base: { late: 26 * HOUR, lost: 3 * DAY, name: 'backup.base' },
  files: { late: HOUR, lost: 6 * HOUR, name: 'backup.files' },
  rehearsal: { late: 32 * DAY, lost: 62 * DAY, name: 'backup.rehearsal' },
} as const satisfies Record<BackupAge['kind'], { late: number; lost: number; name: string }>

function getBackupHealth(backups: BackupAge[], t: Say): Health {
  const late = backups.filter(({ kind, seconds }) => seconds > backupLimits[kind].late)
  const list = (ages: BackupAge[]) => ages.map((age) => formatAge(age, t)).join(', ')
  if (late.length === 0) return { health: 'good', says: list(backups) }
  const lost = late.some(({ kind, seconds }) => kind !== 'rehearsal' && seconds > backupLimits[kind].lost)
  return { health: lost ? 'down' : 'slow', says: t('backup.tooOld', { list: list(late) }) }
}

/** As in "base backup 3 hours ago". */
function formatAge({ kind: of, seconds }: BackupAge, t: Say): string {
  const kind = t(backupLimits[of].name)
  if (!Number.isFinite(seconds)) return t('backup.never', { kind })
  if (seconds < HOUR) return t('backup.minutes', { kind, n: Math.ceil(seconds / MINUTE) })
  if (seconds < 2 * DAY) return t('backup.hours', { kind, n: Math.round(seconds / HOUR) })
  return t('backup.days', { kind, n: Math.round(seconds / DAY) })
}

function getPaymentHealth({ unsure }: Vitals, calls: Calls | undefined, t: Say): Health {
  const paypal = getCallHealth('paypal', calls, t)
  if (unsure === 0) return paypal
  const open = t('payments.unsure', { n: unsure })
  return paypal.health === 'good'
    ? { health: 'slow', says: open }
    : { health: paypal.health, says: `${paypal.says} ${open}.` }
}

function getMailHealth({ mailsRetried, mailsDead }: Vitals, calls: Calls | undefined, t: Say): Health {
  const server = getCallHealth('mail', calls, t)
  const held = [
    ...(mailsRetried > 0 ? [t('mails.retried', { n: mailsRetried })] : []),
    ...(mailsDead > 0 ? [t('mails.dead', { n: mailsDead })] : []),
  ]
  if (held.length === 0) return server
  const says = [...(server.health === 'good' ? [] : [server.says]), ...held].join(' ')
  return { health: mailsDead > 0 || server.health === 'down' ? 'down' : 'slow', says }
}

const SERVICES = { paypal: 'service.paypal', mail: 'service.mail', storage: 'service.storage' } as const

function getCallHealth(called: keyof typeof SERVICES, calls: Calls | undefined, t: Say): Health {
  if (!calls) return { health: 'good', says: t('calls.none') }
  const { succeeded, failed: failures, failingSince, failedInARow, failure } = calls
  const n = succeeded + failures
  if (failures === 0) return { health: 'good', says: t('calls.good', { n }) }
  const failed = t('calls.failed', { failed: failures, n, failure: failure ?? t('calls.noAnswer') })
  const service = t(SERVICES[called])
  if (failingSince) {
    const time = failingSince.toISOString().slice(11, 16)
    return {
      health: failedInARow >= OUTAGE_FAILURES ? 'down' : 'slow',
      says: t('calls.failing', { service, time, failed }),
    }
  }
  return { health: failures / n > 0.01 ? 'slow' : 'good', says: t('calls.again', { service, failed }) }
}
