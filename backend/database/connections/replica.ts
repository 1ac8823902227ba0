import type { Knex } from 'knex'
import { config } from '#runtime/config'
import { log } from '#runtime/logger'
import { getRequestContext, runInContext } from '#runtime/request-context'
import { createDatabaseClient, db, type Db } from '#database/client'
import { isConnectionLost } from './is-connection-lost.ts'

/** What is read from the replica is at most this old. */
const MAX_AGE_MS = 1_000
const PROBE_MS = 300
/** While nothing is read, the replica is asked so seldom: two processes asked seven times a second for nobody. */
const IDLE_PROBE_MS = 5_000
const CONNECTIONS = 8

/** A place in the primary's log, and when it was its end. */
type Mark = { position: bigint; at: number }

type Replica = {
  pool: Knex
  /** The youngest moment of which the replica is known to have everything. */
  freshAsOf: number
  marks: Mark[]
  wasFresh: boolean
  /** When somebody last wanted to read from it, and when it was last asked how far it is. */
  wantedAt: number
  probedAt: number
}

let replica: Replica | undefined

/** Runs reads that may be a second old: from the replica while it keeps up, else from the primary. */
export function runOnReplica<T>(work: () => T): T {
  return replica ? runInContext({ ...getRequestContext(), mayLag: true }, work) : work()
}

/** Runs reads that decide on a right, which must not be a second old, amid others that may be. */
export function runOnPrimary<T>(work: () => T): T {
  const context = getRequestContext()
  return context?.mayLag ? runInContext({ ...context, mayLag: false }, work) : work()
}

/** The replica's pool, if the current work may be a second old and the replica is not older. */
export function getReplica(on: Db): Knex | undefined {
  if (!replica || on !== db || !getRequestContext()?.mayLag) return undefined
  replica.wantedAt = performance.now()
  return performance.now() - replica.freshAsOf <= MAX_AGE_MS ? replica.pool : undefined
}

/**
 * Whether a statement failed because it ran on the replica: it is down, gave up the statement because of what it had to
 * replay (40001), or was asked to write. The primary answers it then.
 */
export function trackReplicaFailure(error: unknown): boolean {
  const { code = '', name = '' } = error as { code?: string; name?: string }
  const isLost = isConnectionLost(error) || name === 'KnexTimeoutError'
  // Until it has proved again that it is there.
  if (isLost && replica) replica.freshAsOf = -Infinity
  return isLost || /^(40001|25006|57014|55P03|53\d{3})$/.test(code)
}

/** Follows how far the replica is behind, if there is one; returns a function that stops it. */
export function startReplica(): () => Promise<void> {
  if (!config.DATABASE_REPLICA_URL) return () => Promise.resolve()
  const started: Replica = {
    pool: createDatabaseClient(config.DATABASE_REPLICA_URL, CONNECTIONS),
    freshAsOf: -Infinity,
    marks: [],
    wasFresh: true,
    wantedAt: performance.now(),
    probedAt: -Infinity,
  }
  replica = started
  let isBusy = false
  const timer = setInterval(() => {
    if (isBusy || (isIdle(started) && performance.now() - started.probedAt < IDLE_PROBE_MS)) return
    isBusy = true
    started.probedAt = performance.now()
    void probe(started).finally(() => (isBusy = false))
  }, PROBE_MS)
  return async () => {
    clearInterval(timer)
    replica = undefined
    await started.pool.destroy()
  }
}

const isIdle = ({ wantedAt }: Replica) => performance.now() - wantedAt > IDLE_PROBE_MS

/** What the primary had written when it was asked, and the replica has replayed since, is on the replica. */
async function probe(following: Replica): Promise<void> {
  try {
    const at = performance.now()
    const written = await getPosition(db, 'pg_current_wal_flush_lsn()')
    following.marks.push({ position: written, at })
    const replayed = await getPosition(following.pool, 'pg_last_wal_replay_lsn()')
    const reached = following.marks.findLastIndex(({ position }) => position <= replayed)
    const mark = following.marks[reached]
    if (mark) following.freshAsOf = Math.max(following.freshAsOf, mark.at)
    // Half an hour of marks at most: a replica that is further behind begins anew.
    following.marks = following.marks.slice(reached + 1).slice(-6_000)
  } catch (error) {
    if (following.wasFresh) log.warn({ err: error }, 'the replica could not be asked')
  }
  // Asked so seldom, it is always a little behind.
  if (isIdle(following)) return
  const isFresh = performance.now() - following.freshAsOf <= MAX_AGE_MS
  if (isFresh !== following.wasFresh) {
    following.wasFresh = isFresh
    log[isFresh ? 'info' : 'warn'](
      isFresh ? 'the replica keeps up and is read from' : 'the replica is behind or away: the primary answers',
    )
  }
}

async function getPosition(on: Db, position: string): Promise<bigint> {
  const { rows } = await on.raw<{ rows: { bytes: string | null }[] }>(
    `SELECT (${position} - '0/0'::pg_lsn)::text AS bytes`,
  )
  return BigInt(rows[0]?.bytes ?? -1)
}
