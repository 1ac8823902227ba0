import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { constants, cpSync, existsSync, globSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type PostgresOptions, type RunningPostgres, startPostgres } from '#local/postgres/start-postgres'
import { createTestFolder } from '#testing/create-test-folder'

const projectRoot = join(import.meta.dirname, '../../..')
const cache = join(projectRoot, '.cache', 'databases')

/** What a migrated database is made of. */
const SOURCES = ['migrations/**/*.ts', 'backend/{database,text}/**/*.ts', 'local/postgres/*.ts', 'package-lock.json']

/**
 * Starts a PostgreSQL with the schema of the product in a new `dataDir`. It is made and migrated once for all tests and
 * kept, stopped, until a migration changes; then each server begins with a copy of its files.
 */
export async function startMigratedPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  await copyMigratedDatabase(options.dataDir)
  return startPostgres(options)
}

/** Makes `dataDir` what startPostgres left when it was stopped on a migrated database. */
export async function copyMigratedDatabase(dataDir: string): Promise<void> {
  const kept = join(cache, calculateSourceHash())
  if (!existsSync(kept)) await createMigratedDatabase(kept)
  cpSync(kept, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
}

function calculateSourceHash(): string {
  const hash = createHash('sha256')
  for (const file of globSync(SOURCES, { cwd: projectRoot }).toSorted())
    if (!file.endsWith('.test.ts')) hash.update(`${file}\n`).update(readFileSync(join(projectRoot, file)))
  return hash.digest('hex').slice(0, 16)
}

async function createMigratedDatabase(kept: string): Promise<void> {
  const dataDir = createTestFolder('migrated')
  // The log of the migrations would be copied again and again.
  const settings = { fsync: 'off', full_page_writes: 'off', min_wal_size: '32MB', max_wal_size: '32MB' }
  const postgres = await startPostgres({ dataDir, settings })
  try {
    // In a process of its own: the test may not have set what the product reads when it is loaded.
    execFileSync(process.execPath, ['backend/database/run-migrations.ts'], {
      cwd: projectRoot,
      env: { ...process.env, DATABASE_URL: postgres.url },
    })
  } finally {
    await postgres.stop()
  }
  const unfinished = `${kept}.${process.pid}`
  cpSync(dataDir, unfinished, { recursive: true })
  rmSync(dataDir, { recursive: true })
  for (const outdated of readdirSync(cache))
    if (!join(cache, outdated).startsWith(kept)) rmSync(join(cache, outdated), { recursive: true, force: true })
  try {
    renameSync(unfinished, kept)
  } catch (error) {
    if (!existsSync(kept)) throw error
    // Another process was faster.
    rmSync(unfinished, { recursive: true })
  }
}
