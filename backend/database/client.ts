import knex, { type Knex } from 'knex'
import { Model } from 'objection'
import pg from 'pg'
import { config } from '#runtime/config'
import { listDatabaseUrls } from '#runtime/database-urls'
import { type DialectConfig, MigrationDialect, ProductDialect } from './connections/dialect.ts'
import { retryConflicts } from './connections/retry-conflicts.ts'

export type Trx = Knex.Transaction

/** Opening a connection; and that together with waiting for a free one. */
const CONNECT_SECONDS = 3
const ACQUIRE_SECONDS = 5

/** Longer than a minute: what the clock asks every minute does not open its connections again each time. */
const IDLE_SECONDS = 90

/** A transaction, or the pool for a single statement. */
export type Db = Knex

// Counts and cents fit a double exactly (below 2^53); as strings, "1" + 1 would be "11".
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Whether PgBouncer in transaction mode is between this process and PostgreSQL. */
const isPooled = config.DATABASE_DIRECT_URL !== undefined

/** A lock wait ends before the client gives up, and an abandoned transaction cannot lock a row forever. */
const SESSION_SETTINGS = [
  'lock_timeout=3s',
  'idle_in_transaction_session_timeout=10s',
  'client_connection_check_interval=2s',
]

/**
 * A pool. Statements have deadlines unless `timed` is false, as for migrations. Of `connections`, staff and exports use
 * `backgroundConnections` at most.
 */
export function createDatabaseClient(
  databaseUrl: string | undefined,
  connections = 4,
  { timed = true, backgroundConnections }: { timed?: boolean; backgroundConnections?: number } = {},
): Knex {
  if (!databaseUrl) {
    throw new Error('DATABASE_URL is not set. "npm start" runs its own database.')
  }
  const shape: Knex.Config & DialectConfig = {
    client: timed ? ProductDialect : MigrationDialect,
    databaseUrl,
    ...(backgroundConnections ? { backgroundConnections } : {}),
    connection: buildConnectionSettings(databaseUrl),
    pool: { min: 0, max: connections, idleTimeoutMillis: IDLE_SECONDS * 1000 },
    acquireConnectionTimeout: ACQUIRE_SECONDS * 1000 * config.DATABASE_PATIENCE,
  }
  return knex(shape)
}

function buildConnectionSettings(databaseUrl: string) {
  return {
    connectionString: listDatabaseUrls(databaseUrl)[0] ?? databaseUrl,
    // One for all that share a pooler's connections: it would set the name again whenever another process takes one.
    application_name: isPooled ? 'tunemaker' : `tunemaker ${process.argv[1]?.split('/').slice(-2).join('/') ?? ''}`,
    connectionTimeoutMillis: CONNECT_SECONDS * 1000 * config.DATABASE_PATIENCE,
    // A pooler's connections are its own: ops/pgbouncer.ini gives them the same settings.
    ...(isPooled ? {} : { options: SESSION_SETTINGS.map((setting) => `-c ${setting}`).join(' ') }),
  }
}

export const db = createDatabaseClient(config.DATABASE_URL, config.DATABASE_CONNECTIONS, {
  backgroundConnections: Math.max(1, Math.floor(config.DATABASE_CONNECTIONS / 4)),
})

Model.knex(db)

/**
 * Runs `work` in one READ COMMITTED transaction: all or nothing. If the database gives it up because of another one, it
 * is run again from its start, so it changes nothing but rows. No network calls inside.
 */
export function runInTransaction<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
  return retryConflicts(() => db.transaction(work))
}
