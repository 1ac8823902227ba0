import knex, { type Knex } from 'knex'
import { Model } from 'objection'
import pg from 'pg'
import { config } from '#runtime/config'

export type Trx = Knex.Transaction

/** A transaction, or the pool for a single statement. */
export type Db = Knex

// Counts and cents fit a double exactly (below 2^53); as strings, "1" + 1 would be "11".
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export function createDatabaseClient(databaseUrl: string | undefined, connections = 4): Knex {
  if (!databaseUrl) {
    throw new Error('DATABASE_URL is not set. "npm start" runs its own database.')
  }
  return knex({
    client: 'pg',
    connection: {
      connectionString: databaseUrl,
      application_name: `tunemaker ${process.argv[1]?.split('/').slice(-2).join('/') ?? ''}`,
      // A lock wait ends before the client gives up, and an abandoned transaction cannot lock a row forever.
      options: '-c lock_timeout=3s -c idle_in_transaction_session_timeout=10s',
    },
    pool: { min: 0, max: connections },
    acquireConnectionTimeout: 10_000,
  })
}

export const db = createDatabaseClient(config.DATABASE_URL, config.DATABASE_CONNECTIONS)

Model.knex(db)

/** Runs `work` in one READ COMMITTED transaction: all or nothing. No network calls inside. */
export function runInTransaction<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
  return db.transaction(work)
}
