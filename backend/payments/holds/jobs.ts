import { z } from 'zod'
import { defineJob } from '#queue/define-job'

export const releaseExpiredHoldsJob = defineJob({
  name: 'payments.release-expired-holds',
  kind: 'clock',
  payload: z.object({}),
  concurrency: 1,
  dueSql: `EXISTS (SELECT FROM orders WHERE held_until < now() AND state IN ('creating', 'created'))`,
})
