import { db } from '#database/client'
import { sql } from '#database/sql'

type Node = Record<'Actual Rows' | 'Actual Loops' | 'Rows Removed by Filter', number> & {
  'Relation Name'?: string
  Plans?: Node[]
}

/** How many rows of a table a statement reads, also those it drops: unlike time, the same on a busy machine. */
export async function countRowsRead(table: string, statement: string, values: unknown[]): Promise<number> {
  const [plan] = await sql<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    db,
    `EXPLAIN (ANALYZE, FORMAT JSON) ${statement}`,
    values,
  )
  const countOf = (node: Node): number =>
    (node['Relation Name'] === table
      ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
      : 0) + (node.Plans ?? []).reduce((sum, child) => sum + countOf(child), 0)
  return plan ? countOf(plan['QUERY PLAN'][0].Plan) : NaN
}
