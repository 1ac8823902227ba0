// Knex declares the types of its entry only.
declare module 'knex/lib/dialects/postgres/index.js' {
  import type { Knex } from 'knex'

  export default class PostgresDialect extends Knex.Client {
    _driver(): unknown
  }
}
