import { z } from 'zod'
import { defineJob } from '#queue/define-job'

export const releaseExpiredHoldsJob = defineJob({
  name: 'payments.release-expired-holds',
  payload: z.object({}),
  retries: 0,
  concurrency: 1,
})
