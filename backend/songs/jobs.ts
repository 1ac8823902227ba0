import { z } from 'zod'
import { job } from '#platform/jobs'

/** A song has arrived: its waveform is drawn. */
export const songUploaded = job({
  name: 'songs.uploaded',
  payload: z.object({ songId: z.uuid() }),
  retries: 3,
  // Decoding fills a core and some hundred megabytes.
  concurrency: 1,
})

/** A song's facts are read and its preview is cut. */
export const previewDue = job({
  name: 'songs.preview-due',
  payload: z.object({ songId: z.uuid() }),
  retries: 3,
  concurrency: 1,
})

/** By the clock: songs that wait for their preview. */
export const previewsDue = job({
  name: 'songs.previews-due',
  payload: z.object({}),
  retries: 0,
  concurrency: 1,
})

/** By the clock: uploads that are over. */
export const uploadsSweepDue = job({
  name: 'songs.uploads-sweep-due',
  payload: z.object({}),
  retries: 1,
  concurrency: 1,
})

/** A song has arrived: Godfrey reads its papers and compares the recording with all others. */
export const songCheckDue = job({
  name: 'songs.check-due',
  payload: z.object({ songId: z.uuid() }),
  retries: 4,
  concurrency: 1,
})
