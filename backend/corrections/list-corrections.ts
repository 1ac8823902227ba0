import { db } from '#database/client'
import type { CorrectionView } from './contract.ts'
import { Correction } from '#module/corrections/policy'

const CORRECTIONS_MAX = 50

/** The artist's history: corrections applied, undone, in review and decided. */
export async function listCorrections(artistId: string): Promise<CorrectionView[]> {
  const rows = await Correction.query(db)
    .where({ artist_id: artistId })
    .whereNotIn('state', ['proposed', 'dropped'])
    .orderBy('id', 'desc')
    .limit(CORRECTIONS_MAX)
  return rows.map((row) => row.toView())
}
