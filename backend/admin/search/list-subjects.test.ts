import { expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { startTestServer } from '#testing/servers/app-server'
import { listSubjects, searchSql } from './list-subjects.ts'

startTestServer()

type Node = { 'Relation Name'?: string; 'Actual Rows': number; 'Actual Loops': number; Plans?: Node[] }

const countRead = (node: Node, table: string): number =>
  (node['Relation Name'] === table ? node['Actual Rows'] * node['Actual Loops'] : 0) +
  (node.Plans ?? []).reduce((sum, one) => sum + countRead(one, table), 0)

async function countFansRead(q: string): Promise<number> {
  const [plan] = await sql<{ 'QUERY PLAN': [{ Plan: Node }] }>(db, `EXPLAIN (ANALYZE, FORMAT JSON) ${searchSql}`, [
    q,
    `%${q.toLowerCase()}%`,
    q.toUpperCase(),
    null,
  ])
  return plan ? countRead(plan['QUERY PLAN'][0].Plan, 'fans') : NaN
}

test('a search for a common name reads at most a thousand of those who bear it', async () => {
  await sql(
    db,
    `INSERT INTO fans (name, email)
     SELECT 'Yuki Nakamura', 'fan' || n || '@common.example' FROM generate_series(1, 5000) n`,
  )
  await sql(db, 'ANALYZE fans')
  expect(await countFansRead('nakamura')).toBeLessThanOrEqual(1_000)
})

// With one read of a thousand in no order, the ten first by name or address are shown.
test('whoever bears exactly this name or address comes first, however many bear a longer one', async () => {
  await sql(
    db,
    `INSERT INTO fans (name, email)
     SELECT 'Ada Okafor-' || n, 'ada' || n || '@long.example' FROM generate_series(1, 3000) n`,
  )
  await sql(
    db,
    `INSERT INTO artists (account_type, legal_name, stage_name, email)
     SELECT 'production', 'Ada Okafor ' || n, 'Ada Okafor ' || n, 'artist' || n || '@long.example' FROM generate_series(1, 3000) n`,
  )
  await sql(db, `INSERT INTO fans (name, email) VALUES ('Ada Okafor', 'zz@long.example')`)
  await sql(
    db,
    `INSERT INTO artists (account_type, legal_name, stage_name, email)
     VALUES ('production', 'Ada Okafor', 'Zz', 'zz@long.example'), ('production', 'Zz', 'ADA okafor', 'zzz@long.example')`,
  )
  await sql(db, 'ANALYZE fans, artists')
  const list = async (q: string) =>
    (await listSubjects(q)).subjects.map(({ kind, title, note }) => `${kind}: ${title}, ${note}`)
  const byName = await list('Ada Okafor')
  expect(byName).toHaveLength(20)
  expect(byName.slice(0, 2).toSorted()).toEqual([
    'artist: ADA okafor, Zz, zzz@long.example',
    'artist: Zz, Ada Okafor, zz@long.example',
  ])
  expect(byName[10]).toBe('fan: Ada Okafor, zz@long.example')
  expect((await list('ADA2999@long.example'))[0]).toBe('fan: Ada Okafor-2999, ada2999@long.example')
  // One branch reads those who bear it exactly, another those who bear it in part.
  expect(await countFansRead('Ada Okafor')).toBeLessThanOrEqual(1_002)
})
