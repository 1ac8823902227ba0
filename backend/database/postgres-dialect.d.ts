// Knex declares the types of its entry only.
declare module 'knex/lib/dialects/postgres/index.js' {
  import type { Knex } from 'knex'
  import type pg from 'pg'

  export default class PostgresDialect extends Knex.Client {
    connectionSettings: pg.ClientConfig
    _driver(): unknown
    _acquireOnlyConnection(): Promise<pg.Client>
    _query(connection: pg.Client, statement: unknown): Promise<unknown>
    acquireConnection(): Promise<pg.Client>
    releaseConnection(connection: pg.Client): Promise<void>
  }
}
