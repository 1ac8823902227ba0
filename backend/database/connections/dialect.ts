import pg from 'pg'
import PostgresDialect from 'knex/lib/dialects/postgres/index.js'
import { getRequestContext } from '#runtime/request-context'
import { retryConflicts } from './retry-conflicts.ts'
import { TimedClient } from './timed-client.ts'
import { isBackgroundCaller, Lane } from './lane.ts'
import { releasePrimary, getPrimaryUrl } from './primary.ts'

/** What createDatabaseClient adds to knex's configuration. */
export type DialectConfig = {
  databaseUrl: string
  /** How many connections staff and exports may use together; all without it. */
  backgroundConnections?: number
  acquireConnectionTimeout?: number
}

/** Knex's PostgreSQL, connected to whichever host takes writes. */
export class PrimaryDialect extends PostgresDialect {
  override async _acquireOnlyConnection() {
    const { databaseUrl } = this.config as unknown as DialectConfig
    const connectionString = await getPrimaryUrl(databaseUrl)
    this.connectionSettings = { ...this.connectionSettings, connectionString }
    try {
      const connection = await super._acquireOnlyConnection()
      connection.on('error', () => releasePrimary(databaseUrl))
      return connection
    } catch (error) {
      releasePrimary(databaseUrl)
      throw error
    }
  }
}

const CONCURRENT_INDEX = /^\s*(?:CREATE(?: UNIQUE)?|DROP) INDEX CONCURRENTLY\b/i

/**
 * For migrations. An index that is built or dropped concurrently delays nobody while it waits for older transactions, such as a
 * backup, so it waits as long as they take; everything else has the timeout of the connection.
 */
export class MigrationDialect extends PrimaryDialect {
  override async _query(connection: pg.Client, statement: unknown): Promise<unknown> {
    if (!CONCURRENT_INDEX.test((statement as { sql: string }).sql)) return super._query(connection, statement)
    await connection.query('SET lock_timeout = 0')
    try {
      return await super._query(connection, statement)
    } finally {
      await connection.query('RESET lock_timeout')
    }
  }
}

/** With deadlines for statements, a share of the pool for staff and exports, and conflicts of single statements repeated. */
export class ProductDialect extends PrimaryDialect {
  #lane: Lane | undefined
  /** Connections that staff and exports are using. */
  readonly #inLane = new WeakSet<object>()

  override _driver() {
    return { ...pg, Client: TimedClient }
  }

  override async acquireConnection(): Promise<pg.Client> {
    if (!isBackgroundCaller(getRequestContext())) return super.acquireConnection()
    const { backgroundConnections, acquireConnectionTimeout = 0 } = this.config as unknown as DialectConfig
    if (!backgroundConnections) return super.acquireConnection()
    const lane = (this.#lane ??= new Lane(backgroundConnections, acquireConnectionTimeout))
    await lane.enter()
    try {
      const connection = await super.acquireConnection()
      this.#inLane.add(connection)
      return connection
    } catch (error) {
      lane.leave()
      throw error
    }
  }

  override releaseConnection(connection: pg.Client): Promise<void> {
    if (this.#inLane.delete(connection)) this.#lane?.leave()
    return super.releaseConnection(connection)
  }

  override _query(connection: pg.Client, statement: unknown): Promise<unknown> {
    // Within a transaction the whole of it has to be repeated: see runInTransaction.
    if (connection.getTransactionStatus() === 'T') return super._query(connection, statement)
    return retryConflicts(() => super._query(connection, statement))
  }
}
