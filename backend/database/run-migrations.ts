import { listDatabaseUrls } from '#runtime/database-urls'
import { createDatabaseClient } from './client.ts'
import { migrationFiles } from './migration-files.ts'
import { updateProductRights } from './product-role.ts'

const MIGRATION_LOCK_ID = 7_046_113

/**
 * Migrates the database at `databaseUrl` to the latest schema. Where the product signs in as another user
 * (`productUrl`), it gets the rights it needs and no more. Safe to run from several processes at once and after one
 * was killed: the advisory lock ends with its connection, while knex's own lock row would remain.
 */
export async function runMigrations(databaseUrl: string | undefined, productUrl = databaseUrl): Promise<void> {
  const db = createDatabaseClient(databaseUrl, 3, { timed: false })
  try {
    await db.transaction(async (lock) => {
      await lock.raw('SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0')
      // Without parameters: a bound statement keeps its snapshot, for which CREATE INDEX CONCURRENTLY would wait.
      await lock.raw(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK_ID})`)
      await db.migrate.forceFreeMigrationsLock(migrationFiles)
      await db.migrate.latest(migrationFiles)
      if (databaseUrl && productUrl && getUser(productUrl) !== getUser(databaseUrl))
        await updateProductRights(db, databaseUrl, productUrl)
    })
    // Gives the planner statistics for the new tables before the first request.
    await db.raw('ANALYZE')
  } finally {
    await db.destroy()
  }
}

const getUser = (url: string) => new URL(listDatabaseUrls(url)[0] ?? url).username

if (import.meta.main) {
  const { DATABASE_URL, MIGRATION_DATABASE_URL } = process.env
  await runMigrations(MIGRATION_DATABASE_URL || DATABASE_URL, DATABASE_URL)
}
