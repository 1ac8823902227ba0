import { db } from '#database/client'
import { sql } from '#database/sql'
import { config } from '#runtime/config'
import type { LogFault } from './detect-log-faults.ts'
import { VerificationError, verifyEdition } from '#module/edition-log/verifier'

/** Editions checked in one run beside those with new entries: so many of all in turn. */
const IN_TURN = { night: 120, day: 5 }

/** Entries that are new when no head was kept. */
const FIRST_NEWEST = 20

/** `isNew`: looked at only because something was added to it. */
const editionsSql = `
  WITH in_turn AS MATERIALIZED (
    SELECT edition_id FROM edition_log_editions WHERE edition_id > $1 AND entries > 0 ORDER BY edition_id LIMIT $2),
  newest AS (
    SELECT edition_id FROM edition_log_entries WHERE edition_id IS NOT NULL AND leaf_index >= $3),
  moved AS (
    UPDATE edition_log_head SET compared_edition_to =
      CASE WHEN (SELECT count(*) FROM in_turn) = $2 THEN (SELECT edition_id FROM in_turn ORDER BY 1 DESC LIMIT 1) END),
  looked_at AS (
    SELECT edition_id AS id, false AS is_new FROM in_turn UNION ALL SELECT edition_id, true FROM newest
     UNION ALL SELECT substr(subject, 9)::uuid, false FROM monitor_findings
            WHERE check_name = 'edition-log' AND closed_at IS NULL AND subject LIKE 'edition %-%')
  SELECT id, bool_and(is_new) AS "isNew" FROM looked_at GROUP BY id ORDER BY id`

/**
 * Checks editions as an outside client: that their entries are in the signed log, keep the rules and match the editions.
 * `kept` is the head of the run before: of what is looked at because it has newer entries only those are proved.
 */
export async function detectEditionFaults(kept: string | undefined, isNight: boolean): Promise<LogFault[]> {
  const [head] = await sql<{ after: string | null; size: number }>(
    db,
    'SELECT compared_edition_to AS after, size FROM edition_log_head',
  )
  const after = head?.after ?? '00000000-0000-0000-0000-000000000000'
  const proven = parseSize(kept)
  const newFrom = proven ?? Math.max(0, (head?.size ?? 0) - FIRST_NEWEST)
  const editions = await sql<{ id: string; isNew: boolean }>(db, editionsSql, [
    after,
    IN_TURN[isNight ? 'night' : 'day'],
    newFrom,
  ])
  const faults: LogFault[] = []
  for (const { id, isNew } of editions) {
    const message = await getEditionProblem(id, proven !== undefined && isNew ? { proven } : {})
    if (message) faults.push({ subject: `edition ${id}`, level: 'serious', message, details: { editionId: id } })
  }
  return faults
}

/** How many entries the log had; undefined of what is no checkpoint, about which the log's head complains. */
function parseSize(checkpoint: string | undefined): number | undefined {
  const size = Number(checkpoint?.split('\n')[1])
  return Number.isSafeInteger(size) ? size : undefined
}

async function getEditionProblem(id: string, options: { proven?: number }): Promise<string | undefined> {
  try {
    const { edition } = await verifyEdition(config.PUBLIC_URL, id, options)
    const numbers = [...edition.owned.keys()]
    const [row] = await sql<{ copies: number; unknown: number | null }>(db, comparisonSql, [
      id,
      numbers,
      edition.entries,
    ])
    // Something happened to the edition meanwhile: the next run looks at it again.
    if (!row) return undefined
    if (row.copies !== edition.copies)
      return `The edition has ${row.copies} copies, the edition log says ${edition.copies}.`
    return row.unknown === null ? undefined : `The edition log has a sale of No. ${row.unknown}, which does not exist.`
  } catch (error) {
    if (error instanceof VerificationError) return error.message
    throw error
  }
}

/** Nothing if the edition has entries besides those that were read, or events that wait for the log. */
const comparisonSql = `
  SELECT s.copies, (SELECT min(n) FROM unnest($2::int[]) n
      WHERE NOT EXISTS (SELECT FROM keymails k WHERE k.edition_id = $1 AND k.copy = n)
        AND NOT EXISTS (SELECT FROM art_certificates t WHERE t.card_id = $1 AND t.number = n)) AS unknown
    FROM edition_log_editions l
    JOIN (SELECT id, copies FROM editions UNION ALL SELECT id, scarcity_count FROM art_cards) s ON s.id = l.edition_id
   WHERE l.edition_id = $1 AND l.entries = $3
     AND NOT EXISTS (SELECT FROM edition_log_inbox i WHERE i.edition_id = $1)`
