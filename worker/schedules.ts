import { z } from 'zod'
import { eventsDue } from '#module/analytics'
import { recordingsDue } from '#module/copyright'
import { paidApplicationsDue, unconfirmedApplicationsDue } from '#module/gkeys'
import { checksDue } from '#module/monitoring'
import { waitersDue } from '#module/open-sale'
import { booksDue, captureSweepDue, holdSweepDue, receiptsDue } from '#module/payments'
import { previewsDue, uploadsSweepDue } from '#module/songs'
import { unconfirmedDue } from '#module/visitors'
import { inTransaction } from '#platform/database'
import { type Job, enqueue, job } from '#platform/jobs'
import { log } from '#platform/logger'

export const cleaningDue = job({
  name: 'platform.cleaning-due',
  payload: z.object({}),
  retries: 1,
  concurrency: 1,
})

/** What runs by the clock. However many workers there are, each turn is sent once. */
export const schedules: { job: Job; everySeconds: number }[] = [
  { job: captureSweepDue, everySeconds: 15 },
  { job: holdSweepDue, everySeconds: 5 },
  { job: receiptsDue, everySeconds: 5 },
  { job: booksDue, everySeconds: 3600 },
  { job: waitersDue, everySeconds: 60 },
  { job: paidApplicationsDue, everySeconds: 5 },
  { job: recordingsDue, everySeconds: 60 },
  { job: checksDue, everySeconds: 60 },
  { job: eventsDue, everySeconds: 10 },
  { job: previewsDue, everySeconds: 60 },
  { job: uploadsSweepDue, everySeconds: 3600 },
  { job: unconfirmedDue, everySeconds: 3600 },
  { job: unconfirmedApplicationsDue, everySeconds: 3600 },
  { job: cleaningDue, everySeconds: 3600 },
]

/** Starts the clock; returns the function that stops it. */
export function startSchedules(): () => void {
  const timers = schedules.map((schedule) => {
    const turn = () =>
      inTransaction((trx) => enqueue(trx, schedule.job, {}, { oncePer: schedule.everySeconds })).catch(
        (error: unknown) => log.warn({ err: error, job: schedule.job.name }, 'a schedule missed its turn'),
      )
    void turn()
    return setInterval(() => void turn(), schedule.everySeconds * 1000)
  })
  return () => timers.forEach(clearInterval)
}
