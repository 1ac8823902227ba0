import type pg from 'pg'
import type { Db } from './client.ts'

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
    /Connection terminated|timeout expired|connection is closed|not queryable|Connection ended/i.test(message)
  )
}
