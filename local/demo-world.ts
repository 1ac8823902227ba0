import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { PlainError } from './plain-error.ts'

/**
 * The demo world is loaded into a copy of the database, which then takes the original's place in one transaction: a
 * launcher that is killed meanwhile leaves the original as it was, and the next start begins again.
 */
const COPY = 'tunemaker_demo_loading'
const BEFORE = 'tunemaker_before_demo'

/** @throws PlainError when nobody answers there. */
export async function refuseUnreachable(url: string): Promise<void> {
  try {
    await query(url, 'SELECT 1')
  } catch (error) {
    const { host, pathname } = new URL(url)
    // Where a name means several addresses the message is empty and the code is not.
    const reason = error instanceof Error ? error.message || ('code' in error ? String(error.code) : '') : String(error)
    throw new PlainError(
      `The database ${pathname.slice(1)} at ${host} does not answer (${reason}): check DATABASE_URL.`,
    )
  }
}

export async function hasArtists(url: string): Promise<boolean> {
  return (await query(url, 'SELECT 1 FROM artists LIMIT 1')).length > 0
}

/** Of these Keymails those that still can be redeemed, in the same order. */
export async function redeemableOf(url: string, keymails: string[]): Promise<string[]> {
  const rows = await query(url, `SELECT code FROM keymails WHERE state = 'issued' AND code = ANY ($1)`, [keymails])
  const issued = new Set(rows.map((row) => row['code']))
  return keymails.filter((code) => issued.has(code))
}

/** Without orders of ours the simulator's books can only be those of an earlier load that was cut off. */
export async function dropUnclaimedBooks(url: string, paypalDir: string): Promise<void> {
  if ((await query(url, 'SELECT 1 FROM orders LIMIT 1')).length > 0) return
  if (existsSync(paypalDir)) rmSync(join(paypalDir, 'journal.jsonl'), { force: true })
}

/** What a killed launcher left: an unfinished copy, or the original whose place a finished one has taken. */
export async function dropLeftovers(url: string): Promise<void> {
  for (const name of [COPY, BEFORE])
    await query(databaseAt(url, 'postgres'), `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
}

/** Returns the address of a fresh copy. Nobody may be connected to the database at `url`. */
export async function copyDatabase(url: string): Promise<string> {
  await dropLeftovers(url)
  await query(databaseAt(url, 'postgres'), `CREATE DATABASE ${COPY} TEMPLATE ${nameIn(url)}`)
  return databaseAt(url, COPY)
}

export async function putCopyInPlace(url: string): Promise<void> {
  const server = databaseAt(url, 'postgres')
  await endConnections(server, [COPY, nameIn(url)])
  await query(
    server,
    `BEGIN; ALTER DATABASE ${nameIn(url)} RENAME TO ${BEFORE}; ALTER DATABASE ${COPY} RENAME TO ${nameIn(url)}; COMMIT`,
  )
  await dropLeftovers(url)
}

const nameIn = (url: string) => new URL(url).pathname.slice(1)

function databaseAt(url: string, name: string) {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/** A process that has just ended may still have its server side alive for a moment. */
async function endConnections(server: string, databases: string[]) {
  await query(server, 'SELECT pg_terminate_backend(pid, 2000) FROM pg_stat_activity WHERE datname = ANY ($1)', [
    databases,
  ])
}

async function query(url: string, text: string, values?: unknown[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const result = await client.query<Record<string, unknown>>(text, values)
    // Several statements at once answer several results.
    return Array.isArray(result) ? [] : result.rows
  } finally {
    await client.end()
  }
}
