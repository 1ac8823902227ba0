import { z } from 'zod'
import { defineJob } from '#queue/define-job'

/** Scheduled: gathers what artists are to be told into mails that are due. */
export const createSaleMailsJob = defineJob({
  name: 'revenue.create-sale-mails',
  kind: 'clock',
  payload: z.object({}),
  concurrency: 1,
  dueSql: `EXISTS (SELECT FROM sale_notices WHERE mail_id IS NULL)
        OR EXISTS (SELECT FROM disputes d WHERE (d.opened_at > now() - interval '2 days' OR d.resolved_at > now() - interval '2 days')
                     AND NOT EXISTS (SELECT FROM sale_notices n WHERE n.subject = d.id
                                        AND n.kind = CASE WHEN d.resolved_at IS NULL THEN 'dispute' ELSE 'dispute-over' END))`,
})

export const sendSaleMailJob = defineJob({
  name: 'revenue.send-sale-mail',
  kind: 'mail',
  payload: z.object({ mailId: z.uuid() }),
})
