import { z } from 'zod'
import { defineJob } from '#queue/define-job'

/** One try to notify one device of these notices. A try that fails enqueues the next one. */
export const sendPushJob = defineJob({
  name: 'follows.push',
  payload: z.object({ deviceId: z.uuid(), noticeIds: z.array(z.uuid()), tries: z.number().int() }),
  concurrency: 8,
})
