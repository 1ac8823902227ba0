import { once } from 'node:events'
import { join } from 'node:path'
import { startPaypalSimulator } from '#local/paypal-simulator/server'
import { startPostgres } from '#local/postgres/start-postgres'
import { MALLOC_SETTINGS, WEB_NODE_OPTIONS, WORKER_NODE_OPTIONS } from '#local/supervisor/node-options'
import { getFreePort } from '#local/supervisor/free-port'
import { startPgbouncer } from '#testing/servers/pgbouncer'
import { createStandby } from '#testing/servers/standby'
import { closeProcess, runScript, startNode, toProjectPath } from '../child-process.ts'
import { startMailSink } from '../game-day/mail-sink.ts'

/** What PgBouncer opens at the primary for all processes. */
const SHARED_CONNECTIONS = 40

const SERVER_SETTINGS = {
  wal_level: 'replica',
  hot_standby: 'on',
  max_wal_size: '4GB',
  wal_keep_size: '2GB',
  // The product's own are those of its listeners and the standby's readers.
  max_connections: '200',
}

const WEB_FLAGS = WEB_NODE_OPTIONS.split(' ')
const WORKER_FLAGS = WORKER_NODE_OPTIONS.split(' ')

/**
 * The product as it runs on several machines: two web processes, a worker for light and one for heavy jobs, PgBouncer
 * before the primary, and a hot standby for reads. `dataDir` has the database, which is changed.
 */
export async function startLargeProduct(dataDir: string, folder: string) {
  const closing: (() => Promise<unknown> | void)[] = []
  const close = async () => {
    for (const step of closing.toReversed()) await step()
  }
  try {
    const primary = await startPostgres({ dataDir, settings: SERVER_SETTINGS })
    closing.push(() => primary.stop())
    const productUrl = toProductUrl(primary.url)
    await runScript('backend/database/run-migrations.ts', {
      env: { MIGRATION_DATABASE_URL: primary.url, DATABASE_URL: productUrl },
    })
    const standbyDir = join(folder, 'standby')
    await createStandby({ server: primary, dataDir }, standbyDir, 'standby')
    const standby = await startPostgres({ dataDir: standbyDir, settings: SERVER_SETTINGS })
    closing.push(() => standby.stop())
    const pgbouncer = await startPgbouncer(productUrl, SHARED_CONNECTIONS)
    closing.push(() => pgbouncer.stop())
    const simulator = await startPaypalSimulator({ dataDir: join(folder, 'paypal'), port: 0 })
    closing.push(() => simulator.close())
    const mailbox = await startMailSink()
    closing.push(() => mailbox.close())

    const ports = [await getFreePort(), await getFreePort()]
    const origins = ports.map((port) => `http://127.0.0.1:${port}`)
    const env = {
      NODE_ENV: 'production',
      ...MALLOC_SETTINGS,
      DATABASE_URL: pgbouncer.url,
      DATABASE_DIRECT_URL: productUrl,
      DATABASE_REPLICA_URL: toProductUrl(standby.url),
      // For a machine that is busy with something else.
      DATABASE_PATIENCE: process.env['DATABASE_PATIENCE'] ?? '1',
      NODE_COMPILE_CACHE: join(folder, 'compile-cache'),
      DATA_DIR: dataDir,
      PUBLIC_URL: origins[0] ?? '',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      ADMIN_PASSWORD: 'admin-password',
      OPERATOR_PASSWORD: 'operator-password',
      SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
      ...simulator.settings,
    }
    const ends: string[] = []
    const start = (name: string, path: string, flags: string[], more: Record<string, string>) => {
      const child = startNode(toProjectPath(path), { env: { ...env, ...more }, flags })
      let isWanted = true
      void once(child, 'exit').then(([code, signal]) => {
        if (isWanted) ends.push(`${name} ended by itself: ${String(code ?? signal)}`)
      })
      closing.push(() => {
        isWanted = false
        return closeProcess(child)
      })
      return { name, pid: child.pid ?? 0 }
    }
    const processes = [
      ...ports.map((port, n) => start(`web ${n + 1}`, 'backend/main.ts', WEB_FLAGS, { PORT: String(port) })),
      start('worker, light jobs', 'worker/main.ts', WORKER_FLAGS, { WORKER_JOBS: 'light' }),
      start('worker, heavy jobs', 'worker/main.ts', WORKER_FLAGS, { WORKER_JOBS: 'heavy' }),
    ]
    await fetch(`${simulator.url}/simulator/webhook`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url: `${origins[0]}/paypal/webhook`, eventTypes: ['*'] }),
    })
    return {
      origins,
      databaseUrl: primary.url,
      standbyUrl: standby.url,
      simulatorUrl: simulator.url,
      processes,
      servers: [
        { name: 'PostgreSQL, primary', pid: primary.pid },
        { name: 'PostgreSQL, standby', pid: standby.pid },
      ],
      /** Processes that ended without being asked to. */
      ends,
      /** PgBouncer's, which is started again. */
      poolerEnds: pgbouncer.ends,
      mails: mailbox.mails,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** As `npm start` does: the product signs in as somebody who owns nothing. */
function toProductUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl)
  url.username = 'tunemaker_product'
  return url.href
}
