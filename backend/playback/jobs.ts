import { z } from 'zod'
import { defineJob } from '#queue/define-job'

/** Calculates an uploaded song's waveform. */
export const calculateWaveformJob = defineJob({
  name: 'playback.calculate-waveform',
  isHeavy: true,
  payload: z.object({ songId: z.uuid() }),
  // Decoding takes a full core and some hundred megabytes.
  concurrency: 1,
})

/** Analyzes a song's format and creates its preview. */
export const createPreviewJob = defineJob({
  name: 'playback.create-preview',
  isHeavy: true,
  payload: z.object({ songId: z.uuid() }),
  concurrency: 1,
})

/** Scheduled: enqueues songs without a preview. */
export const enqueuePreviewsJob = defineJob({
  name: 'playback.enqueue-previews',
  kind: 'clock',
  payload: z.object({}),
  concurrency: 1,
  dueSql: `EXISTS (SELECT FROM songs WHERE preview_state = 'waiting')`,
})
