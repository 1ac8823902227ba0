import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { languages } from '#contract/text'
import { createAuditEntry } from '#module/audit'
import type { StaffSession } from '#module/auth/staff'
import { errors } from './contract.ts'
import type { DraftRow } from './draft.ts'

const TOPIC_PHRASINGS_MIN = 6

/** Approves or declines a draft, once. What is approved is complete: nothing is added to it afterwards. */
export async function applyDraftDecision(
  id: string,
  decision: 'approved' | 'declined',
  staff: StaffSession,
): Promise<void> {
  await runInTransaction(async (trx) => {
    const [row] = await sql<Pick<DraftRow, 'kind' | 'texts'> & { state: string }>(
      trx,
      'SELECT kind, texts, state FROM godfrey_drafts WHERE id = $1 FOR UPDATE',
      [id],
    )
    if (!row) throw new ApiError(errors['draft-unknown'])
    if (row.state !== 'open') throw new ApiError(errors['draft-decided'])
    if (decision === 'approved' && !isComplete(row)) throw new ApiError(errors['draft-incomplete'])
    await sql(trx, 'UPDATE godfrey_drafts SET state = $2, decided_by = $3, decided_at = now() WHERE id = $1', [
      id,
      decision,
      staff.name ?? staff.role,
    ])
    await createAuditEntry(trx, staff, { action: `godfrey-draft-${decision}`, subject: `draft:${id}`, details: {} })
  })
}

function isComplete({ kind, texts }: Pick<DraftRow, 'kind' | 'texts'>): boolean {
  if (kind === 'phrasing') return Object.values(texts).some(({ phrasings }) => phrasings.length > 0)
  return languages.every((language) => {
    const text = texts[language]
    return text !== undefined && text.question && text.answer && text.phrasings.length >= TOPIC_PHRASINGS_MIN
  })
}
