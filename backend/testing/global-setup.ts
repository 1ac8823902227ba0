import { mkdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPaypalSimulator } from '#local/paypal-simulator/server'
import { startPostgres } from '#local/postgres/start-postgres'
import { createTestFolder } from '#testing/create-test-folder'
import { copyMigratedDatabase } from '#testing/servers/migrated-postgres'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: string
    /** The migrated database that every test file clones. */
    template: string
    /** A data folder with certificates, whose keys are too expensive to generate for each file. */
    simulatorIdentity: string
    /** Where workers keep their files; deleted after the tests. */
    testFolder: string
    /** Whether the test files of a worker share the modules of the product, see vitest.config.ts. */
    sharesModules: boolean
  }
}

const TEMPLATE = 'tunemaker_template'

/**
 * `TEST_DATABASE=.data-large/factor-1 npx vitest …`: test files clone that database, which seed:large filled, instead of an
 * empty one. A clone takes a moment where the file system shares blocks (XFS, Btrfs).
 */
const filledDataDir = process.env['TEST_DATABASE']

/** The template has their hashes, four of which for each test file would cost a minute of processor time. */
export const STAFF_PASSWORDS = { ADMIN_PASSWORD: 'admin-password', OPERATOR_PASSWORD: 'operator-password' }

type TestServices = {
  databaseServer: string
  template: string
  simulatorIdentity: string
  testFolder: string
  stop: () => Promise<void>
}

/** Vitest loads this file once for each project that names it; all share what the first one started. */
const shared = globalThis as { testServices?: { started: Promise<TestServices>; users: number } }

/** Starts one real PostgreSQL for the whole run, with one migrated database that every test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const services = (shared.testServices ??= { started: startServices(), users: 0 })
  services.users++
  const { databaseServer, template, simulatorIdentity, testFolder, stop } = await services.started
  project.provide('databaseServer', databaseServer)
  project.provide('template', template)
  project.provide('simulatorIdentity', simulatorIdentity)
  project.provide('testFolder', testFolder)
  return async () => {
    services.users--
    if (services.users > 0) return
    delete shared.testServices
    await stop()
  }
}

async function startServices(): Promise<TestServices> {
  const testFolder = createTestFolder('test')
  const dataDir = filledDataDir ?? join(testFolder, 'database')
  if (!filledDataDir) await copyMigratedDatabase(dataDir)
  const postgres = await startPostgres({
    dataDir,
    // Tests kill processes, never the machine, so acknowledged writes may stay in the page cache.
    settings: {
      fsync: 'off',
      full_page_writes: 'off',
      max_connections: '400',
      ...(filledDataDir ? { file_copy_method: 'clone' } : {}),
    },
  })
  const template = filledDataDir ? new URL(postgres.url).pathname.slice(1) : TEMPLATE
  if (!filledDataDir) {
    const server = new pg.Client(postgres.url)
    await server.connect()
    await server.query(`CREATE DATABASE ${TEMPLATE} TEMPLATE ${new URL(postgres.url).pathname.slice(1)}`)
    await server.end()
  }
  await fillTemplate(databaseUrl(postgres.url, template))
  const simulatorIdentity = join(testFolder, 'paypal')
  mkdirSync(simulatorIdentity)
  await (await startPaypalSimulator({ dataDir: simulatorIdentity, port: 0 })).close()
  return {
    databaseServer: postgres.url,
    template,
    simulatorIdentity,
    testFolder,
    stop: async () => {
      await postgres.stop()
      await rm(testFolder, { recursive: true, force: true })
    },
  }
}

async function fillTemplate(url: string): Promise<void> {
  process.env['DATABASE_URL'] = url
  const { runMigrations } = await import('#database/run-migrations')
  await runMigrations(url)
  const { db } = await import('#database/client')
  const { startQueue, closeQueue } = await import('#queue/queue')
  await import('#app')
  await import('#worker/handlers')
  // Workers of the test run and the servers that tests start load all this some sixty times. They are killed or end late,
  // so what this process compiled is the first that they find.
  flushCompileCache()
  await startQueue()
  await closeQueue()
  const { config } = await import('#runtime/config')
  const { updateStaffPasswords } = await import('#module/auth/staff')
  Object.assign(config, STAFF_PASSWORDS)
  await updateStaffPasswords()
  await db.destroy()
}

export function databaseUrl(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}
