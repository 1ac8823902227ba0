import { db } from '#database/client'
import { sql } from '#database/sql'
import { log } from './logger.ts'
import { trackServiceOutcome } from './metrics.ts'

/** What TuneMaker depends on besides its database. `storage` only with S3. */
export type Service = 'paypal' | 'mail' | 'storage'

type Totals = {
  succeeded: number
  failed: number
  lastSucceededAt: Date | null
  firstFailedAt: Date | null
  lastFailedAt: Date | null
  lastFailure: string | null
}

/** Milliseconds that outcomes are collected before they are written. */
const FLUSH_DELAY_MS = 5_000
const RETENTION_HOURS = 48

let pending = new Map<Service, Totals>()
let timer: NodeJS.Timeout | undefined

/** What a call came to. */
export type ServiceOutcome<T = unknown> = { reply: T } | { error: unknown }

/**
 * Waits for a call to a service and records its outcome for System Status and the metrics. `getFailure` returns what is
 * wrong with a reply or error, in a few words without data of people, or undefined if the service did its part: a
 * refused payment is an answer. By default each error is a failure.
 */
export async function trackServiceCall<T>(
  service: Service,
  call: Promise<T>,
  getFailure: (outcome: ServiceOutcome<T>) => string | undefined = getError,
): Promise<T> {
  try {
    const reply = await call
    recordOutcome(service, getFailure({ reply }))
    return reply
  } catch (error) {
    recordOutcome(service, getFailure({ error }))
    throw error
  }
}

const getError = (outcome: ServiceOutcome) => ('error' in outcome ? formatFailure(outcome.error) : undefined)

/** The code of a network or server error, such as ECONNREFUSED; messages may hold addresses. */
export function formatFailure(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown }
  if (typeof code === 'string') return code
  return name === 'TimeoutError' || name === 'AbortError' ? 'no answer in time' : 'no answer'
}

function recordOutcome(service: Service, failure: string | undefined): void {
  trackServiceOutcome(service, failure === undefined ? 'succeeded' : 'failed')
  const totals = pending.get(service) ?? {
    succeeded: 0,
    failed: 0,
    lastSucceededAt: null,
    firstFailedAt: null,
    lastFailedAt: null,
    lastFailure: null,
  }
  pending.set(service, totals)
  const now = new Date()
  if (failure === undefined) {
    totals.succeeded++
    totals.lastSucceededAt = now
  } else {
    totals.failed++
    totals.firstFailedAt ??= now
    totals.lastFailedAt = now
    totals.lastFailure = failure
  }
  timer ??= setTimeout(() => void updateServiceCalls(), FLUSH_DELAY_MS).unref()
}

/** Writes the collected outcomes into the minute's row. If that fails they are lost; the calls are not affected. */
export async function updateServiceCalls(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  const these = [...pending].toSorted(([a], [b]) => (a < b ? -1 : 1))
  pending = new Map()
  try {
    for (const [service, totals] of these) await addToMinute(service, totals)
  } catch (error) {
    log.warn({ err: error }, 'outcomes of service calls were not written')
  }
}

const addToMinute = (service: Service, totals: Totals) =>
  sql(
    db,
    `INSERT INTO service_calls AS s
       (service, minute, succeeded, failed, last_succeeded_at, first_failed_at, last_failed_at, last_failure)
     VALUES ($1, date_trunc('minute', now()), $2, $3, $4, $5, $6, $7)
     ON CONFLICT (service, minute) DO UPDATE
       SET succeeded = s.succeeded + EXCLUDED.succeeded, failed = s.failed + EXCLUDED.failed,
           last_succeeded_at = greatest(s.last_succeeded_at, EXCLUDED.last_succeeded_at),
           first_failed_at = least(s.first_failed_at, EXCLUDED.first_failed_at),
           last_failed_at = greatest(s.last_failed_at, EXCLUDED.last_failed_at),
           last_failure = coalesce(EXCLUDED.last_failure, s.last_failure)`,
    [
      service,
      totals.succeeded,
      totals.failed,
      totals.lastSucceededAt,
      totals.firstFailedAt,
      totals.lastFailedAt,
      totals.lastFailure,
    ],
  )

/** Part of the hourly purge. */
export async function purgeServiceCalls(): Promise<void> {
  await sql(db, 'DELETE FROM service_calls WHERE minute < now() - make_interval(hours => $1)', [RETENTION_HOURS])
}
