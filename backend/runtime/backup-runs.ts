import { db } from '#database/client'
import { sql } from '#database/sql'

export interface BackupAge {
  /** `log`: the write-ahead log, archived segment by segment. The others are the runs of ops/backup/backup.sh. */
  kind: 'log' | 'base' | 'files' | 'rehearsal'
  /** Seconds since the last success; `Infinity` if there was none. */
  seconds: number
}

/** How old the backups are; empty for a database that neither archives its log nor was ever backed up by backup.sh. */
export async function listBackupAges(): Promise<BackupAge[]> {
  return sql<BackupAge>(
    db,
    `WITH runs AS (
       SELECT kind, max(finished_at) FILTER (WHERE succeeded) AS at FROM backup_runs GROUP BY kind
       UNION ALL SELECT 'log', last_archived_time FROM pg_stat_archiver)
     SELECT k.kind, coalesce(extract(epoch FROM now() - r.at), 'infinity')::float8 AS seconds
       FROM unnest(ARRAY['log', 'base', 'files', 'rehearsal']) WITH ORDINALITY AS k (kind, place)
       LEFT JOIN runs r USING (kind)
      WHERE current_setting('archive_mode') <> 'off' OR EXISTS (SELECT FROM backup_runs) AND k.kind <> 'log'
      ORDER BY k.place`,
  )
}

/** Deletes the records of runs older than 400 days: a year can be compared with the one before. */
export async function purgeBackupRuns(): Promise<void> {
  await sql(db, `DELETE FROM backup_runs WHERE started_at < now() - interval '400 days'`)
}
