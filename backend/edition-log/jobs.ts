import { z } from 'zod'
import { defineJob } from '#queue/define-job'

/** Also without new entries a checkpoint is signed at least this often, so that clients see that the log is alive. */
export const RESIGN_SECONDS = 55

export const publishCheckpointJob = defineJob({
  name: 'edition-log.publish-checkpoint',
  kind: 'clock',
  payload: z.object({}),
  concurrency: 1,
  dueSql: `EXISTS (SELECT FROM edition_log_inbox)
        OR NOT EXISTS (SELECT FROM edition_log_head WHERE signed_at > now() - make_interval(secs => ${RESIGN_SECONDS}))`,
})
