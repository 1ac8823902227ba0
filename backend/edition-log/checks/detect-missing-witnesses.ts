import { db } from '#database/client'
import { sql } from '#database/sql'
import { config } from '#runtime/config'
import type { LogFault } from './detect-log-faults.ts'

/** Witnesses that have not signed the log for an hour: out of reach, or of another opinion about it. */
export async function detectMissingWitnesses(): Promise<LogFault[]> {
  return sql<LogFault>(
    db,
    `SELECT 'witness ' || split_part(key, '+', 1) AS subject, 'serious' AS level,
            'The witness ' || split_part(key, '+', 1) || ' has not signed the edition log for an hour.' AS message
       FROM edition_log_witnesses
      WHERE key = ANY ($1) AND coalesce(signed_at, added_at) < now() - interval '1 hour' ORDER BY key`,
    [config.EDITION_LOG_WITNESSES.map(({ key }) => key)],
  )
}
