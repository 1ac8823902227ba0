import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Knex } from 'knex'

const root = resolve(import.meta.dirname, '../../migrations')

/** A folder for each module. They run in the order of their names over all folders: tables refer to other modules'. */
export const migrationFiles = {
  directory: readdirSync(root).map((module) => join(root, module)),
  loadExtensions: ['.ts'],
  sortDirsSeparately: false,
} satisfies Knex.MigratorConfig
