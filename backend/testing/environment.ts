import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { type PaypalSimulator, startPaypalSimulator } from '#local/paypal-simulator/server'
import { cachePasswordHashes } from './cache-password-hashes.ts'
import { STAFF_PASSWORDS, databaseUrl } from './global-setup.ts'
import { startConflictingProxy } from './servers/conflicting-proxy.ts'

// Runs before each test file: gives it an empty database, data folder and PayPal simulator. Test files of one process
// share the modules of the product, whose settings are read once, so the addresses stay the same.
const server = inject('databaseServer')

type Shared = { database: string; dataDir: string; port: number }
const shared = ((globalThis as { sharedTestState?: Shared }).sharedTestState ??= startWorker())
const { database, dataDir } = shared

function startWorker(): Shared {
  cachePasswordHashes()
  return {
    database: `t_${randomBytes(6).toString('hex')}`,
    dataDir: mkdtempSync(join(inject('testFolder'), 'data-')),
    port: 0,
  }
}

const admin = new pg.Client(server)
await admin.connect()
await admin.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`)
// As files, not through the log: half of the work where the files are in memory.
await admin.query(`CREATE DATABASE ${database} TEMPLATE ${inject('template')} STRATEGY file_copy`)

for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true, force: true })
cpSync(inject('simulatorIdentity'), join(dataDir, 'paypal'), { recursive: true })
// A filled database has a log, which another key may not go on with.
const filledDataDir = process.env['TEST_DATABASE']
if (filledDataDir) cpSync(join(filledDataDir, 'edition-log.key'), join(dataDir, 'edition-log.key'))
const simulator: PaypalSimulator = await startPaypalSimulator({ dataDir: join(dataDir, 'paypal'), port: shared.port })
shared.port = Number(new URL(simulator.url).port)

// `TEST_COMMIT_CONFLICTS=10 npx vitest …`: the database answers one COMMIT in ten with a serialization failure.
const conflicts = Number(process.env['TEST_COMMIT_CONFLICTS'] ?? 0)
const proxy = conflicts > 0 ? await startConflictingProxy(databaseUrl(server, database), conflicts) : undefined

Object.assign(process.env, {
  NODE_ENV: 'test',
  DATABASE_URL: proxy?.url ?? databaseUrl(server, database),
  DATA_DIR: dataDir,
  // Tests pass on a machine that is busy with something else.
  DATABASE_PATIENCE: '15',
  LOG_LEVEL: 'error',
  PUBLIC_URL: 'http://localhost:3999',
  ...simulator.settings,
  // Decisions take effect at once; the tests of the undo window set it.
  REVIEW_UNDO_SECONDS: '0',
  ...STAFF_PASSWORDS,
})

if (inject('sharesModules')) {
  const { config, parseConfig } = await import('#runtime/config')
  const { db } = await import('#database/client')
  const fresh = parseConfig(process.env)
  // An earlier file changed some of them and closed the pool.
  for (const name of Object.keys(config)) if (!(name in fresh)) Object.assign(config, { [name]: undefined })
  Object.assign(config, fresh)
  await db.destroy()
  db.initialize()
  afterAll(() => db.destroy())
}

afterAll(async () => {
  await simulator.close()
  if (proxy) console.log(`${proxy.counted.refused} of ${proxy.counted.commits} commits were refused`)
  await proxy?.close()
  await admin.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`)
  await admin.end()
})
