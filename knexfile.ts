import type { Knex } from 'knex'

/** For the knex CLI: `npx knex migrate:make -x ts <name>` requires MIGRATION_DATABASE_URL or DATABASE_URL. */
const knexfile: Knex.Config = {
  client: 'pg',
  connection: process.env['MIGRATION_DATABASE_URL'] || process.env['DATABASE_URL'] || '',
  migrations: { directory: './migrations', loadExtensions: ['.ts'], extension: 'ts' },
}

export default knexfile
