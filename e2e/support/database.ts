import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import pg from 'pg'
import { getCredentialsFile } from './fixtures.ts'

/** The DATA_DIR of the product under test. */
export const getDataDir = () => dirname(getCredentialsFile())

/** Runs one statement in the database of the product under test, to simulate elapsed time or faults. */
export async function queryDatabase<Row extends object>(
  text: string,
  values: unknown[] = [],
  dataDir = getDataDir(),
): Promise<Row[]> {
  const { home, password } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as Record<string, string>
  // The port is on line four.
  const port = Number(
    readFileSync(join(resolve(dataDir, home ?? ''), 'cluster', 'postmaster.pid'), 'utf8').split('\n')[3],
  )
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'tunemaker', password, database: 'tunemaker' })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** Lets the decisions about reviews take effect now; otherwise they can be undone for ten minutes. */
export const endUndoTime = () =>
  queryDatabase('UPDATE reviews SET effects_due_at = now() WHERE effects_due_at IS NOT NULL')
