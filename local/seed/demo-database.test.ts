import { rmSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemoCopy, deleteDemoCopies, isSeeded, applyDemoCopy } from './demo-database.ts'
import { type RunningPostgres, startPostgres } from '#local/postgres/start-postgres'
import { createTestFolder } from '#testing/create-test-folder'

const folder = createTestFolder('demo-world')
let postgres: RunningPostgres

beforeAll(async () => {
  postgres = await startPostgres({ dataDir: folder, settings: { fsync: 'off' } })
  await run(
    postgres.url,
    "CREATE TABLE artists (name text); CREATE TABLE guests (name text); INSERT INTO guests VALUES ('Ann')",
  )
})

afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function run(url: string, text: string) {
  const client = new pg.Client(url)
  await client.connect()
  const result = await client.query<{ name: string }>(text)
  await client.end()
  return result.rows
}

test('an interrupted seed leaves the database unchanged, and the next one replaces it completely', async () => {
  await run(await createDemoCopy(postgres.url), "INSERT INTO artists VALUES ('half')")
  await deleteDemoCopies(postgres.url)
  expect(await isSeeded(postgres.url)).toBe(false)

  await run(await createDemoCopy(postgres.url), "INSERT INTO artists VALUES ('whole')")
  await applyDemoCopy(postgres.url)
  expect(await run(postgres.url, 'SELECT name FROM artists')).toEqual([{ name: 'whole' }])
  expect(await run(postgres.url, 'SELECT name FROM guests')).toEqual([{ name: 'Ann' }])
  const left = await run(postgres.url, "SELECT datname AS name FROM pg_database WHERE datname LIKE 'tunemaker_%'")
  expect(left).toEqual([])
})
