import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { type DraftTexts, errors } from './contract.ts'
import { DRAFT_COLUMNS, type Draft, type DraftRow, isVisitorText, toDraft } from './draft.ts'

/** Replaces the texts of an undecided draft. */
export async function updateDraft(id: string, texts: DraftTexts): Promise<Draft> {
  if (await isVisitorText(texts)) throw new ApiError(errors['phrasing-not-rewritten'])
  const [row] = await sql<DraftRow>(
    db,
    `UPDATE godfrey_drafts SET texts = $2 WHERE id = $1 AND state = 'open' RETURNING ${DRAFT_COLUMNS}`,
    [id, JSON.stringify(texts)],
  )
  if (!row) throw new ApiError(errors['draft-unknown'])
  return toDraft(row)
}
