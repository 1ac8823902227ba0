import type { Db } from '#database/client'
import { sql } from '#database/sql'
import type { EventKind } from './contract.ts'

type EventFields = {
  /** Refines the kind: the purpose of a sale, the type of a sign-up. */
  detail?: string
  artistId?: string | null
  /** The order of a sale or refund. */
  subjectId?: string
  /** Number of items: issuing 10,000 Keymails is one event. */
  quantity?: number
  /** Negative for refunds. */
  cents?: number
}

/** Records an event in the caller's transaction. */
export async function trackEvent(
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
