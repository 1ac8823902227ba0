import { db } from '#database/client'
import { sql } from '#database/sql'

/** From midnight on. */
export const NIGHT_HOURS = 4

/**
 * How many rows a run looks at, so that the runs of a night, one every so many minutes, get through `all` of them. By day it
 * is a hundredth: an idle product rests, and a small one is looked at whole in each run.
 */
export function getSliceSize(all: number, minutes: number, isNight: boolean): number {
  const atNight = (all * minutes) / (NIGHT_HOURS * 60)
  return Math.ceil(isNight ? atNight : atNight / 100)
}

/** The id at which a slice of so many rows after `after` ends; null if the rest of the table is the slice. */
export async function getSliceEnd(
  table: 'orders' | 'editions' | 'art_cards',
  after: string | null,
  rows: number,
): Promise<string | null> {
  const [last] = await sql<{ id: string }>(
    db,
    `SELECT id FROM ${table} WHERE id > coalesce($1::uuid, '00000000-0000-0000-0000-000000000000') ORDER BY id OFFSET $2 LIMIT 1`,
    [after, rows - 1],
  )
  return last?.id ?? null
}

/** SQL condition: the row is in the slice after $1 that ends with $2. */
export const inSliceSql = `id > coalesce($1::uuid, '00000000-0000-0000-0000-000000000000') AND ($2::uuid IS NULL OR id <= $2)`
