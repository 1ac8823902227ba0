import type { Knex } from 'knex'
import { migrationFiles } from '#database/migration-files'

/**
 * For the knex CLI, which requires MIGRATION_DATABASE_URL or DATABASE_URL:
 * `npx knex migrate:make --migrations-directory migrations/catalog catalog_what`.
 */
const knexfile: Knex.Config = {
  client: 'pg',
  connection: process.env['MIGRATION_DATABASE_URL'] || process.env['DATABASE_URL'] || '',
  migrations: { ...migrationFiles, extension: 'ts' },
}

export default knexfile
