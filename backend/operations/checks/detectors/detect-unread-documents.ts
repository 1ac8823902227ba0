import { db } from '#database/client'
import { sql } from '#database/sql'
import type { Observation } from '../check.ts'

export function detectUnreadDocuments(): Promise<Observation[]> {
  return sql<Observation>(
    db,
    `SELECT 'application ' || tracking_number AS subject, 'serious' AS level,
            'The papers of a paid application have waited for ten minutes' AS message,
            jsonb_build_object('applicationId', id) AS details
       FROM g_key_applications WHERE state IN ('paid', 'verifying') AND paid_at < now() - interval '10 minutes'
     UNION ALL
     SELECT 'song ' || id, 'serious', 'The papers of the song “' || title || '” have waited for ten minutes',
            jsonb_build_object('songId', id)
       FROM songs WHERE state = 'checking' AND created_at < now() - interval '10 minutes'`,
  )
}
