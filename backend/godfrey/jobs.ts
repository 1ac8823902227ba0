import { z } from 'zod'
import { job } from '#platform/jobs'

/** A question waits for the agent. Tried once: the asker waits eight seconds and no longer. */
export const questionAsked = job({
  name: 'godfrey.question-asked',
  payload: z.object({ turnId: z.uuid() }),
  retries: 0,
  concurrency: 8,
})
