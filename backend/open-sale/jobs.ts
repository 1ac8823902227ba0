import { z } from 'zod'
import { job } from '#platform/jobs'

/** Copies of one edition went back on sale, or were added. */
export const copiesCameFree = job({
  name: 'open-sale.copies-came-free',
  payload: z.object({ editionId: z.uuid() }),
})

/** By the clock: somebody who was called did not come, and the copy is free for the next one. */
export const waitersDue = job({
  name: 'open-sale.waiters-due',
  payload: z.object({}),
  retries: 0,
  concurrency: 1,
})

export const waiterCalled = job({
  name: 'open-sale.waiter-called',
  payload: z.object({ waiterId: z.uuid() }),
})
