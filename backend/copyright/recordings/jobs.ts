import { z } from 'zod'
import { defineJob } from '#queue/define-job'

/** Scheduled: fingerprints songs that have none, compares older recordings, and sends overdue checks to review. */
export const createMissingFingerprintsJob = defineJob({
  name: 'copyright.create-missing-fingerprints',
  isHeavy: true,
  kind: 'clock',
  payload: z.object({}),
  concurrency: 1,
})
