import { type Server, createServer } from 'node:http'
import { updateStaffPasswords } from '#module/auth/staff'
import { updateCounters } from '#module/analytics'
import { createApp, earlyAnswers } from './app.ts'
import { registerProducts } from './products.ts'
import { sendClientErrors } from './http/send-client-errors.ts'
import { config } from './runtime/config.ts'
import { db } from './database/client.ts'
import { startReplica } from './database/connections/replica.ts'
import { closeEventStreams } from './http/event-stream.ts'
import { createRequestListener } from './http/ready-answers/ready-answers.ts'
import { startHeartbeat } from '#module/operations/processes'
import { startQueue, closeQueue } from './queue/queue.ts'
import { closePubSub } from './database/pub-sub.ts'
import { log } from './runtime/logger.ts'
import { updateHeapSettings } from './runtime/memory/update-heap-settings.ts'
import { startTemporaryFolderPurge } from './runtime/temporary-folder.ts'
import { updateServiceCalls } from '#runtime/service-calls'
import { registerShutdown } from './runtime/shutdown.ts'
import { startTracing } from './runtime/tracing.ts'

/** Idle connections are closed after this many milliseconds. */
const IDLE_TIMEOUT_MS = 60_000

/** Headers have to be there in 20 seconds, checked every five. Bodies have a pace: see http/body/start-stall-detection.ts. */
const SERVER_TIMEOUTS = {
  keepAliveTimeout: 30_000,
  requestTimeout: 0,
  headersTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
}

/**
 * How long a shutdown waits for answers under way: a capture waits up to eight seconds for PayPal. What follows has five more before
 * the process is killed (runtime/shutdown.ts).
 */
const ANSWERS_MS = 15_000

async function start(): Promise<void> {
  updateHeapSettings()
  const stopTracing = await startTracing('web')
  registerProducts()
  await startQueue()
  for (const [role, password] of Object.entries(await updateStaffPasswords())) {
    // Printed once, at the very first start without a configured password. Only its hash is stored.
    console.log(`The ${role}'s password is ${password}`)
  }
  const stopReplica = startReplica()
  const app = await createApp()
  // Connections broken by clients are not errors.
  app.on('error', (error: NodeJS.ErrnoException) => {
    if (!/^(ECONNRESET|EPIPE|ERR_STREAM_PREMATURE_CLOSE|HPE_)/.test(error.code ?? ''))
      log.error({ err: error }, 'koa error')
  })
  const server = createServer(SERVER_TIMEOUTS, createRequestListener(app.callback(), earlyAnswers))
  server.setTimeout(IDLE_TIMEOUT_MS)
  sendClientErrors(server)
  await openPort(server)
  const stopHeartbeat = startHeartbeat('web')
  const stopPurge = startTemporaryFolderPurge()
  log.info({ url: config.PUBLIC_URL }, 'web is ready')
  registerShutdown(async () => {
    await closeServer(server)
    await closePubSub()
    await updateCounters()
    await updateServiceCalls()
    await stopHeartbeat()
    stopPurge()
    await closeQueue()
    await stopReplica()
    await db.destroy()
    await stopTracing()
  })
}

/** Accepts nothing new, ends event streams, which reconnect elsewhere, and waits for the answers under way. */
async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  const closeIdle = () => {
    closeEventStreams()
    server.closeIdleConnections()
  }
  closeIdle()
  // A connection is idle once it is answered, unless it asks for something else.
  const sweep = setInterval(closeIdle, 100)
  const slow = setTimeout(() => server.closeAllConnections(), ANSWERS_MS)
  await closed
  clearInterval(sweep)
  clearTimeout(slow)
}

function openPort(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${config.PORT} on ${config.HOST} is taken. Set PORT to another one.`)
          : error,
      ),
    )
    server.listen(config.PORT, config.HOST, resolve)
  })
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  log.fatal({ err: error }, 'web could not start')
  process.exit(1)
})
