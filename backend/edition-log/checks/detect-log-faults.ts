import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { config } from '#runtime/config'
import { detectCopyDifferences } from './detect-copy-differences.ts'
import { detectEditionFaults } from './detect-edition-faults.ts'
import { detectMissingWitnesses } from './detect-missing-witnesses.ts'
import { VerificationError, verifyHead } from '#module/edition-log/verifier'

/** A problem as the checks of operations report it. */
export type LogFault = { subject: string; level: 'serious'; message: string; details?: Record<string, unknown> }

/** Without a checkpoint for this long, no new entry can be proved. */
const STALE_SECONDS = 120

/**
 * Compares the edition log with what it is about: reads the log's head as an outside client, requires that it continues
 * the one kept in DATA_DIR (whoever can write the database cannot change that), checks editions by the rules of scarcity,
 * and compares a slice of the copies with their last entries. Slices are large at night.
 */
export async function detectLogFaults({ isNight }: { isNight: boolean }): Promise<LogFault[]> {
  const kept = await getKeptCheckpoint()
  const { faults, checkpoint } = await detectRewriting(kept)
  faults.push(...(await detectStaleLog()), ...(await detectMissingWitnesses()))
  // The head that was kept says which entries are new.
  faults.push(...(await detectEditionFaults(kept, isNight)), ...(await detectCopyDifferences(isNight)))
  if (checkpoint) await writeFile(getCheckpointFile(), checkpoint.note, { mode: 0o600 })
  return faults
}

/** Whether the log's head is another one than at the last look, is not signed any more, or lacks a witness. */
export async function isLogChanged(): Promise<boolean> {
  const [head] = await sql<{ checkpoint: string | null }>(db, 'SELECT checkpoint FROM edition_log_head')
  const kept = await getKeptCheckpoint()
  // Signatures change with the time; origin, size and root hash stand before them.
  const isAnother = !kept || head?.checkpoint?.split('\n\n')[0] !== kept.split('\n\n')[0]
  return isAnother || (await detectStaleLog()).length > 0 || (await detectMissingWitnesses()).length > 0
}

const getCheckpointFile = () => join(config.DATA_DIR, 'edition-log.checkpoint')

const getKeptCheckpoint = () => readFile(getCheckpointFile(), 'utf8').catch(() => undefined)

async function detectRewriting(kept: string | undefined) {
  const faults: LogFault[] = []
  try {
    const { checkpoint } = await verifyHead(config.PUBLIC_URL, kept ? { kept } : {})
    return { faults, checkpoint }
  } catch (error) {
    // Unreachable is not rewritten: the check fails and says so.
    if (!(error instanceof VerificationError)) throw error
    faults.push({ subject: 'edition log', level: 'serious', message: error.message })
    return { faults }
  }
}

async function detectStaleLog(): Promise<LogFault[]> {
  return sql<LogFault>(
    db,
    `SELECT 'edition log age' AS subject, 'serious' AS level, 'The edition log has not been signed for two minutes.' AS message
       FROM edition_log_head WHERE signed_at IS NULL OR signed_at < now() - make_interval(secs => $1)`,
    [STALE_SECONDS],
  )
}
