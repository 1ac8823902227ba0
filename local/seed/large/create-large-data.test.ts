import { rmSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningPostgres } from '#local/postgres/start-postgres'
import { createTestFolder } from '#testing/create-test-folder'
import { startMigratedPostgres } from '#testing/servers/migrated-postgres'
import { calculateSizes } from './plan.ts'

const FACTOR = 0.0005

let dataDir: string
let server: RunningPostgres
let client: pg.Client

beforeAll(async () => {
  dataDir = createTestFolder('large')
  server = await startMigratedPostgres({ dataDir, settings: { fsync: 'off', shared_buffers: '64MB' } })
  process.env['DATABASE_URL'] = server.url
  process.env['DATA_DIR'] = dataDir
  const { createLargeData } = await import('./create-large-data.ts')
  await createLargeData(server.url, FACTOR, () => {})
  client = new pg.Client({ connectionString: server.url })
  await client.connect()
})

afterAll(async () => {
  await client?.end()
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const getCount = async (from: string) =>
  (await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${from}`)).rows[0]?.count

test('the sizes follow the factor', async () => {
  const size = calculateSizes(FACTOR)
  expect(await getCount('songs')).toBe(size.songs)
  expect(await getCount('artists')).toBe(size.artists)
  expect(calculateSizes(1)).toMatchObject({ songs: 500_000, artists: 50_000, fans: 1_000_000, artCards: 200_000 })
  for (const table of ['keymails', 'ledger_entries', 'green_room_entries', 'art_copies', 'audit_log']) {
    expect(await getCount(table), table).toBeGreaterThan(100)
  }
})

test('copies, orders, ledger and foreign keys are consistent although loading skipped the triggers', async () => {
  const wrong = {
    'copies past the edition': `editions WHERE issued + open_left > copies`,
    'an edition that miscounts its Keymails': `editions e WHERE issued <> (SELECT count(*) FROM keymails k WHERE k.edition_id = e.id)`,
    'a sold copy without its order': `keymails k WHERE state = 'redeemed' AND NOT EXISTS (SELECT FROM orders o WHERE o.id = k.order_id AND o.state = 'completed')`,
    'an unbalanced posting': `(SELECT FROM ledger_entries GROUP BY posting_id HAVING sum(cents) <> 0) u`,
    'an order without its posting': `orders o WHERE state = 'completed' AND NOT EXISTS (SELECT FROM ledger_postings p WHERE p.order_id = o.id)`,
    'a miscounted edition': `edition_counts n WHERE sold <> (SELECT count(*) FROM keymails k WHERE k.edition_id = n.edition_id AND k.state = 'redeemed')`,
    'an edition with a wrong remainder': `edition_counts n JOIN editions e ON e.id = n.edition_id WHERE n.remaining IS DISTINCT FROM e.copies - n.sold`,
    'an album that seems to sell songs': `editions WHERE kind = 'album' AND sells_songs`,
    'a miscounted artist': `artist_counts n WHERE holders <> (SELECT count(DISTINCT fan_id) FROM keymails k JOIN editions e ON e.id = k.edition_id WHERE e.artist_id = n.artist_id AND k.state = 'redeemed')`,
    'a sold copy that is not in the edition log': `keymails k WHERE state = 'redeemed' AND NOT EXISTS (SELECT FROM edition_log_entries l WHERE l.subject_id = k.id)`,
    'an event that waits for the edition log': 'edition_log_inbox',
    'a month that differs from the sum of an item': `revenue_items i WHERE cents <> (SELECT sum(cents) FROM revenue_item_months m WHERE m.artist_id = i.artist_id AND m.item_id = i.item_id)`,
    'a miscounted art card': `art_cards c WHERE scarcity_sold <> (SELECT count(*) FROM art_copies a WHERE a.card_id = c.id AND a.state = 'sold')`,
  }
  for (const [what, from] of Object.entries(wrong)) expect(await getCount(from), what).toBe(0)
  const { rows } = await client.query<{ child: string; parent: string; on: string }>(
    `SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent,
            (SELECT string_agg(format('c.%I = p.%I', a.attname, b.attname), ' AND ')
               FROM unnest(conkey, confkey) AS k (of_child, of_parent)
               JOIN pg_attribute a ON a.attrelid = conrelid AND a.attnum = k.of_child
               JOIN pg_attribute b ON b.attrelid = confrelid AND b.attnum = k.of_parent) AS on
       FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  )
  expect(rows.length).toBeGreaterThan(50)
  for (const { child, parent, on } of rows) {
    const columns = [...on.matchAll(/c\.(\S+)/g)].map(([, column]) => `c.${column} IS NOT NULL`).join(' AND ')
    expect(
      await getCount(`${child} c WHERE ${columns} AND NOT EXISTS (SELECT FROM ${parent} p WHERE ${on})`),
      `${child} ${on}`,
    ).toBe(0)
  }
})

test('the indexes and constraints of the migrations stand after loading', async () => {
  expect(await getCount(`pg_index WHERE NOT indisvalid`)).toBe(0)
  expect(
    await getCount(`pg_indexes WHERE indexname IN ('keymails_one_per_copy', 'orders_payee', 'songs_search')`),
  ).toBe(3)
})

test('titles are searchable in Latin, Japanese and Chinese, and one artist is large', async () => {
  expect(await getCount(`songs WHERE search @@ to_tsquery('simple', 'mid:*')`)).toBeGreaterThan(5)
  expect(await getCount(`songs WHERE title ~ '[ぁ-ん]'`)).toBeGreaterThan(10)
  expect(await getCount(`songs WHERE title ~ '(城市|春天|昨夜)'`)).toBeGreaterThan(5)
  expect(await getCount(`songs s JOIN artists a ON a.id = s.artist_id WHERE a.email = 'artist1@large.example'`)).toBe(
    200,
  )
})
