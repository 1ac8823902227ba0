import knex, { type Knex } from 'knex'
import { Model, snakeCaseMappers } from 'objection'
import pg from 'pg'
import { config } from '#platform/config'

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
export function inTransaction<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
  return db.transaction(work)
}

const statementNames = new Map<string, string>()

/** Names the prepared statement for a text. Texts are constants in the code, so the map stays small. */
function getStatementName(text: string): string {
  let name = statementNames.get(text)
  if (!name) {
    name = `s${statementNames.size + 1}`
    statementNames.set(text, name)
  }
  return name
}

/**
 * Executes one hand-written statement (a constant text with $1, $2 …) and returns its rows. Goes directly to the driver
 * of the given pool or transaction as a prepared statement, bypassing the query builder: hot paths depend on it.
 */
export async function sql<T>(on: Db, text: string, values: unknown[] = []): Promise<T[]> {
  const client = on.client as {
    acquireConnection(): Promise<Connection>
    releaseConnection(connection: Connection): Promise<void>
  }
  const connection = await client.acquireConnection()
  try {
    const result = await connection.query({ name: getStatementName(text), text, values })
    return result.rows as T[]
  } catch (error) {
    // The server closed the connection or it broke: the pool discards it instead of reusing it.
    if (isConnectionLost(error)) connection.__knex__disposed = error
    throw error
  } finally {
    await client.releaseConnection(connection)
  }
}

/** A driver connection with knex's marker for a connection to discard. */
type Connection = pg.ClientBase & { __knex__disposed?: unknown }

/** Whether the connection itself is lost; after any other error it remains usable. */
export function isConnectionLost(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|57P0\d|08\w{3})$/.test(code) ||
    /Connection terminated|connection is closed|not queryable|Connection ended/i.test(message)
  )
}

/** Base class of all models: columns are snake_case, fields camelCase. Declare fields as `declare name: type`. */
export class BaseModel extends Model {
  static override columnNameMappers = snakeCaseMappers()
}

/** Whether a statement failed because it violated this UNIQUE constraint or index. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const broken = error as { code?: string; constraint?: string; nativeError?: unknown } | null
  if (broken?.nativeError) return isUniqueViolation(broken.nativeError, constraint)
  return broken?.code === '23505' && broken.constraint === constraint
}
