import { z } from 'zod'
import { job } from '#platform/jobs'

/** By the clock: songs that were here before anybody listened. */
export const recordingsDue = job({
  name: 'copyright.recordings-due',
  payload: z.object({}),
  retries: 0,
  concurrency: 1,
})

/** Papers went to a person: whose they are is told why. */
export const papersInReview = job({
  name: 'copyright.mail-papers-in-review',
  payload: z.object({ applicationId: z.uuid() }),
})

/** A song's check is over. */
export const songChecked = job({
  name: 'copyright.mail-song-checked',
  payload: z.object({ songId: z.uuid() }),
})
