import { expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { buildSearchQuery, toSearchText } from './search-text.ts'

/** As the searches do it, in PostgreSQL. */
async function isFound(query: string, title: string): Promise<boolean> {
  const [row] = await sql<{ found: boolean }>(
    db,
    `SELECT to_tsvector('simple', $1) @@ to_tsquery('simple', $2) AS found`,
    [toSearchText(title), buildSearchQuery(query)],
  )
  return row?.found ?? false
}

test.each([
  ['slow ket', 'Slow Kettle'],
  ['KETTLE', 'Slow Kettle'],
  ['zoe', 'Ça va, Zoë?'],
  ['strasse', 'Die Straße'],
  ['夜の', '静かな夜の街で'],
  ['街で', '静かな夜の街で'],
  ['街', '静かな夜の街で'],
  ['で', '静かな夜の街で'],
  ['夜', '静かな夜'],
  ['ラーメン', '深夜のラーメン'],
  ['が', 'かわ'],
  ['月亮代表', '月亮代表我的心'],
  ['我的心', '月亮代表我的心'],
  ['月亮 live', '月亮代表我的心 (Live 2026)'],
  ['2026', '月亮代表我的心 (Live 2026)'],
  ['밤의 노', '밤의 노래'],
])('“%s” finds “%s”', async (query, title) => {
  expect(await isFound(query, title)).toBe(true)
})

test.each([
  ['kettles', 'Slow Kettle'],
  ['ettle', 'Slow Kettle'],
  ['街夜', '静かな夜の街で'],
  ['月代', '月亮代表我的心'],
])('“%s” does not find “%s”', async (query, title) => {
  expect(await isFound(query, title)).toBe(false)
})

test.each(['', '  ', '%', '_%_', '& | !', `'; --`, '\u0000', '🎵'])('%j has no words', (query) => {
  expect(buildSearchQuery(query)).toBeUndefined()
})
