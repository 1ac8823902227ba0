import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { log } from '#runtime/logger'

const HEARTBEAT_MS = 10_000
const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/**
 * SQL: whether a worker has fallen silent lately without unregistering. A job's own heartbeat is overdue after fifteen
 * seconds too.
 */
export const workerLostSql = `EXISTS (SELECT FROM processes WHERE kind = 'worker'
  AND seen_at BETWEEN now() - interval '75 seconds' AND now() - interval '15 seconds')`

/** Reports every ten seconds that this process is alive; returns a function that unregisters it. */
export function startHeartbeat(kind: 'web' | 'worker'): () => Promise<void> {
  const id = randomUUID()
  const startedAt = new Date(Date.now() - process.uptime() * 1000)
  const beat = () =>
    sql(
      db,
      `INSERT INTO processes (id, kind, host, pid, version, node, memory_bytes, started_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (id) DO UPDATE SET seen_at = now(), memory_bytes = EXCLUDED.memory_bytes`,
      [id, kind, hostname(), process.pid, version, process.version, process.memoryUsage.rss(), startedAt],
    ).catch((error: unknown) => log.warn({ err: error }, 'heartbeat failed'))
  void beat()
  const timer = setInterval(() => void beat(), HEARTBEAT_MS)
  return async () => {
    clearInterval(timer)
    await sql(db, 'DELETE FROM processes WHERE id = $1', [id]).catch(() => undefined)
  }
}

/** Part of the hourly purge: processes that ended without unregistering. */
export async function purgeProcesses(): Promise<void> {
  await sql(db, `DELETE FROM processes WHERE seen_at < now() - interval '1 day'`)
}
