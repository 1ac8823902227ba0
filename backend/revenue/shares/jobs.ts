import { z } from 'zod'
import { defineJob } from '#queue/define-job'

/** Scheduled: enqueues the mails with the shares of the month that has ended. */
export const createShareMailsJob = defineJob({
  name: 'revenue.create-share-mails',
  kind: 'clock',
  payload: z.object({}),
  concurrency: 1,
})

export const sendShareMailJob = defineJob({
  name: 'revenue.send-share-mail',
  kind: 'mail',
  payload: z.object({ mailId: z.uuid() }),
})
