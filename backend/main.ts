import { type Server, createServer } from 'node:http'
import { ensureStaffPasswords } from '#module/auth/staff'
import { writeCounters } from '#module/analytics'
import { buildTopicIndexes } from '#module/godfrey'
import { createApp } from './app.ts'
import { registerProducts } from './products.ts'
import { handleClientErrors } from './http/handle-client-errors.ts'
import { config } from './runtime/config.ts'
import { db } from './database/client.ts'
import { closeEventStreams } from './http/event-stream.ts'
import { startHeartbeat } from '#module/operations/processes'
import { startQueue, stopQueue } from './queue/queue.ts'
import { stopPubSub } from './database/pub-sub.ts'
import { log } from './runtime/logger.ts'
import { purgeIncomingFiles } from './http/body/read-multipart.ts'
import { registerShutdown } from './runtime/shutdown.ts'

/** Idle connections are closed after this many milliseconds. */
const IDLE_TIMEOUT_MS = 60_000

async function start(): Promise<void> {
  registerProducts()
  await purgeIncomingFiles()
  await startQueue()
  for (const [role, password] of Object.entries(await ensureStaffPasswords())) {
    // Printed once, at the very first start without a configured password. Only its hash is stored.
    console.log(`The ${role}'s password is ${password}`)
  }
  const app = await createApp()
  // Connections broken by clients are not errors.
  app.on('error', (error: NodeJS.ErrnoException) => {
    if (!/^(ECONNRESET|EPIPE|ERR_STREAM_PREMATURE_CLOSE|HPE_)/.test(error.code ?? ''))
      log.error({ err: error }, 'koa error')
  })
  const server = createServer({ keepAliveTimeout: 30_000, requestTimeout: 0 }, app.callback())
  server.setTimeout(IDLE_TIMEOUT_MS)
  // Takes one to two seconds, which no request should have to wait for.
  await buildTopicIndexes()
  handleClientErrors(server)
  await openPort(server)
  const stopHeartbeat = startHeartbeat('web')
  log.info({ url: config.PUBLIC_URL }, 'web is ready')
  registerShutdown(async () => {
    closeEventStreams()
    server.closeIdleConnections()
    const slow = setTimeout(() => server.closeAllConnections(), 3_000)
    await new Promise<void>((resolve) => {
      server.close(() => resolve())
    })
    clearTimeout(slow)
    await stopPubSub()
    await writeCounters()
    await stopHeartbeat()
    await stopQueue()
    await db.destroy()
  })
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
