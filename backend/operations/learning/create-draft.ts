import type { z } from 'zod'
import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { listTopics } from '#module/godfrey'
import { createAuditEntry } from '#module/audit'
import type { StaffSession } from '#module/auth/staff'
import { type createDraft as endpoint, errors } from './contract.ts'
import { DRAFT_COLUMNS, type Draft, type DraftRow, isVisitorText, toDraft } from './draft.ts'

/** Begins a draft. Visitors' own words are refused: a draft is kept longer than they are. */
export async function createDraft(
  { kind, topic, page, texts }: z.output<typeof endpoint.body>,
  staff: StaffSession,
): Promise<Draft> {
  const known = listTopics().some(({ id }) => id === topic)
  if (kind === 'phrasing' && !known) throw new ApiError(errors['topic-unknown'])
  if (kind === 'topic' && known) throw new ApiError(errors['topic-taken'])
  if (await isVisitorText(texts)) throw new ApiError(errors['phrasing-not-rewritten'])
  return runInTransaction(async (trx) => {
    const [row] = await sql<DraftRow>(
      trx,
      `INSERT INTO godfrey_drafts (kind, topic, page, texts, created_by) VALUES ($1, $2, $3, $4, $5)
       RETURNING ${DRAFT_COLUMNS}`,
      [kind, topic, page, JSON.stringify(texts), staff.name ?? staff.role],
    )
    await createAuditEntry(trx, staff, {
      action: 'godfrey-draft-create',
      subject: `draft:${row?.id}`,
      details: { kind, topic },
    })
    return toDraft(row as DraftRow)
  })
}
