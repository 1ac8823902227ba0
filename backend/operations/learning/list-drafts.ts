import { db } from '#database/client'
import { sql } from '#database/sql'
import { DRAFT_COLUMNS, type Draft, type DraftRow, toDraft } from './draft.ts'

/** The undecided drafts, the oldest first, and how many approved ones wait for the next training. */
export async function listDrafts(): Promise<{ drafts: Draft[]; approved: number }> {
  const rows = await sql<DraftRow>(
    db,
    `SELECT ${DRAFT_COLUMNS} FROM godfrey_drafts WHERE state = 'open' ORDER BY id LIMIT 100`,
  )
  const [waiting] = await sql<{ approved: number }>(
    db,
    `SELECT count(*)::int AS approved FROM godfrey_drafts WHERE state = 'approved'`,
  )
  return { drafts: rows.map(toDraft), approved: waiting?.approved ?? 0 }
}
