import { z } from 'zod'
import { defineJob } from '#queue/define-job'

/** Scheduled: gathers what artists are to be told into mails that are due. */
export const createSaleMailsJob = defineJob({
  name: 'revenue.create-sale-mails',
  kind: 'clock',
  payload: z.object({}),
  concurrency: 1,
})

export const sendSaleMailJob = defineJob({
  name: 'revenue.send-sale-mail',
  kind: 'mail',
  payload: z.object({ mailId: z.uuid() }),
})
