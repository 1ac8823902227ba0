import knex, { type Knex } from 'knex'
import { Model } from 'objection'
import pg from 'pg'
import PostgresDialect from 'knex/lib/dialects/postgres/index.js'
import { config } from '#runtime/config'
import { TimedClient } from './timed-client.ts'

export type Trx = Knex.Transaction

/** Opening a connection; and that together with waiting for a free one. */
const CONNECT_SECONDS = 3
const ACQUIRE_SECONDS = 5

/** A transaction, or the pool for a single statement. */
export type Db = Knex

// Counts and cents fit a double exactly (below 2^53); as strings, "1" + 1 would be "11".
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** A lock wait ends before the client gives up, and an abandoned transaction cannot lock a row forever. */
const SESSION_SETTINGS = [
  'lock_timeout=3s',
  'idle_in_transaction_session_timeout=10s',
  'client_connection_check_interval=2s',
]

/** Knex's PostgreSQL with deadlines for its statements. */
class TimedDialect extends PostgresDialect {
  override _driver() {
    return { ...pg, Client: TimedClient }
  }
}

/** A pool. Statements have deadlines unless `timed` is false, as for migrations. */
export function createDatabaseClient(databaseUrl: string | undefined, connections = 4, { timed = true } = {}): Knex {
  if (!databaseUrl) {
    throw new Error('DATABASE_URL is not set. "npm start" runs its own database.')
  }
  return knex({
    client: timed ? TimedDialect : 'pg',
    connection: {
      connectionString: databaseUrl,
      application_name: `tunemaker ${process.argv[1]?.split('/').slice(-2).join('/') ?? ''}`,
      options: SESSION_SETTINGS.map((setting) => `-c ${setting}`).join(' '),
      connectionTimeoutMillis: CONNECT_SECONDS * 1000 * config.DATABASE_PATIENCE,
    },
    pool: { min: 0, max: connections },
    acquireConnectionTimeout: ACQUIRE_SECONDS * 1000 * config.DATABASE_PATIENCE,
  })
}

export const db = createDatabaseClient(config.DATABASE_URL, config.DATABASE_CONNECTIONS)

Model.knex(db)

/** Runs `work` in one READ COMMITTED transaction: all or nothing. No network calls inside. */
export function runInTransaction<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
  return db.transaction(work)
}
