import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { CliError } from '#local/cli/output/cli-error'

/**
 * Demo data is loaded into a copy of the database, which then replaces the original in one transaction: if the launcher
 * is killed, the original is unchanged and the next start tries again.
 */
const DEMO_COPY = 'tunemaker_demo_loading'
const REPLACED_ORIGINAL = 'tunemaker_before_demo'

/** @throws CliError if the database is unreachable. */
export async function assertDatabaseReachable(url: string): Promise<void> {
  try {
    await query(url, 'SELECT 1')
  } catch (error) {
    const { host, pathname } = new URL(url)
    // If the host name resolves to several addresses, the error has no message but a code.
    const reason = error instanceof Error ? error.message || ('code' in error ? String(error.code) : '') : String(error)
    throw new CliError(`The database ${pathname.slice(1)} at ${host} does not answer (${reason}): check DATABASE_URL.`)
  }
}

export async function isSeeded(url: string): Promise<boolean> {
  return (await query(url, 'SELECT 1 FROM artists LIMIT 1')).length > 0
}

/** The Keymails that can still be redeemed, in the same order. */
export async function listRedeemableKeymails(url: string, keymails: string[]): Promise<string[]> {
  const rows = await query(url, `SELECT code FROM keymails WHERE state = 'issued' AND code = ANY ($1)`, [keymails])
  const issued = new Set(rows.map((row) => row['code']))
  return keymails.filter((code) => issued.has(code))
}

/** Without orders in the database, the simulator's journal belongs to an earlier, interrupted seed. */
export async function deleteOrphanedJournal(url: string, paypalDir: string): Promise<void> {
  if ((await query(url, 'SELECT 1 FROM orders LIMIT 1')).length > 0) return
  if (existsSync(paypalDir)) rmSync(join(paypalDir, 'journal.jsonl'), { force: true })
}

/** Deletes what a killed launcher left: an unfinished copy, or the original that a finished copy has replaced. */
export async function deleteDemoCopies(url: string): Promise<void> {
  for (const name of [DEMO_COPY, REPLACED_ORIGINAL])
    await query(buildDatabaseUrl(url, 'postgres'), `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
}

/** Returns the URL of a new copy. Requires that nothing is connected to the database at `url`. */
export async function createDemoCopy(url: string): Promise<string> {
  await deleteDemoCopies(url)
  await query(buildDatabaseUrl(url, 'postgres'), `CREATE DATABASE ${DEMO_COPY} TEMPLATE ${getDatabaseName(url)}`)
  return buildDatabaseUrl(url, DEMO_COPY)
}

export async function applyDemoCopy(url: string): Promise<void> {
  const server = buildDatabaseUrl(url, 'postgres')
  await closeConnections(server, [DEMO_COPY, getDatabaseName(url)])
  await query(
    server,
    `BEGIN; ALTER DATABASE ${getDatabaseName(url)} RENAME TO ${REPLACED_ORIGINAL}; ALTER DATABASE ${DEMO_COPY} RENAME TO ${getDatabaseName(url)}; COMMIT`,
  )
  await deleteDemoCopies(url)
}

const getDatabaseName = (url: string) => new URL(url).pathname.slice(1)

function buildDatabaseUrl(url: string, name: string) {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/** The server side of a process that just exited may still be alive for a moment. */
async function closeConnections(server: string, databases: string[]) {
  await query(server, 'SELECT pg_terminate_backend(pid, 2000) FROM pg_stat_activity WHERE datname = ANY ($1)', [
    databases,
  ])
}

async function query(url: string, text: string, values?: unknown[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const result = await client.query<Record<string, unknown>>(text, values)
    // Several statements return an array of results.
    return Array.isArray(result) ? [] : result.rows
  } finally {
    await client.end()
  }
}
