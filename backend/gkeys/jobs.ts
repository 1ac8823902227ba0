import { z } from 'zod'
import { job } from '#platform/jobs'

export const paymentEmailAsked = job({
  name: 'gkeys.mail-payment-email-link',
  payload: z.object({ artistId: z.uuid() }),
})

export const applicationSubmitted = job({
  name: 'gkeys.mail-application-link',
  payload: z.object({ applicationId: z.uuid() }),
})

/** By the clock: applications that were paid a moment ago. */
export const paidApplicationsDue = job({
  name: 'gkeys.paid-applications-due',
  payload: z.object({}),
  retries: 0,
  concurrency: 1,
})

export const applicationPaid = job({
  name: 'gkeys.mail-application-paid',
  payload: z.object({ applicationId: z.uuid() }),
})

/** An application is paid for: Godfrey reads its papers. */
export const applicationCheckDue = job({
  name: 'gkeys.application-check-due',
  payload: z.object({ applicationId: z.uuid() }),
  retries: 4,
  // Each reads its document in a process of its own.
  concurrency: 1,
})

export const applicationDecided = job({
  name: 'gkeys.mail-application-decision',
  payload: z.object({ applicationId: z.uuid() }),
})

export const gKeyRenewed = job({
  name: 'gkeys.mail-renewed-g-key',
  payload: z.object({ artistId: z.uuid() }),
})

/** Empty when the address belongs to nobody: the caller cannot tell the difference, not even by time. */
export const lostGKeyReported = job({
  name: 'gkeys.lost-g-key-reported',
  payload: z.object({ artistIds: z.array(z.uuid()) }),
})

/** By the clock: applications that nobody confirmed. */
export const unconfirmedApplicationsDue = job({
  name: 'gkeys.unconfirmed-applications-due',
  payload: z.object({}),
  retries: 1,
  concurrency: 1,
})
