import { z } from 'zod'
import { defineJob } from '#queue/define-job'

/** Scheduled: turns releases and deletions into activities, one for each server that has a follower. */
export const publishActivitiesJob = defineJob({
  name: 'federation.publish-activities',
  kind: 'clock',
  payload: z.object({}),
  concurrency: 1,
  dueSql: 'EXISTS (SELECT FROM federation_events) OR EXISTS (SELECT FROM federation_deletions)',
})

/** One try to deliver an activity. `turn` is that of the delivery: another number means that another job has the next try. */
export const sendActivityJob = defineJob({
  name: 'federation.delivery',
  payload: z.object({ deliveryId: z.uuid(), turn: z.number().int() }),
  concurrency: 8,
})
