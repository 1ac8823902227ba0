import { db } from '#database/client'
import { sql } from '#database/sql'

/** Cancels a proposal the artist rejected or replaced. Changes nothing else. */
export async function cancelProposal(correctionId: string): Promise<void> {
  await sql(db, `UPDATE corrections SET state = 'dropped' WHERE id = $1 AND state = 'proposed'`, [correctionId])
}
