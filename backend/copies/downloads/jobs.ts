import { z } from 'zod'
import { defineJob } from '#queue/define-job'

/** Makes one song of a copy in one format. */
export const createDownloadJob = defineJob({
  name: 'copies.create-download',
  payload: z.object({ downloadId: z.uuid() }),
  retries: 3,
  // Encoding takes a full core.
  concurrency: 1,
})
