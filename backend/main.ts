import { type Server, createServer } from 'node:http'
import { ensureStaffPasswords } from '#module/admin'
import { flushCounts } from '#module/analytics'
import { prepareTopics } from '#module/godfrey'
import { createApp } from './app.ts'
import { wireFulfilments } from './fulfilment.ts'
import { answerUnreadable } from '#platform/answer-unreadable'
import { config } from '#platform/config'
import { db } from '#platform/database'
import { endStreams } from '#platform/event-stream'
import { startHeartbeat } from '#platform/heartbeat'
import { startJobs, stopJobs } from '#platform/jobs'
import { stopListening } from '#platform/live'
import { log } from '#platform/logger'
import { sweepIncoming } from '#platform/read-multipart'
import { onStop } from '#platform/stop'

/** A client that sends nothing for this long, in milliseconds, is cut off. */
const SILENCE_MS = 60_000

async function start(): Promise<void> {
  wireFulfilments()
  await sweepIncoming()
  await startJobs()
  for (const [role, password] of Object.entries(await ensureStaffPasswords())) {
    // Shown once, at the very first start without a configured one. It is stored as a hash only.
    console.log(`The ${role}'s password is ${password}`)
  }
  const app = await createApp()
  // Broken connections are the clients' business, not an error of ours.
  app.on('error', (error: NodeJS.ErrnoException) => {
    if (!/^(ECONNRESET|EPIPE|ERR_STREAM_PREMATURE_CLOSE|HPE_)/.test(error.code ?? '')) log.error({ err: error }, 'koa')
  })
  const server = createServer({ keepAliveTimeout: 30_000, requestTimeout: 0 }, app.callback())
  server.setTimeout(SILENCE_MS)
  // Takes a second or two, which nobody's request shall wait for.
  await prepareTopics()
  answerUnreadable(server)
  await listen(server)
  const stopHeartbeat = startHeartbeat('web')
  log.info({ url: config.PUBLIC_URL }, 'web is ready')
  onStop(async () => {
    endStreams()
    server.closeIdleConnections()
    const slow = setTimeout(() => server.closeAllConnections(), 3_000)
    await new Promise<void>((resolve) => {
      server.close(() => resolve())
    })
    clearTimeout(slow)
    await stopListening()
    await flushCounts()
    await stopHeartbeat()
    await stopJobs()
    await db.destroy()
  })
}

function listen(server: Server): Promise<void> {
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
