import pg from 'pg'
import { config } from '#runtime/config'
import { listDatabaseUrls } from '#runtime/database-urls'
import { log } from '#runtime/logger'

/** A host that does not answer for so long is passed over. */
const PROBE_SECONDS = 2

/** By the whole address with all hosts: the host that takes writes, being looked for or found. */
const primaries = new Map<string, Promise<string>>()

/**
 * The address of the host that takes writes: of one host, without asking. It is remembered until a connection to it
 * fails or it refuses a write.
 */
export async function getPrimaryUrl(databaseUrl: string): Promise<string> {
  const urls = listDatabaseUrls(databaseUrl)
  if (urls.length <= 1) return urls[0] ?? databaseUrl
  let found = primaries.get(databaseUrl)
  if (!found) {
    found = findPrimary(urls)
    primaries.set(databaseUrl, found)
    found.catch(() => primaries.delete(databaseUrl))
  }
  return found
}

/** Another host may have been promoted: the next connection asks all of them. */
export function releasePrimary(databaseUrl: string): void {
  primaries.delete(databaseUrl)
}

/** Of several that take writes, the one promoted last: an old primary that came back is behind it. */
async function findPrimary(urls: string[]): Promise<string> {
  const found = await Promise.all(urls.map(async (url) => ({ url, timeline: await getTimeline(url) })))
  const [primary] = found.filter(({ timeline }) => timeline > 0).toSorted((a, b) => b.timeline - a.timeline)
  if (!primary) throw Object.assign(new Error('No host of the database takes writes.'), { code: 'ECONNREFUSED' })
  log.info({ host: new URL(primary.url).host }, 'this host of the database takes writes')
  return primary.url
}

/** Increases with every promotion; 0 of a standby and of a host that does not answer. */
async function getTimeline(connectionString: string): Promise<number> {
  const timeoutMs = PROBE_SECONDS * 1000 * config.DATABASE_PATIENCE
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ timeline: number }>(
      `SELECT CASE WHEN pg_is_in_recovery() OR current_setting('default_transaction_read_only')::bool THEN 0
                   ELSE ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int END AS timeline`,
    )
    return rows[0]?.timeline ?? 0
  } catch {
    return 0
  } finally {
    client.end().catch(() => undefined)
  }
}
