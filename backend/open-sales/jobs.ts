import { z } from 'zod'
import { defineJob } from '#queue/define-job'

/** Enqueued when copies of an edition became free or were added. */
export const notifyWaitlistJob = defineJob({
  name: 'open-sales.notify-waitlist',
  payload: z.object({ editionId: z.uuid() }),
})

/** Scheduled: notifies the next addresses where those notified before did not buy. */
export const notifyAllWaitlistsJob = defineJob({
  name: 'open-sales.notify-all-waitlists',
  kind: 'clock',
  payload: z.object({}),
  concurrency: 1,
  dueSql: `EXISTS (SELECT FROM open_sale_waiters w WHERE called_at IS NULL
                      AND EXISTS (SELECT FROM open_copies c WHERE c.edition_id = w.edition_id AND c.state = 'free'))`,
})

export const sendWaitlistMailJob = defineJob({
  name: 'open-sales.send-waitlist-mail',
  kind: 'mail',
  payload: z.object({ waiterId: z.uuid() }),
})
