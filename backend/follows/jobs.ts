import { z } from 'zod'
import { defineJob } from '#queue/define-job'

/** Asks an address whether it wants to follow. */
export const sendFollowConfirmationJob = defineJob({
  name: 'follows.send-confirmation',
  kind: 'mail',
  payload: z.object({ followId: z.uuid() }),
})

/** Scheduled: turns events into notices of every follower, and enqueues their mails. */
export const createNoticesJob = defineJob({
  name: 'follows.create-notices',
  kind: 'clock',
  payload: z.object({}),
  concurrency: 1,
  dueSql: `EXISTS (SELECT FROM follow_events WHERE done_at IS NULL)
        OR EXISTS (SELECT FROM follow_notices WHERE queued_at IS NULL)
        OR EXISTS (SELECT FROM fan_messages WHERE started_at IS NULL AND canceled_at IS NULL AND send_at <= now())`,
})

/** One mail with all that waits for this follower. */
export const sendNoticesJob = defineJob({
  name: 'follows.send-notices',
  kind: 'mail',
  payload: z.object({ followerId: z.uuid() }),
})
