import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { config } from '#runtime/config'
import { VerificationError, verifyHead } from './verify.js'

/** A problem as the checks of operations report it. */
type Fault = { subject: string; level: 'serious'; message: string; details?: Record<string, unknown> }

/** Copies compared in one run; the next run goes on behind them and begins again after the last. */
const SLICE_SIZE = 20_000

/** Without a checkpoint for this long, no new entry can be proved. */
const STALE_SECONDS = 120

/**
 * Compares the edition log with what it is about: reads the log's head as an outside client, requires that it continues
 * the one kept in DATA_DIR (whoever can write the database cannot change that), and compares a slice of the copies with
 * their last entries.
 */
export async function detectLogFaults(): Promise<Fault[]> {
  return [...(await detectRewriting()), ...(await detectStaleLog()), ...(await detectCopyDifferences())]
}

async function detectRewriting(): Promise<Fault[]> {
  const file = join(config.DATA_DIR, 'edition-log.checkpoint')
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  try {
    const { checkpoint } = await verifyHead(config.PUBLIC_URL, kept ? { kept } : {})
    await writeFile(file, checkpoint.note, { mode: 0o600 })
    return []
  } catch (error) {
    // Unreachable is not rewritten: the check fails and says so.
    if (!(error instanceof VerificationError)) throw error
    return [{ subject: 'edition log', level: 'serious', message: error.message }]
  }
}

async function detectStaleLog(): Promise<Fault[]> {
  return sql<Fault>(
    db,
    `SELECT 'edition log age' AS subject, 'serious' AS level, 'The edition log has not been signed for two minutes.' AS message
       FROM edition_log_head WHERE signed_at IS NULL OR signed_at < now() - make_interval(secs => $1)`,
    [STALE_SECONDS],
  )
}

/**
 * The copies of a slice, and those of open findings, whose last entry does not say what their row says. What waits in the
 * inbox is left out.
 */
const differencesSql = `
  WITH slice AS MATERIALIZED (SELECT id FROM keymails WHERE id > $1 ORDER BY id LIMIT $2),
  looked_at AS (
    SELECT id FROM slice
     UNION
    SELECT substr(subject, 6)::uuid FROM monitor_findings
     WHERE check_name = 'edition-log' AND closed_at IS NULL AND subject LIKE 'copy %'),
  compared AS (
    SELECT k.id, k.edition_id, k.copy, k.state, e.copies, x.leaf, x.leaf ->> 'type' AS type,
           encode(sha256(uuid_send(x.owner_salt) || convert_to(f.address, 'UTF8')), 'base64') AS owner
      FROM looked_at JOIN keymails k USING (id) JOIN editions e ON e.id = k.edition_id LEFT JOIN fans f ON f.id = k.fan_id
      LEFT JOIN LATERAL (
        SELECT owner_salt, leaf::jsonb AS leaf FROM edition_log_entries
         WHERE subject_id = k.id ORDER BY leaf_index DESC LIMIT 1) x ON true
     WHERE NOT EXISTS (SELECT FROM edition_log_inbox i WHERE i.subject_id = k.id)),
  judged AS (
    SELECT id, edition_id, copy, CASE
        WHEN state <> 'redeemed' AND type IN ('sold', 'transferred') THEN 'was sold according to the edition log, but is not'
        WHEN state <> 'redeemed' THEN NULL
        WHEN type IS NULL OR type NOT IN ('sold', 'transferred') THEN 'was sold, but the edition log has no sale of it'
        WHEN (leaf ->> 'copy')::int <> copy THEN 'has another number in the edition log'
        WHEN copy > copies THEN 'lies past the end of its edition'
        WHEN leaf ->> 'owner' <> owner THEN 'has another owner in the edition log'
        WHEN type = 'transferred' AND NOT EXISTS (
          SELECT FROM copy_gifts g WHERE g.keymail_id = compared.id AND g.state = 'taken') THEN 'changed hands without a gift'
      END AS problem
      FROM compared),
  moved AS (
    UPDATE edition_log_head
       SET compared_to = CASE WHEN (SELECT count(*) FROM slice) = $2 THEN (SELECT id FROM slice ORDER BY id DESC LIMIT 1) END)
  SELECT 'copy ' || id AS subject, 'serious' AS level, 'No. ' || copy || ' ' || problem || '.' AS message,
         jsonb_build_object('editionId', edition_id, 'copy', copy) AS details
    FROM judged WHERE problem IS NOT NULL ORDER BY id`

async function detectCopyDifferences(): Promise<Fault[]> {
  const [head] = await sql<{ comparedTo: string | null }>(
    db,
    'SELECT compared_to AS "comparedTo" FROM edition_log_head',
  )
  return sql<Fault>(db, differencesSql, [head?.comparedTo ?? '00000000-0000-0000-0000-000000000000', SLICE_SIZE])
}
