import type { EventKind } from './contract.ts'

/**
 * The same as SQL, for use as one expression of a larger statement: inserts one event per row of `from`. The other
 * fields are SQL, too, and may use the columns of `from`.
 */
export function buildEventSql(
  kind: EventKind,
  { from, detail = `''`, artist = 'NULL::uuid', subject = 'NULL::uuid', quantity = '1', cents = '0' }: EventSqlFields,
): string {
  return `
    INSERT INTO analytics_inbox (kind, detail, artist_id, subject_id, quantity, cents)
    SELECT '${kind}', ${detail}, ${artist}, ${subject}, ${quantity}, ${cents} FROM ${from}`
}

type EventSqlFields = {
  from: string
  detail?: string
  artist?: string
  subject?: string
  quantity?: string
  cents?: string
}
