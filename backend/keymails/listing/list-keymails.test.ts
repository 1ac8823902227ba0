import { expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestKeymails } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { countRowsRead } from '#testing/count-rows-read'
import { startTestServer } from '#testing/servers/app-server'
import { newestKeymailsSql } from './list-keymails.ts'

startTestServer()

type Listed = { code: string; copy: number; state: string; editionId: string }

let artists = 0

/** An artist with editions of these many Keymails, issued in turns; every fifth is void. */
async function createEditions(counts: number[]) {
  const { artist, gKeyId, song } = await createTestKeymails(1, 10_000)
  await sql(
    db,
    `WITH made AS (
       INSERT INTO editions (artist_id, kind, title, price_cents, copies, issued, state)
       SELECT artist_id, kind, title || n, price_cents, copies, c, state FROM editions, unnest($2::int[]) WITH ORDINALITY t (c, n)
        WHERE id = $1 RETURNING id, issued),
     numbered AS (SELECT *, row_number() OVER (ORDER BY id) AS nth FROM made)
     INSERT INTO keymails (id, edition_id, copy, code, price_cents, state, void_reason, voided_at)
     SELECT uuidv7(make_interval(secs => n)), e.id, n, $3 || translate(lpad(e.nth::text, 4, '0'), '0123456789', 'ABCDEFGHJK') || lpad(n::text, 4, '0'), 100,
            CASE WHEN n % 5 = 0 THEN 'void' ELSE 'issued' END, CASE WHEN n % 5 = 0 THEN 'artist' END,
            CASE WHEN n % 5 = 0 THEN now() END
       FROM numbered e, generate_series(1, e.issued) n`,
    [song.editionId, counts, `TM-${20_260_102 + artists++}-`],
  )
  await sql(db, 'VACUUM ANALYZE keymails')
  const rows = await sql<Listed & { id: string }>(
    db,
    `SELECT k.code, k.copy, k.state, k.edition_id AS "editionId" FROM keymails k JOIN editions e ON e.id = k.edition_id
      WHERE e.artist_id = $1 ORDER BY k.id DESC`,
    [artist.id],
  )
  const host = await signInArtist(gKeyId)
  const list = async (asked: { q?: string; limit?: string; after?: string; state?: string; editionId?: string }) =>
    ((await host.get(`/api/keymails?${new URLSearchParams(Object.entries(asked))}`)).body as unknown as Listed[]).map(
      ({ code }) => code,
    )
  return { artistId: artist.id, rows, list }
}

const toCodes = (rows: Listed[]) => rows.map(({ code }) => code)

test('pages of Keymails follow each other over editions of any size, with each filter', async () => {
  const { rows, list } = await createEditions([300, 2, 40, 1, 90])
  const [large] = rows
  for (const limit of [3, 50, 200]) {
    for (const asked of [{}, { state: 'void' }, { editionId: large?.editionId ?? '' }]) {
      const wanted = rows.filter(
        (row) =>
          (!('state' in asked) || row.state === asked.state) &&
          (!('editionId' in asked) || row.editionId === asked.editionId),
      )
      for (let seen = 0; seen < 3 * limit && seen < wanted.length; seen += limit) {
        const after = wanted[seen - 1]?.code
        const page = await list({ ...asked, limit: String(limit), ...(after && { after }) })
        expect(page).toEqual(toCodes(wanted.slice(seen, seen + limit)))
      }
    }
  }
})

test('Keymails are found by a part of the code, the whole one and the copy number', async () => {
  const { rows, list } = await createEditions([300, 40])
  const one = rows.at(-20)?.code ?? ''
  expect(await list({ q: one.toLowerCase() })).toEqual([one])
  const part = one.slice(-4)
  expect(await list({ q: part })).toEqual(toCodes(rows.filter(({ code }) => code.includes(part))))
  for (const number of [7, 35])
    expect(await list({ q: String(number), limit: '10000' })).toEqual(
      toCodes(rows.filter(({ code, copy }) => copy === number || code.includes(String(number)))),
    )
  const [newest] = rows
  expect(await list({ q: 'tm-2026', after: newest?.code ?? '', limit: '2' })).toEqual(toCodes(rows.slice(1, 3)))
  expect(await list({ q: 'nothing like it' })).toEqual([])
})

test('an artist with many Keymails has few of them read', async () => {
  const { artistId, rows, list } = await createEditions([2_000, ...Array.from({ length: 60 }, () => 150)])
  await sql(db, 'UPDATE editions SET copies = 10000, issued = 10000 WHERE artist_id = $1', [artistId])
  // Of 11,000.
  expect(await countRowsRead('keymails', newestKeymailsSql, [artistId, null, null, null, 50])).toBeLessThan(2_000)
  const [newest] = rows
  expect(await list({ q: newest?.code.slice(-8) ?? '' })).toEqual([newest?.code])
  // The oldest of the largest edition is looked for as a whole only.
  const oldest = rows.findLast(({ editionId }) => editionId === newest?.editionId)?.code ?? ''
  expect(await list({ q: oldest })).toEqual([oldest])
  expect(await list({ q: oldest.slice(-8) })).toEqual([])
})
