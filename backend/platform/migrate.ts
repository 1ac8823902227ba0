import { fileURLToPath } from 'node:url'
import { connect } from '#platform/database'

const directory = fileURLToPath(new URL('../../migrations', import.meta.url))
const ONE_AT_A_TIME = 7_046_113

/**
 * Brings the database at `databaseUrl` to the newest schema. Safe to run from several processes at once, and after
 * one of them was killed: the advisory lock goes with its connection, while knex's own lock row would stay behind.
 */
export async function migrate(databaseUrl: string | undefined): Promise<void> {
  const db = connect(databaseUrl, 3)
  try {
    await db.transaction(async (lock) => {
      await lock.raw('SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0')
      await lock.raw('SELECT pg_advisory_xact_lock(?)', [ONE_AT_A_TIME])
      const migrations = { directory, loadExtensions: ['.ts'] }
      await db.migrate.forceFreeMigrationsLock(migrations)
      await db.migrate.latest(migrations)
    })
    // The planner should know the new tables before the first request does.
    await db.raw('ANALYZE')
  } finally {
    await db.destroy()
  }
}

if (import.meta.main) await migrate(process.env['DATABASE_URL'])
