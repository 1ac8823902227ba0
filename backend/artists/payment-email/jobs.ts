import { z } from 'zod'
import { defineJob } from '#queue/define-job'

/** Every minute. */
export const applyPaymentEmailChangesJob = defineJob({
  name: 'artists.apply-payment-email-changes',
  kind: 'clock',
  payload: z.object({}),
  concurrency: 1,
  dueSql: `EXISTS (SELECT FROM payment_email_changes
                     WHERE state = 'approved' AND confirmed_at IS NOT NULL AND effective_at <= now())`,
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
