import knex, { type Knex } from 'knex'
import { Model, snakeCaseMappers } from 'objection'
import pg from 'pg'
import { config } from '#platform/config'

export type Trx = Knex.Transaction
/** A transaction, or the pool when one statement is all. */
export type Db = Knex

// Counts and cents fit a double exactly (below 2^53); strings would only invite "1" + 1.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export function connect(databaseUrl: string | undefined, connections = 4): Knex {
  if (!databaseUrl) {
    throw new Error('DATABASE_URL is not set. "npm start" brings a database of its own.')
  }
  return knex({
    client: 'pg',
    connection: {
      connectionString: databaseUrl,
      application_name: `tunemaker ${process.argv[1]?.split('/').slice(-2).join('/') ?? ''}`,
      // A waiter gives up before its client does; a forgotten transaction cannot hold a row for ever.
      options: '-c lock_timeout=3s -c idle_in_transaction_session_timeout=10s',
    },
    pool: { min: 0, max: connections },
    acquireConnectionTimeout: 10_000,
  })
}

export const db = connect(config.DATABASE_URL, config.DATABASE_CONNECTIONS)
Model.knex(db)

/** Runs `work` in one READ COMMITTED transaction: all of it happens, or nothing. No network calls inside. */
export function inTransaction<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
  return db.transaction(work)
}

const statementNames = new Map<string, string>()

/** Prepared once per connection; statements are constants of the code, so the map stays small. */
function statementName(text: string): string {
  let name = statementNames.get(text)
  if (!name) {
    name = `s${statementNames.size + 1}`
    statementNames.set(text, name)
  }
  return name
}

/**
 * Sends one hand-written statement (a constant text with $1, $2 …) and returns its rows. It goes straight to
 * the driver of the given pool or transaction, prepared, with no query builder between: the hot paths live on it.
 */
export async function sql<T>(on: Db, text: string, values: unknown[] = []): Promise<T[]> {
  const client = on.client as {
    acquireConnection(): Promise<Connection>
    releaseConnection(connection: Connection): Promise<void>
  }
  const connection = await client.acquireConnection()
  try {
    const result = await connection.query({ name: statementName(text), text, values })
    return result.rows as T[]
  } catch (error) {
    // Shut down by the server, or broken: the pool throws it away instead of handing it to the next caller.
    if (isConnectionLost(error)) connection.__knex__disposed = error
    throw error
  } finally {
    await client.releaseConnection(connection)
  }
}

/** A driver connection with knex's own mark for one that is no longer any good. */
type Connection = pg.ClientBase & { __knex__disposed?: unknown }

/** The server went away or let us go; anything else that fails leaves the connection in order. */
export function isConnectionLost(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|57P0\d|08\w{3})$/.test(code) ||
    /Connection terminated|connection is closed|not queryable|Connection ended/i.test(message)
  )
}

/** The base of every model: columns are snake_case, fields camelCase. Fields are written `declare name: type`. */
export class Row extends Model {
  static override columnNameMappers = snakeCaseMappers()
}

/** Whether a failed statement broke this UNIQUE constraint or index. */
export function brokeUnique(error: unknown, constraint: string): boolean {
  const broken = error as { code?: string; constraint?: string; nativeError?: unknown } | null
  if (broken?.nativeError) return brokeUnique(broken.nativeError, constraint)
  return broken?.code === '23505' && broken.constraint === constraint
}
