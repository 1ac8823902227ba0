import { globSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestFolder } from '#testing/create-test-folder'
import { startMigratedPostgres } from './migrated-postgres.ts'

test('a server of its own begins with every migration, and what a test writes there is not in the next one', async () => {
  const folders = [createTestFolder('own'), createTestFolder('own')]
  for (const dataDir of folders) {
    const server = await startMigratedPostgres({ dataDir, settings: { fsync: 'off' } })
    const client = new pg.Client(server.url)
    await client.connect()
    const migrated = await client.query<{ name: string }>('SELECT name FROM knex_migrations ORDER BY name')
    expect(migrated.rows.map(({ name }) => name)).toEqual(
      globSync('migrations/*/*.ts')
        .map((file) => basename(file))
        .toSorted(),
    )
    await client.query('CREATE TABLE mine ()')
    await client.end()
    await server.stop()
    rmSync(dataDir, { recursive: true })
  }
})
