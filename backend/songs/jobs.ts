import { z } from 'zod'
import { job } from '#platform/jobs'

/** A song has arrived: its waveform is drawn. The copyright check will hang here as well. */
export const songUploaded = job({
  name: 'songs.uploaded',
  payload: z.object({ songId: z.uuid() }),
  retries: 3,
  // Decoding fills a core and some hundred megabytes.
  concurrency: 1,
})
