import { z } from 'zod'
import { defineJob } from '#queue/define-job'

/** Seconds between two runs. */
export const RELEASE_INTERVAL_SECONDS = 10

export const publishDueReleasesJob = defineJob({
  name: 'catalog.publish-due-releases',
  kind: 'clock',
  payload: z.object({}),
  concurrency: 1,
  dueSql: `EXISTS (SELECT FROM edition_releases
                     WHERE due_at < now() + make_interval(secs => ${2 * RELEASE_INTERVAL_SECONDS}))`,
})
