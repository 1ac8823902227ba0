import { z } from 'zod'
import { defineJob } from '#queue/define-job'
import { WALL_TIME_FACTOR } from '#runtime/limited/run-limited'

/** Ninety minutes of sound, the longest song, in the finest of the made formats. */
export const CONVERSION_LIMITS = { cpuSeconds: 600, memoryMegabytes: 500, fileMegabytes: 256 }

/** For the other limited processes that it waits for, the cover, and moving the files. */
const OTHER_SECONDS = 3600

/** Makes one song of a copy in one format. */
export const createDownloadJob = defineJob({
  name: 'copies.create-download',
  isHeavy: true,
  payload: z.object({ downloadId: z.uuid() }),
  // Encoding takes a full core.
  concurrency: 1,
  expireSeconds: CONVERSION_LIMITS.cpuSeconds * WALL_TIME_FACTOR + OTHER_SECONDS,
})
