import pg from 'pg'
import { runMigrations } from '#database/run-migrations'
import { publishCheckpoint } from '#module/edition-log'
import { toSearchText } from '#text/search-text'
import { buildActivitySteps } from './activity-sql.ts'
import { buildCatalogSteps } from './catalog-sql.ts'
import { functionsSql } from './functions-sql.ts'
import { calculateSizes } from './plan.ts'
import { buildSaleSteps } from './sales-sql.ts'

const SEARCH_BATCH = 20_000

/**
 * Migrates an empty database and fills it to a share of the full size (500,000 songs, 3 million Keymails, 2 million sales
 * at factor 1). The same factor gives the same rows on the same day. Needs a superuser.
 */
export async function createLargeData(databaseUrl: string, factor: number, log: (line: string) => void): Promise<void> {
  await runMigrations(databaseUrl)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query('SELECT FROM artists LIMIT 1')
    if (rows.length > 0) throw new Error('the database is not empty')
    // Set-based loading: constraints hold by construction and are checked by the audits of bench:scale.
    await client.query(`SET statement_timeout = 0; SET session_replication_role = replica; SET synchronous_commit = off; SET work_mem = '256MB';
                        SET maintenance_work_mem = '512MB'; ${functionsSql}`)
    const indexes = await dropIndexes(client)
    const size = calculateSizes(factor)
    for (const [label, sql] of [...buildCatalogSteps(size), ...buildSaleSteps(size), ...buildActivitySteps(size)]) {
      const started = Date.now()
      await client.query(sql)
      log(`${label}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
    }
    await fillSearch(client)
    const logged = Date.now()
    const entries = await publishCheckpoint()
    log(`edition log, ${entries} entries: ${((Date.now() - logged) / 1000).toFixed(1)} s`)
    const started = Date.now()
    for (const index of indexes) await client.query(index)
    log(`${indexes.length} indexes: ${((Date.now() - started) / 1000).toFixed(1)} s`)
    await client.query('VACUUM ANALYZE')
  } finally {
    await client.end()
  }
}

/** Drops what no constraint needs and returns the statements that create it again: loading is several times faster. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
       FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
      WHERE c.relnamespace = 'public'::regnamespace AND NOT i.indisprimary
        -- Those of partitions belong to the one of the whole table.
        AND c.relkind = 'r' AND NOT c.relispartition
        AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid)`,
  )
  if (rows.length > 0) await client.query(`DROP INDEX ${rows.map(({ name }) => name).join(', ')}`)
  return rows.map(({ definition }) => definition)
}

/** Search vectors, with the folding of the product itself. */
async function fillSearch(client: pg.Client): Promise<void> {
  for (const [table, where] of [
    ['artists', 'true'],
    ['songs', 'true'],
    ['editions', `t.kind = 'album'`],
    ['art_cards', 'true'],
  ] as const) {
    const text = table === 'artists' ? 't.stage_name' : `t.title || ' ' || a.stage_name`
    const artist = table === 'artists' ? '' : 'JOIN artists a ON a.id = t.artist_id'
    let after = '00000000-0000-0000-0000-000000000000'
    for (;;) {
      const { rows } = await client.query<{ id: string; text: string }>(
        `SELECT t.id, ${text} AS text FROM ${table} t ${artist}
          WHERE t.id > $1 AND ${where} ORDER BY t.id LIMIT ${SEARCH_BATCH}`,
        [after],
      )
      if (rows.length === 0) break
      await client.query(
        `UPDATE ${table} t SET search = to_tsvector('simple', f.text) FROM unnest($1::uuid[], $2::text[]) AS f (id, text) WHERE t.id = f.id`,
        [rows.map(({ id }) => id), rows.map(({ text }) => toSearchText(text))],
      )
      after = rows.at(-1)?.id ?? after
    }
  }
}
