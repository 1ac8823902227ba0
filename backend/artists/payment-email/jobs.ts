import { z } from 'zod'
import { defineJob } from '#queue/define-job'

/** Every minute. */
export const applyPaymentEmailChangesJob = defineJob({
  name: 'artists.apply-payment-email-changes',
  payload: z.object({}),
  concurrency: 1,
})

export const sendPaymentEmailWarningsJob = defineJob({
  name: 'artists.send-payment-email-warnings',
  kind: 'mail',
  payload: z.object({ changeId: z.uuid(), event: z.enum(['requested', 'approved', 'applied']) }),
})

export const sendPaymentEmailLinkJob = defineJob({
  name: 'artists.send-payment-email-link',
  kind: 'mail',
  payload: z.object({ artistId: z.uuid() }),
})
