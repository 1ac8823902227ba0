import type pg from 'pg'
import { config } from '#runtime/config'
import { getRequestContext } from '#runtime/request-context'
import type { Db } from './client.ts'
import { isConnectionLost } from './connections/is-connection-lost.ts'
import { getReplica, trackReplicaFailure } from './connections/replica.ts'
import { retryConflicts } from './connections/retry-conflicts.ts'

const isPooled = config.DATABASE_DIRECT_URL !== undefined

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
  if (on.isTransaction) return runStatement(on, text, values)
  const replica = getReplica(on)
  if (replica) {
    try {
      return await runStatement(replica, text, values)
    } catch (error) {
      // What was cancelled since nobody waits for it is not asked of the primary.
      if (!trackReplicaFailure(error) || getRequestContext()?.client?.hasLeft) throw error
    }
  }
  return retryConflicts(() => runStatement(on, text, values))
}

async function runStatement<T>(on: Db, text: string, values: unknown[]): Promise<T[]> {
  const client = on.client as {
    acquireConnection(): Promise<Connection>
    releaseConnection(connection: Connection): Promise<void>
  }
  const connection = await client.acquireConnection()
  try {
    // Behind a pooler the next statement may meet a connection that has not prepared it.
    const result = await connection.query(isPooled ? { text, values } : { name: getStatementName(text), text, values })
    return result.rows as T[]
  } catch (error) {
    // The server closed the connection or it broke: the pool discards it instead of reusing it.
    if (isConnectionLost(error)) connection.__knex__disposed = error
    // PostgreSQL tells of an error before it lets go of the locks, and answers again after: a second try elsewhere that
    // skips locked rows would miss its own.
    else if (!on.isTransaction) await connection.query(';').catch(() => undefined)
    throw error
  } finally {
    await client.releaseConnection(connection)
  }
}

/** How many rows the planner expects of a statement: it reads none for that. */
export async function getEstimatedRows(on: Db, text: string, values: unknown[]): Promise<number> {
  const [row] = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    on,
    `EXPLAIN (FORMAT JSON) ${text}`,
    values,
  )
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

/** How many rows the table has by its last ANALYZE. */
export async function getEstimatedTableRows(on: Db, table: string): Promise<number | undefined> {
  const [row] = await sql<{ rows: number }>(
    on,
    'SELECT reltuples::float8 AS rows FROM pg_class WHERE oid = $1::regclass',
    [table],
  )
  return row?.rows
}

/** A driver connection with knex's marker for a connection to discard. */
type Connection = pg.ClientBase & { __knex__disposed?: unknown }
