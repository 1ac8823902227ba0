import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import { createApp, earlyAnswers } from '#app'
import { db } from '#database/client'
import { closePubSub } from '#database/pub-sub'
import { closeEventStreams } from '#http/event-stream'
import { createRequestListener } from '#http/ready-answers/ready-answers'
import { sendClientErrors } from '#http/send-client-errors'
import { updateCounters } from '#module/analytics'
import { registerProducts } from '#products'
import { startQueue, closeQueue } from '#queue/queue'
import { config } from '#runtime/config'

let server: Server | undefined
/** Keeps nothing of a file's own, so that the files of a worker share it as they share its modules. */
let app: ReturnType<typeof createApp> | undefined

export let origin = ''

/** Starts the application on a free port for the tests of a file. */
export function startTestServer(): void {
  beforeAll(async () => {
    registerProducts()
    await startQueue()
    const shared = await (app ??= createApp())
    shared.silent = true
    const started = createServer(createRequestListener(shared.callback(), earlyAnswers))
    // As in main.ts: keeps connections open while a test computes.
    started.keepAliveTimeout = 30_000
    sendClientErrors(started)
    await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
    server = started
    origin = `http://127.0.0.1:${(started.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    closeEventStreams()
    server?.closeAllConnections()
    await new Promise<void>((resolve) => {
      server?.close(() => resolve())
    })
    // What is counted stays in memory for a second, and the next file of the worker would find it in its database.
    await updateCounters()
    await closePubSub()
    await closeQueue()
    await db.destroy()
  })
}

export function getServerOrigin(): string {
  return origin
}

/** Points the browsers of this file at an application that runs elsewhere, instead of `startTestServer()`. */
export function updateServerOrigin(address: string): void {
  origin = address
}

/** Gives each Browser its own network address, as behind a proxy. Otherwise all share the address of the machine. */
export function startTrustingProxy(): void {
  beforeAll(() => {
    config.TRUST_PROXY = true
  })
  afterAll(() => {
    config.TRUST_PROXY = false
  })
}
