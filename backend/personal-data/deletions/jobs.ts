import { z } from 'zod'
import { defineJob } from '#queue/define-job'

const payload = z.object({ deletionId: z.uuid() })

export const sendDeletionPlannedJob = defineJob({ name: 'personal-data.send-deletion-planned', kind: 'mail', payload })

export const sendDeletionDoneJob = defineJob({ name: 'personal-data.send-deletion-done', kind: 'mail', payload })

/** Every ten minutes. */
export const applyDueDeletionsJob = defineJob({
  name: 'personal-data.apply-due-deletions',
  kind: 'clock',
  payload: z.object({}),
  concurrency: 1,
  dueSql: `EXISTS (SELECT FROM personal_data_deletions WHERE state = 'scheduled' AND due_at <= now())`,
})
