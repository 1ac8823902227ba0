import { z } from 'zod'
import { defineJob } from '#queue/define-job'

/** Scheduled: fingerprints songs that have none, compares older recordings, and sends overdue checks to review. */
export const createMissingFingerprintsJob = defineJob({
  name: 'copyright.create-missing-fingerprints',
  isHeavy: true,
  kind: 'clock',
  payload: z.object({}),
  concurrency: 1,
  // Once an hour in any case, for songs of long ago.
  dueSql: `EXISTS (SELECT FROM songs WHERE state = 'checking')
        OR EXISTS (SELECT FROM songs s WHERE created_at > now() - interval '2 days'
                      AND NOT EXISTS (SELECT FROM recordings r WHERE r.song_id = s.id))
        OR EXISTS (SELECT FROM recordings WHERE compared_at IS NULL)
        OR NOT EXISTS (SELECT FROM job_sums
                        WHERE grain = 'hour' AND bucket >= date_trunc('hour', now(), 'UTC') AND done > 0
                          AND queue = 'copyright.create-missing-fingerprints')`,
})
