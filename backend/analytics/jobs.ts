import { z } from 'zod'
import { defineJob } from '#queue/define-job'

/** Scheduled. */
export const rollUpEventsJob = defineJob({
  name: 'analytics.roll-up-events',
  kind: 'clock',
  payload: z.object({}),
  concurrency: 1,
  dueSql: `EXISTS (SELECT FROM analytics_inbox) OR EXISTS (SELECT FROM copy_changes) OR EXISTS (SELECT FROM revenue_inbox)
        OR EXISTS (SELECT FROM recent_copies_window WHERE since < (now() AT TIME ZONE 'UTC')::date - 29)
        OR EXISTS (SELECT FROM analytics_salts WHERE day < (now() AT TIME ZONE 'UTC')::date)
        OR NOT EXISTS (SELECT FROM daily_sums
                        WHERE kind = 'end' AND day >= ((now() - interval '1 hour') AT TIME ZONE 'UTC')::date - 1)`,
})
