import { globSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { config } from '#runtime/config'
import { createTestFolder } from '#testing/create-test-folder'
import { createDatabaseClient } from './client.ts'
import { runMigrations } from './run-migrations.ts'

const files = globSync('migrations/**/*')
  .filter((file) => /\.\w+$/.test(file))
  .toSorted((a, b) => (basename(a) < basename(b) ? -1 : 1))
const names = files.map((file) => basename(file))

test('a migration lies in the folder of the module that its name begins with', () => {
  expect(files.filter((file) => !/^migrations\/([a-z-]+)\/\d{12,14}_\1_[\w-]+\.ts$/.test(file))).toEqual([])
  const modules = new Set(files.map((file) => file.split('/')[1] ?? ''))
  expect([...modules].filter((module) => globSync(`backend/{,*/}${module}`).length === 0)).toEqual([])
})

test('a database migrated from one flat folder goes on where it was, in the order of the names', async () => {
  const half = files.slice(0, 50)
  const flat = createTestFolder('flat-migrations')
  for (const file of half) symlinkSync(resolve(file), join(flat, basename(file)))

  const url = new URL(config.DATABASE_URL ?? '')
  const name = `${url.pathname.slice(1)}_flat`
  const server = createDatabaseClient(url.href, 1, { timed: false })
  await server.raw('CREATE DATABASE ??', [name])
  url.pathname = name
  const db = createDatabaseClient(url.href, 3, { timed: false })
  const list = () => db('knex_migrations').orderBy('id').pluck<string[]>('name')
  try {
    await db.migrate.latest({ directory: flat, loadExtensions: ['.ts'] })
    expect(await list()).toEqual(half.map((file) => basename(file)))
    await runMigrations(url.href)
    expect(await list()).toEqual(names)
  } finally {
    await db.destroy()
    await server.raw('DROP DATABASE ?? WITH (FORCE)', [name])
    await server.destroy()
    rmSync(flat, { recursive: true })
  }
})

test('an index that is built concurrently waits for older transactions, however long they take', async () => {
  const [migrating, reading] = [1, 1].map((connections) =>
    createDatabaseClient(config.DATABASE_URL, connections, { timed: false }),
  )
  if (!migrating || !reading) throw new Error('unreachable')
  try {
    await migrating.raw('CREATE TABLE waited_for (id int)')
    await migrating.raw(`SET lock_timeout = '50ms'`)
    const old = await reading.transaction()
    await old.raw('SELECT FROM waited_for')
    const built = migrating.raw('CREATE INDEX CONCURRENTLY waited_for_id ON waited_for (id)')
    setTimeout(() => void old.commit(), 500)
    await expect(built).resolves.toBeDefined()
  } finally {
    await migrating.raw('DROP TABLE waited_for')
    await Promise.all([migrating.destroy(), reading.destroy()])
  }
})

describe('a function that runs as its owner', () => {
  test('looks into temporary tables last', async () => {
    const db = createDatabaseClient(config.DATABASE_URL, 1, { timed: false })
    try {
      const { rows } = await db.raw<{ rows: { name: string; path: string | null }[] }>(
        `SELECT p.oid::regprocedure::text AS name,
                (SELECT substr(s, 13) FROM unnest(p.proconfig) s WHERE s LIKE 'search\\_path=%') AS path
           FROM pg_proc p WHERE p.prosecdef AND p.pronamespace <> 'pg_catalog'::regnamespace`,
      )
      expect(rows.length).toBeGreaterThan(3)
      expect(rows.filter(({ path }) => !/(?:^|, )pg_temp$/.test(path ?? ''))).toEqual([])
    } finally {
      await db.destroy()
    }
  })

  // The trigger on the temporary table would run as the owner, too.
  test('runs nothing that the product’s role has written', async () => {
    const db = createDatabaseClient(config.DATABASE_URL, 1, { timed: false })
    const trx = await db.transaction()
    try {
      await trx.raw(`
        CREATE ROLE product_of_test;
        GRANT USAGE ON SCHEMA public TO product_of_test;
        SET LOCAL ROLE product_of_test;
        CREATE TEMPORARY TABLE analytics_events_rest (at timestamptz);
        CREATE FUNCTION pg_temp.say_who() RETURNS trigger LANGUAGE plpgsql AS $$
          BEGIN RAISE EXCEPTION 'ran as %', current_user; END $$;
        CREATE TRIGGER say_who BEFORE DELETE ON pg_temp.analytics_events_rest EXECUTE FUNCTION pg_temp.say_who()`)
      await expect(trx.raw('SELECT update_event_partitions()')).resolves.toBeDefined()
    } finally {
      await trx.rollback()
      await db.destroy()
    }
  })
})
