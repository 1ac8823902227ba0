import { db } from '#database/client'
import { sql } from '#database/sql'
import { type Dashboard, SILENT_SECONDS } from './contract.ts'

type Status = Dashboard['system'][number]

const vitalsSql = `
  SELECT (SELECT count(*) FROM processes WHERE kind = 'web' AND seen_at > now() - make_interval(secs => $1)) AS web,
         (SELECT count(*) FROM processes WHERE kind = 'worker' AND seen_at > now() - make_interval(secs => $1)) AS workers,
         (SELECT extract(epoch FROM now() - min(start_after)) FROM pgboss.job
           WHERE state < 'active' AND start_after <= now() AND name <> 'dead-letters')::float8 AS oldest,
         (SELECT count(*) FROM pgboss.job WHERE name = 'dead-letters') AS dead,
         (SELECT count(*) FROM pgboss.job WHERE name LIKE '%mail%' AND state = 'retry') AS "mailsRetried",
         (SELECT count(*) FROM orders
           WHERE state = 'capturing' AND pending_reason IS NULL AND capturing_since < now() - interval '1 minute') AS unsure,
         (SELECT count(*) FROM reviews WHERE state = 'open' AND due_at < now()) AS overdue`

type Vitals = {
  web: number
  workers: number
  oldest: number | null
  dead: number
  mailsRetried: number
  unsure: number
  overdue: number
}

/** The health of each part of the system, determined from its rows at this moment. */
export async function getSystemHealth(): Promise<Status[]> {
  const started = performance.now()
  const [vitals] = await sql<Vitals>(db, vitalsSql, [SILENT_SECONDS])
  const took = Math.max(1, Math.round(performance.now() - started))
  if (!vitals) throw new Error('the vitals query returned no row')
  const { web, workers, oldest, dead, mailsRetried, unsure, overdue } = vitals
  const status = (name: string, health: Status['health'], says: string): Status => ({ name, health, says })
  const waiting = Math.round(oldest ?? 0)
  return [
    status('Website', web > 0 ? 'good' : 'slow', web > 0 ? formatCount(web, 'process', 'processes') : 'Starting'),
    status(
      'Background work',
      workers > 0 ? 'good' : 'down',
      workers > 0 ? formatCount(workers, 'worker') : 'No worker runs',
    ),
    status('Database', took < 500 ? 'good' : 'slow', `Answered in ${took} ms`),
    status(
      'Job queue',
      dead > 0 ? 'down' : waiting > 60 ? 'slow' : 'good',
      dead > 0
        ? `${formatCount(dead, 'job')} failed for good`
        : waiting > 60
          ? `The oldest job waits for ${waiting} s`
          : 'Nothing waits long',
    ),
    status(
      'Payments',
      unsure > 0 ? 'slow' : 'good',
      unsure > 0 ? `${formatCount(unsure, 'payment')} without an answer from PayPal` : 'Every payment is answered for',
    ),
    status(
      'Email',
      mailsRetried > 0 ? 'slow' : 'good',
      mailsRetried > 0 ? `${formatCount(mailsRetried, 'mail')} being tried again` : 'No mail is held up',
    ),
    status('Reviews', overdue > 0 ? 'slow' : 'good', overdue > 0 ? `${overdue} overdue` : 'None is overdue'),
  ]
}

const formatCount = (count: number, one: string, more = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`
