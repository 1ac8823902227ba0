import { db } from '#database/client'
import { sql } from '#database/sql'
import type { LogFault } from './detect-log-faults.ts'

/**
 * Copies of one kind compared in one run; the next run goes on behind them and begins again after the last. Three million
 * in the four hours of a night.
 */
const SLICE_SIZES = { night: 13_500, day: 135 }

type CopyTable = {
  table: 'keymails' | 'art_certificates'
  /** The column of edition_log_head that says how far the comparison has come. */
  progress: 'compared_to' | 'compared_art_to'
  /** Selects `edition_id`, `copy`, `is_sold`, `copies`, `owner_address`, `is_deleted` and `is_given` of a copy `t`. */
  columns: string
  joins: string
}

const copyTables: CopyTable[] = [
  {
    table: 'keymails',
    progress: 'compared_to',
    columns: `t.edition_id, t.copy, t.state = 'redeemed' AS is_sold, e.copies, f.address AS owner_address,
      f.deleted_at IS NOT NULL AS is_deleted, EXISTS (SELECT FROM copy_gifts g WHERE g.keymail_id = t.id AND g.state = 'taken') AS is_given`,
    joins: 'JOIN editions e ON e.id = t.edition_id LEFT JOIN fans f ON f.id = t.fan_id',
  },
  {
    table: 'art_certificates',
    progress: 'compared_art_to',
    // Art cards cannot be given away.
    columns: `t.card_id AS edition_id, t.number AS copy, t.voided_at IS NULL AS is_sold, c.scarcity_count AS copies,
      l.email AS owner_address, l.deleted_at IS NOT NULL AS is_deleted, false AS is_given`,
    joins: 'JOIN art_cards c ON c.id = t.card_id JOIN collectors l ON l.id = t.collector_id',
  },
]

/**
 * The copies of a slice, and those of open findings, whose last entry does not say what their row says. What waits in the
 * inbox is left out.
 */
const buildDifferencesSql = ({ table, progress, columns, joins }: CopyTable) => `
  WITH slice AS MATERIALIZED (SELECT id FROM ${table} WHERE id > $1 ORDER BY id LIMIT $2),
  looked_at AS (
    SELECT id FROM slice
     UNION
    SELECT substr(subject, 6)::uuid FROM monitor_findings
     WHERE check_name = 'edition-log' AND closed_at IS NULL AND subject LIKE 'copy %'),
  compared AS (
    SELECT t.id, ${columns}, x.leaf, x.leaf ->> 'type' AS type, x.owner_salt
      FROM looked_at JOIN ${table} t USING (id) ${joins}
      LEFT JOIN LATERAL (
        SELECT owner_salt, leaf::jsonb AS leaf FROM edition_log_entries
         WHERE subject_id = t.id ORDER BY leaf_index DESC LIMIT 1) x ON true
     WHERE NOT EXISTS (SELECT FROM edition_log_inbox i WHERE i.subject_id = t.id)),
  judged AS (
    SELECT id, edition_id, copy, CASE
        WHEN NOT is_sold AND type IN ('sold', 'transferred') THEN 'was sold according to the edition log, but is not'
        WHEN NOT is_sold THEN NULL
        WHEN type IS NULL OR type NOT IN ('sold', 'transferred') THEN 'was sold, but the edition log has no sale of it'
        WHEN (leaf ->> 'copy')::int <> copy THEN 'has another number in the edition log'
        WHEN copy > copies THEN 'lies past the end of its edition'
        -- The seal over an address that was deleted cannot be compared any more. Nobody can reach such a copy.
        WHEN NOT is_deleted AND leaf ->> 'owner'
             IS DISTINCT FROM encode(sha256(uuid_send(owner_salt) || convert_to(owner_address, 'UTF8')), 'base64')
          THEN 'has another owner in the edition log'
        WHEN type = 'transferred' AND NOT is_given THEN 'changed hands without a gift'
      END AS problem
      FROM compared),
  moved AS (
    UPDATE edition_log_head
       SET ${progress} = CASE WHEN (SELECT count(*) FROM slice) = $2 THEN (SELECT id FROM slice ORDER BY id DESC LIMIT 1) END)
  SELECT 'copy ' || id AS subject, 'serious' AS level, 'No. ' || copy || ' ' || problem || '.' AS message,
         jsonb_build_object('editionId', edition_id, 'copy', copy) AS details
    FROM judged WHERE problem IS NOT NULL ORDER BY id`

/** Compares a slice of the songs' and one of the art cards' copies with their last entries in the log. */
export async function detectCopyDifferences(isNight: boolean): Promise<LogFault[]> {
  const faults: LogFault[] = []
  for (const copyTable of copyTables) {
    const [head] = await sql<{ after: string | null }>(
      db,
      `SELECT ${copyTable.progress} AS after FROM edition_log_head`,
    )
    const after = head?.after ?? '00000000-0000-0000-0000-000000000000'
    faults.push(
      ...(await sql<LogFault>(db, buildDifferencesSql(copyTable), [after, SLICE_SIZES[isNight ? 'night' : 'day']])),
    )
  }
  return faults
}
