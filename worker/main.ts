import { registerProducts } from '#fulfilment'
import { registerImageReader } from '#module/copyright'
import { closeMailTransport } from '#module/mail'
import { config } from '#platform/config'
import { db } from '#platform/database'
import { startHeartbeat } from '#platform/heartbeat'
import { flushJobMetrics } from '#platform/job-sums'
import { startQueue, stopQueue } from '#platform/jobs'
import { log } from '#platform/logger'
import { onShutdown } from '#platform/stop'
import { serveMetrics } from '#platform/serve-metrics'
import { handlers } from './handlers.ts'
import { startSchedules } from './schedules.ts'
import { runJobs } from './work.ts'

async function start(): Promise<void> {
  registerProducts()
  const boss = await startQueue({ connections: 6 })
  for (const { job, handle } of handlers) await runJobs(boss, job, handle)
  // Preloads half a second of imports, so that the first question does not wait for them.
  if (config.hasModel) {
    void import('./godfrey/answer-turn.ts')
    registerImageReader(async (picture) => (await import('./godfrey/read-picture.ts')).readImageText(picture))
  }
  const stopSchedules = startSchedules()
  const stopHeartbeat = startHeartbeat('worker')
  const stopMetrics = await serveMetrics()
  log.info({ jobs: handlers.length }, 'worker is ready')
  onShutdown(async () => {
    stopSchedules()
    await stopQueue()
    stopMetrics()
    await flushJobMetrics()
    await stopHeartbeat()
    closeMailTransport()
    await db.destroy()
  })
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  log.fatal({ err: error }, 'worker could not start')
  process.exit(1)
})
