import { db, type Db } from '#database/client'
import { sql } from '#database/sql'
import type { Collector } from './contract.ts'

/** The session's collector, or null when there is none or the address is unconfirmed. */
export async function getCollector(collectorId: string | null | undefined, on: Db = db): Promise<Collector | null> {
  if (!collectorId) return null
  const [collector] = await sql<Collector>(
    on,
    'SELECT id AS "collectorId", name, email FROM collectors WHERE id = $1 AND confirmed_at IS NOT NULL',
    [collectorId],
  )
  return collector ?? null
}
