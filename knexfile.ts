import type { Knex } from 'knex'

/** For the knex command line: `npx knex migrate:make -x ts <name>` needs DATABASE_URL. */
const knexfile: Knex.Config = {
  client: 'pg',
  connection: process.env['DATABASE_URL'] ?? '',
  migrations: { directory: './migrations', loadExtensions: ['.ts'], extension: 'ts' },
}

export default knexfile
