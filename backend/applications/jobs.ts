import { z } from 'zod'
import { defineJob } from '#queue/define-job'

export const sendApplicationLinkEmailJob = defineJob({
  name: 'applications.send-application-link-email',
  kind: 'mail',
  payload: z.object({ applicationId: z.uuid() }),
})

/** After this time without a result from Godfrey, an application goes to a person. */
export const CHECK_MINUTES = 30

/** Scheduled: applications paid since the last run. */
export const enqueuePaidApplicationsJob = defineJob({
  name: 'applications.enqueue-paid-applications',
  kind: 'clock',
  payload: z.object({}),
  concurrency: 1,
  dueSql: `EXISTS (SELECT FROM g_key_applications WHERE paid_at IS NOT NULL AND paid_told_at IS NULL)
        OR EXISTS (SELECT FROM g_key_applications WHERE state = 'paid')
        OR EXISTS (SELECT FROM g_key_applications
                    WHERE state = 'verifying' AND paid_at < now() - make_interval(mins => ${CHECK_MINUTES}))`,
})

export const sendApplicationPaidEmailJob = defineJob({
  name: 'applications.send-application-paid-email',
  kind: 'mail',
  payload: z.object({ applicationId: z.uuid() }),
})

/** Godfrey checks the documents of a paid application. */
export const verifyApplicationJob = defineJob({
  name: 'applications.verify-application',
  isHeavy: true,
  payload: z.object({ applicationId: z.uuid() }),
  // Each run reads its document in a separate process.
  concurrency: 1,
})

export const sendApplicationDecisionEmailJob = defineJob({
  name: 'applications.send-application-decision-email',
  kind: 'mail',
  payload: z.object({ applicationId: z.uuid() }),
})

/** Scheduled. */
export const purgeUnconfirmedApplicationsJob = defineJob({
  name: 'applications.purge-unconfirmed-applications',
  kind: 'clock',
  payload: z.object({}),
  concurrency: 1,
})
