import { z } from 'zod'
import { defineJob } from '#queue/define-job'

export const applyPaypalEventJob = defineJob({
  name: 'payments.apply-paypal-event',
  kind: 'provider',
  payload: z.object({ eventId: z.string() }),
  concurrency: 8,
})
