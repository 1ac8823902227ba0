import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { LOOPBACK, answer } from './answer.ts'
import { loadCertificates } from './certificate.ts'
import type { Deliveries } from './deliveries.ts'
import { startDeliveries } from './deliveries.ts'
import { createFaults } from './faults.ts'
import { loadIdentity } from './identity.ts'
import type { Simulator } from './simulator.ts'
import type { Store } from './store.ts'
import { openStore } from './store.ts'
import { setWebhook } from './webhooks.ts'

export type PaypalSimulator = {
  /** API origin, such as http://127.0.0.1:3001 */
  url: string
  scriptUrl: string
  /** Origin of PAYPAL-CERT-URL */
  certOrigin: string
  /** A PEM file with the CA of the signing certificate */
  certCaFile: string
  clientId: string
  clientSecret: string
  webhookId: string
  close: () => Promise<void>
}

export type PaypalSimulatorOptions = {
  /** Everything is kept here and survives a kill at any moment. One simulator at a time. */
  dataDir: string
  /** 0 = any free port */
  port: number
  /** A loopback address; 127.0.0.1 when absent */
  host?: string
  /** Where events are delivered; without it where they went last, and until there is an address they wait */
  webhookUrl?: string
  log?: (line: string) => void
}

/** Starts the local stand-in of PayPal. Throws when the port is taken, the journal is damaged or `host` is not loopback. */
export async function startPaypalSimulator(options: PaypalSimulatorOptions): Promise<PaypalSimulator> {
  const { dataDir, port, host = '127.0.0.1', webhookUrl, log = () => undefined } = options
  if (!LOOPBACK.includes(host))
    throw new Error(`The PayPal simulator listens on loopback addresses only, not on ${host}.`)
  const [identity, { caFile, ...certificates }] = await Promise.all([loadIdentity(dataDir), loadCertificates(dataDir)])
  const server = createServer()
  server.keepAliveTimeout = 65_000
  const boundPort = await listen(server, port, host)
  // The port first: it keeps two simulators from writing one journal.
  const store = openStoreOrClose(join(dataDir, 'journal.jsonl'), server)

  let deliveries: Deliveries | undefined
  const sim: Simulator = {
    store,
    identity,
    certificates,
    faults: createFaults(),
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`,
    tokensValidFrom: 0,
    log,
    commit(puts) {
      store.commit(puts)
      const { events } = puts
      if (events) setImmediate(() => deliveries?.add(events))
    },
    deliverNow: () => deliveries?.wake(),
    redeliver: (eventId) => deliveries?.again(eventId),
  }
  server.on('request', (request, response) => {
    // Only a connection that broke, or a journal that closed under the call, comes to the catch.
    answer(request, response, sim).catch((error: unknown) => {
      log(`${request.method} ${request.url}: ${error instanceof Error ? error.stack : 'failed'}`)
      request.socket.destroy()
    })
  })
  deliveries = startDeliveries(sim)
  if (webhookUrl) setWebhook(sim, webhookUrl, ['*'])
  deliveries.wake()
  log(`PayPal simulator on ${sim.origin}`)

  return {
    url: sim.origin,
    scriptUrl: `${sim.origin}/web-sdk/v6/core`,
    certOrigin: sim.origin,
    certCaFile: caFile,
    clientId: identity.clientId,
    clientSecret: identity.clientSecret,
    webhookId: identity.webhookId,
    async close() {
      deliveries?.stop()
      await store.close()
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
    },
  }
}

function openStoreOrClose(path: string, server: Server): Store {
  try {
    return openStore(path)
  } catch (error) {
    server.close()
    throw error
  }
}

/** The port that was bound. A fixed port may belong to a predecessor that is just ending: it gets two seconds. */
async function listen(server: Server, port: number, host: string): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    try {
      server.listen(port, host)
      await once(server, 'listening')
      const address = server.address()
      return typeof address === 'object' && address ? address.port : port
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      if (!taken || attempt === 10) throw error
      await pause(200)
    }
  }
}
