import { z } from 'zod'
import { defineJob } from '#queue/define-job'

export const publishCheckpointJob = defineJob({
  name: 'edition-log.publish-checkpoint',
  kind: 'clock',
  payload: z.object({}),
  concurrency: 1,
})
