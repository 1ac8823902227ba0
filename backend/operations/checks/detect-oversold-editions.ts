import { db } from '#database/client'
import { sql } from '#database/sql'
import type { Observation } from './check.ts'

/** The database's constraints already prevent this. Counted independently as a second line of defense. */
export function detectOversoldEditions(): Promise<Observation[]> {
  return sql<Observation>(
    db,
    `SELECT 'edition ' || e.id AS subject, 'serious' AS level,
            'The edition “' || e.title || '” has ' || greatest(k.live, k.highest, e.issued) || ' copies of ' || e.copies AS message,
            jsonb_build_object('editionId', e.id, 'copies', e.copies, 'keymails', k.live, 'highestCopy', k.highest,
              'issued', e.issued) AS details
       FROM editions e CROSS JOIN LATERAL (
         SELECT count(*) AS live, coalesce(max(copy), 0) AS highest FROM keymails WHERE edition_id = e.id AND state <> 'void') k
      WHERE k.live > e.copies OR k.highest > e.copies OR e.issued + e.open_left > e.copies
     UNION ALL
     SELECT 'card ' || id, 'serious', 'The art card “' || title || '” has sold ' || scarcity_sold || ' of ' || scarcity_count,
            jsonb_build_object('cardId', id)
       FROM art_cards WHERE scarcity_sold > scarcity_count`,
  )
}
