import { expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { startTestServer } from '#testing/servers/app-server'
import { searchSql } from './list-subjects.ts'

startTestServer()

type Node = { 'Relation Name'?: string; 'Actual Rows': number; 'Actual Loops': number; Plans?: Node[] }

const countRead = (node: Node, table: string): number =>
  (node['Relation Name'] === table ? node['Actual Rows'] * node['Actual Loops'] : 0) +
  (node.Plans ?? []).reduce((sum, one) => sum + countRead(one, table), 0)

test('a search for a common name reads at most a thousand of those who bear it', async () => {
  await sql(
    db,
    `INSERT INTO fans (name, email)
     SELECT 'Yuki Nakamura', 'fan' || n || '@common.example' FROM generate_series(1, 5000) n`,
  )
  await sql(db, 'ANALYZE fans')
  const [plan] = await sql<{ 'QUERY PLAN': [{ Plan: Node }] }>(db, `EXPLAIN (ANALYZE, FORMAT JSON) ${searchSql}`, [
    'nakamura',
    '%nakamura%',
    'NAKAMURA',
    null,
  ])
  expect(plan && countRead(plan['QUERY PLAN'][0].Plan, 'fans')).toBeLessThanOrEqual(1_000)
})
