import { errors } from '#contract/auth/staff'
import type { Trx } from '#database/client'
import { ApiError } from '#http/api-error'
import { createAuditEntry } from '#module/audit'
import type { StaffSession } from '#module/auth/staff'
import { enqueue } from '#queue/queue'
import { sendModerationEmailJob } from './jobs.ts'

/** Who acts, and why. */
export type ModerationInput = { staff: StaffSession; reason: string }

export const buildNothingToDoError = () => new ApiError(errors['nothing-to-do'])

/** Writes the audit entry and enqueues the mail that tells the artist the reason. */
export async function createModerationEntry(
  trx: Trx,
  { staff, reason }: ModerationInput,
  { action, subject, artistId, ...details }: { action: string; subject: string; artistId: string; title?: string },
): Promise<void> {
  const auditId = await createAuditEntry(trx, staff, { action, subject, details: { reason, artistId, ...details } })
  await enqueue(trx, sendModerationEmailJob, { auditId })
}
