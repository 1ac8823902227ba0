import { db } from '#database/client'
import { sql } from '#database/sql'
import type { SubjectKind } from './contract.ts'
import type { SubjectDetail } from './get-subject.ts'

type GKeySummary = Omit<SubjectDetail['gKeys'][number], 'issuedAt'> & { issuedAt: Date }

/** The state that decides which moderation actions are available for a subject. */
export async function getModerationState(kind: SubjectKind, id: string) {
  if (kind === 'artist') {
    const [[artist], gKeys, songs, cards] = await Promise.all([
      sql<{ suspended: boolean }>(db, 'SELECT suspended_at IS NOT NULL AS suspended FROM artists WHERE id = $1::uuid', [
        id,
      ]),
      sql<GKeySummary>(
        db,
        `SELECT id, state, created_at AS "issuedAt" FROM g_keys WHERE artist_id = $1::uuid ORDER BY created_at`,
        [id],
      ),
      sql<SubjectDetail['songs'][number]>(
        db,
        `SELECT id, title, state, blocked_for IS NOT DISTINCT FROM 'takedown' AS "takenDown"
           FROM songs WHERE artist_id = $1::uuid AND recording_of IS NULL ORDER BY created_at DESC, id LIMIT 200`,
        [id],
      ),
      sql<SubjectDetail['cards'][number]>(
        db,
        `SELECT id, title, state, blocked_for IS NOT DISTINCT FROM 'takedown' AS "takenDown"
           FROM art_cards WHERE artist_id = $1::uuid ORDER BY id DESC LIMIT 200`,
        [id],
      ),
    ])
    return {
      suspended: artist?.suspended ?? null,
      gKeys: gKeys.map((key) => ({ ...key, issuedAt: key.issuedAt.toISOString() })),
      songs,
      cards,
      refund: null,
    }
  }
  const [order] =
    kind === 'order'
      ? await sql<NonNullable<SubjectDetail['refund']>>(
          db,
          `SELECT CASE WHEN state NOT IN ('completed', 'stranded') OR refunded_cents >= cents THEN 'none'
                       WHEN payee_artist_id IS NULL THEN 'by-us' ELSE 'by-artist' END AS way, cents - refunded_cents AS cents
             FROM orders WHERE id = $1::uuid`,
          [id],
        )
      : []
  return { suspended: null, gKeys: [], songs: [], cards: [], refund: order ?? null }
}
