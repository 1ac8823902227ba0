import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPaypalSimulator } from '#local/paypal-simulator/server'
import { startPostgres } from '#local/postgres/start-postgres'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: string
    /** A data folder with certificates, whose keys are too expensive to generate for each file. */
    simulatorIdentity: string
    /** Whether the test files of a worker share the modules of the product, see vitest.config.ts. */
    sharesModules: boolean
  }
}

export const TEMPLATE = 'tunemaker_template'

/** Starts one real PostgreSQL for the whole run, with one migrated database that every test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tunemaker-db-'))
  const postgres = await startPostgres({
    dataDir: folder,
    // Tests kill processes, never the machine, so acknowledged writes may stay in the page cache.
    settings: { fsync: 'off', full_page_writes: 'off', max_connections: '400' },
  })
  const server = new pg.Client(postgres.url)
  await server.connect()
  await server.query(`CREATE DATABASE ${TEMPLATE}`)
  await server.end()
  process.env['DATABASE_URL'] = databaseUrl(postgres.url, TEMPLATE)
  const { runMigrations } = await import('#database/run-migrations')
  await runMigrations(process.env['DATABASE_URL'])
  const { db } = await import('#database/client')
  const { startQueue, closeQueue } = await import('#queue/queue')
  await import('#app')
  await startQueue()
  await closeQueue()
  await db.destroy()
  project.provide('databaseServer', postgres.url)
  const simulatorIdentity = await mkdtemp(join(tmpdir(), 'tunemaker-paypal-'))
  await (await startPaypalSimulator({ dataDir: simulatorIdentity, port: 0 })).close()
  project.provide('simulatorIdentity', simulatorIdentity)
  return async () => {
    await postgres.stop()
    for (const directory of [folder, simulatorIdentity]) await rm(directory, { recursive: true, force: true })
  }
}

export function databaseUrl(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}
