import { registerProducts } from '#products'
import { registerImageReader } from '#module/copyright/documents'
import { closeMailTransport } from '#module/mail'
import { config } from '#runtime/config'
import { db } from '#database/client'
import { startHeartbeat } from '#module/operations/processes'
import { updateJobMetrics } from '#queue/job-metrics'
import { startQueue, closeQueue } from '#queue/queue'
import { log } from '#runtime/logger'
import { updateHeapSettings } from '#runtime/memory/update-heap-settings'
import { startJobCounters } from '#runtime/metrics'
import { updateServiceCalls } from '#runtime/service-calls'
import { registerShutdown } from '#runtime/shutdown'
import { startTracing } from '#runtime/tracing'
import { startTemporaryFolderPurge } from '#runtime/temporary-folder'
import { sendMetrics } from '#http/health/send-metrics'
import { listHandlers } from './handlers.ts'
import { startSchedules } from './schedules.ts'
import { runJobs, startWakingWorkers } from './run-jobs.ts'

async function start(): Promise<void> {
  updateHeapSettings()
  const stopTracing = await startTracing('worker')
  registerProducts()
  const boss = await startQueue({ connections: 6 })
  const mine = listHandlers(config.WORKER_JOBS)
  for (const { job, handle } of mine) await runJobs(boss, job, handle)
  const stopWaking = startWakingWorkers(boss)
  // Preloads half a second of imports, so that the first question does not wait for them.
  if (config.hasModel) {
    void import('./godfrey/run-agent-turn.ts')
    registerImageReader(async (picture) => (await import('./godfrey/get-image-text.ts')).getImageText(picture))
  }
  startJobCounters(mine.map(({ job }) => job.name))
  const stopSchedules = startSchedules()
  const stopHeartbeat = startHeartbeat('worker')
  const stopPurge = startTemporaryFolderPurge()
  const stopMetrics = await sendMetrics()
  log.info({ jobs: mine.length }, 'worker is ready')
  registerShutdown(async () => {
    stopWaking()
    await stopSchedules()
    await closeQueue()
    stopMetrics()
    await updateJobMetrics()
    await updateServiceCalls()
    await stopHeartbeat()
    stopPurge()
    closeMailTransport()
    await db.destroy()
    await stopTracing()
  })
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  log.fatal({ err: error }, 'worker could not start')
  process.exit(1)
})
