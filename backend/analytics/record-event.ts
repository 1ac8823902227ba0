import { type Db, sql } from '#platform/database'
import type { EventKind } from './contract.ts'

type EventFields = {
  /** What kind of it: the purpose of a sale, the sort of a sign-up. */
  detail?: string
  artistId?: string | null
  /** The order of a sale or refund. */
  subjectId?: string
  /** How many at once: 10,000 Keymails are one event. */
  quantity?: number
  /** Negative for money that went back. */
  cents?: number
}

/** Writes down that something happened, in the transaction in which it does. */
export async function recordEvent(
  on: Db,
  kind: EventKind,
  { detail = '', artistId = null, subjectId, quantity = 1, cents = 0 }: EventFields = {},
): Promise<void> {
  await sql(
    on,
    `INSERT INTO analytics_inbox (kind, detail, artist_id, subject_id, quantity, cents) VALUES ($1, $2, $3, $4, $5, $6)`,
    [kind, detail, artistId, subjectId ?? null, quantity, cents],
  )
}

/**
 * The same as SQL, one expression of a larger statement: one event per row of `from`, whose columns the other fields,
 * SQL as well, may use.
 */
export function eventSql(
  kind: EventKind,
  { from, detail = `''`, artist = 'NULL::uuid', subject = 'NULL::uuid', quantity = '1', cents = '0' }: SqlFields,
): string {
  return `
    INSERT INTO analytics_inbox (kind, detail, artist_id, subject_id, quantity, cents)
    SELECT '${kind}', ${detail}, ${artist}, ${subject}, ${quantity}, ${cents} FROM ${from}`
}

type SqlFields = {
  from: string
  detail?: string
  artist?: string
  subject?: string
  quantity?: string
  cents?: string
}
