import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import type { ReviewDecision, ReviewKind } from './contract.ts'

type DueDecision = {
  id: string
  number: number
  kind: ReviewKind
  effectKey: string
  decision: ReviewDecision
  note: string
}

const claimDueSql = `
  UPDATE reviews SET effects_due_at = NULL
   WHERE id = (SELECT id FROM reviews WHERE effects_due_at <= now() AND id <> ALL ($1::uuid[])
                ORDER BY effects_due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING id, number, kind, effect_key AS "effectKey", decision, note`

/**
 * Takes the decision that has waited longest for its effect, if one is due. The effect belongs into the same
 * transaction: if that fails or its process is killed, the decision is due as before.
 */
export async function claimDueDecision(trx: Trx, except: string[]): Promise<DueDecision | undefined> {
  return (await sql<DueDecision>(trx, claimDueSql, [except]))[0]
}
