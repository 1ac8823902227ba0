import { z } from 'zod'
import { job } from '#platform/jobs'

/** Somebody typed an address: it is asked whether it agrees. */
export const addressGiven = job({
  name: 'visitors.confirm-address',
  payload: z.object({
    addressId: z.uuid(),
    news: z.boolean(),
    gift: z.enum(['break-through', 'revolutionary']).nullable(),
  }),
})

/** By the clock: addresses that were never confirmed. */
export const unconfirmedDue = job({
  name: 'visitors.unconfirmed-due',
  payload: z.object({}),
  retries: 1,
  concurrency: 1,
})
