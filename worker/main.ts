import { wireFulfilments } from '#fulfilment'
import { wirePictureReader } from '#module/copyright'
import { closeMail } from '#module/mail'
import { config } from '#platform/config'
import { db } from '#platform/database'
import { startHeartbeat } from '#platform/heartbeat'
import { flushJobSums } from '#platform/job-sums'
import { startJobs, stopJobs } from '#platform/jobs'
import { log } from '#platform/logger'
import { onStop } from '#platform/stop'
import { serveMetrics } from '#platform/serve-metrics'
import { handlers } from './handlers.ts'
import { startSchedules } from './schedules.ts'
import { work } from './work.ts'

async function start(): Promise<void> {
  wireFulfilments()
  const boss = await startJobs({ connections: 6 })
  for (const { job, handle } of handlers) await work(boss, job, handle)
  // Half a second of loading that the first question should not wait for.
  if (config.hasModel) {
    void import('./godfrey/answer-turn.ts')
    wirePictureReader(async (picture) => (await import('./godfrey/read-picture.ts')).readPicture(picture))
  }
  const stopSchedules = startSchedules()
  const stopHeartbeat = startHeartbeat('worker')
  const stopMetrics = await serveMetrics()
  log.info({ jobs: handlers.length }, 'worker is ready')
  onStop(async () => {
    stopSchedules()
    await stopJobs()
    stopMetrics()
    await flushJobSums()
    await stopHeartbeat()
    closeMail()
    await db.destroy()
  })
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  log.fatal({ err: error }, 'worker could not start')
  process.exit(1)
})
