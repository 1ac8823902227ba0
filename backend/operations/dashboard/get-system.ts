import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { SILENT_SECONDS, type getSystem as describeSystemCall } from './contract.ts'

type System = EndpointReply<typeof describeSystemCall>
type ProcessRow = Omit<System['processes'][number], 'startedAt' | 'seenAt'> & { startedAt: Date; seenAt: Date }

/** Running processes with version and start time, and the sizes of the database and the file storage. */
export async function getSystem(): Promise<System> {
  const [processes, [database], tables, [storage]] = await Promise.all([
    sql<ProcessRow>(
      db,
      `SELECT id, kind, host, pid, version, node, memory_bytes AS "memoryBytes", started_at AS "startedAt", seen_at AS "seenAt",
              seen_at < now() - make_interval(secs => $1) AS silent
         FROM processes ORDER BY silent, kind, started_at`,
      [SILENT_SECONDS],
    ),
    sql<{ version: string; schema: string; bytes: number }>(
      db,
      `SELECT current_setting('server_version') AS version, pg_database_size(current_database()) AS bytes,
              (SELECT name FROM knex_migrations ORDER BY id DESC LIMIT 1) AS schema`,
    ),
    sql<{ name: string; bytes: number; rows: number }>(
      db,
      `SELECT relname AS name, pg_total_relation_size(relid) AS bytes, n_live_tup AS rows
         FROM pg_stat_user_tables WHERE schemaname = 'public' ORDER BY 2 DESC, 1 LIMIT 8`,
    ),
    sql<{ files: number; bytes: number }>(
      db,
      'SELECT coalesce(sum(files), 0)::bigint AS files, coalesce(sum(bytes), 0)::bigint AS bytes FROM file_sums',
    ),
  ])
  return {
    processes: processes.map(({ startedAt, seenAt, ...process }) => ({
      ...process,
      startedAt: startedAt.toISOString(),
      seenAt: seenAt.toISOString(),
    })),
    database: {
      version: database?.version ?? '',
      schema: database?.schema.replace(/\.ts$/, '') ?? '',
      bytes: database?.bytes ?? 0,
      tables,
    },
    storage: storage ?? { files: 0, bytes: 0 },
  }
}
