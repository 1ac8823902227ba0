import { z } from 'zod'
import { languages } from '#contract/text'
import { defineJob } from '#queue/define-job'

/** Asks a newly entered address for confirmation. */
export const sendAddressConfirmationEmailJob = defineJob({
  name: 'newsletter.send-address-confirmation-email',
  kind: 'mail',
  payload: z.object({
    addressId: z.uuid(),
    news: z.boolean(),
    gift: z.enum(['break-through', 'revolutionary']).nullable(),
    language: z.enum(languages).default('english'),
  }),
})

/** Scheduled. */
export const purgeUnconfirmedAddressesJob = defineJob({
  name: 'newsletter.purge-unconfirmed-addresses',
  kind: 'clock',
  payload: z.object({}),
  concurrency: 1,
})
