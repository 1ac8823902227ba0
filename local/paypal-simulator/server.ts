import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { LOOPBACK_HOSTS, sendResponse } from './http/send-response.ts'
import { getOrCreateCertificates } from './webhooks/certificate.ts'
import type { Deliveries } from './webhooks/deliveries.ts'
import { startDeliveries } from './webhooks/deliveries.ts'
import { createFaults } from './http/faults.ts'
import { getOrCreateIdentity } from './store/identity.ts'
import type { Simulator } from './simulator.ts'
import type { Store } from './store/store.ts'
import { createStore } from './store/store.ts'
import { updateSubscription } from './webhooks/webhooks.ts'

export type PaypalSimulator = {
  /** API origin, such as http://127.0.0.1:3001 */
  url: string
  scriptUrl: string
  /** Origin of PAYPAL-CERT-URL */
  certOrigin: string
  /** PEM file with the CA of the signing certificate */
  certCaFile: string
  clientId: string
  clientSecret: string
  webhookId: string
  /** What the product is started with to use it. */
  settings: Record<string, string>
  close: () => Promise<void>
}

export type PaypalSimulatorOptions = {
  /** Where all state is stored; it survives a kill at any moment. One simulator at a time. */
  dataDir: string
  /** 0 = any free port */
  port: number
  /** A loopback address; default 127.0.0.1 */
  host?: string
  /** Where events are delivered; default: the last URL set. Events wait until there is one. */
  webhookUrl?: string
  log?: (line: string) => void
}

/**
 * Starts the local PayPal simulator. Throws when the port is taken, the journal is damaged or `host` is not loopback.
 */
export async function startPaypalSimulator(options: PaypalSimulatorOptions): Promise<PaypalSimulator> {
  const { dataDir, port, host = '127.0.0.1', webhookUrl, log = () => undefined } = options
  if (!LOOPBACK_HOSTS.includes(host))
    throw new Error(`The PayPal simulator listens on loopback addresses only, not on ${host}.`)
  const [identity, { caFile, ...certificates }] = await Promise.all([
    getOrCreateIdentity(dataDir),
    getOrCreateCertificates(dataDir),
  ])
  const server = createServer()
  server.keepAliveTimeout = 65_000
  const boundPort = await listen(server, port, host)
  // Bind the port first: it prevents two simulators from writing one journal.
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
    deliverDue: () => deliveries?.deliverDue(),
    redeliver: (eventId) => deliveries?.redeliver(eventId),
  }
  server.on('request', (request, response) => {
    // Only a broken connection, or a journal closed during the call, gets here.
    sendResponse(request, response, sim).catch((error: unknown) => {
      log(`${request.method} ${request.url}: ${error instanceof Error ? error.stack : 'failed'}`)
      request.socket.destroy()
    })
  })
  deliveries = startDeliveries(sim)
  if (webhookUrl) updateSubscription(sim, webhookUrl, ['*'])
  deliveries.deliverDue()
  log(`PayPal simulator on ${sim.origin}`)

  const scriptUrl = `${sim.origin}/web-sdk/v6/core`
  return {
    url: sim.origin,
    scriptUrl,
    certOrigin: sim.origin,
    certCaFile: caFile,
    clientId: identity.clientId,
    clientSecret: identity.clientSecret,
    webhookId: identity.webhookId,
    settings: {
      PAYPAL_CLIENT_ID: identity.clientId,
      PAYPAL_CLIENT_SECRET: identity.clientSecret,
      PAYPAL_WEBHOOK_ID: identity.webhookId,
      PAYPAL_API_URL: sim.origin,
      PAYPAL_SCRIPT_URL: scriptUrl,
      PAYPAL_CERT_ORIGIN: sim.origin,
      PAYPAL_CERT_CA: caFile,
    },
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
    return createStore(path)
  } catch (error) {
    server.close()
    throw error
  }
}

/**
 * Returns the bound port. A fixed port may still belong to a predecessor that is exiting, so binding is retried for two
 * seconds.
 */
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
