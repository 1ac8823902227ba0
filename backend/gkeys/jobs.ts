import { z } from 'zod'
import { defineJob } from '#platform/jobs'

export const sendPaymentEmailLinkJob = defineJob({
  name: 'artists.send-payment-email-link',
  payload: z.object({ artistId: z.uuid() }),
})

export const sendApplicationLinkEmailJob = defineJob({
  name: 'applications.send-application-link-email',
  payload: z.object({ applicationId: z.uuid() }),
})

/** Scheduled: applications paid since the last run. */
export const enqueuePaidApplicationsJob = defineJob({
  name: 'applications.enqueue-paid-applications',
  payload: z.object({}),
  retries: 0,
  concurrency: 1,
})

export const sendApplicationPaidEmailJob = defineJob({
  name: 'applications.send-application-paid-email',
  payload: z.object({ applicationId: z.uuid() }),
})

/** Godfrey checks the documents of a paid application. */
export const verifyApplicationJob = defineJob({
  name: 'applications.verify-application',
  payload: z.object({ applicationId: z.uuid() }),
  retries: 4,
  // Each run reads its document in a separate process.
  concurrency: 1,
})

export const sendApplicationDecisionEmailJob = defineJob({
  name: 'applications.send-application-decision-email',
  payload: z.object({ applicationId: z.uuid() }),
})

export const sendReplacementGKeyEmailJob = defineJob({
  name: 'auth.send-replacement-g-key-email',
  payload: z.object({ artistId: z.uuid() }),
})

/**
 * Enqueued with an empty list for an unknown address, so that the caller cannot tell the difference, not even by
 * timing.
 */
export const openLostGKeyReviewsJob = defineJob({
  name: 'auth.open-lost-g-key-reviews',
  payload: z.object({ artistIds: z.array(z.uuid()) }),
})

/** Scheduled. */
export const purgeUnconfirmedApplicationsJob = defineJob({
  name: 'applications.purge-unconfirmed-applications',
  payload: z.object({}),
  retries: 1,
  concurrency: 1,
})
