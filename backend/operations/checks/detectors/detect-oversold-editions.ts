import { db } from '#database/client'
import { sql } from '#database/sql'
import type { CheckProgress, Observation, SliceResult } from '../check.ts'
import { getSliceEnd, getSliceSize, inSliceSql } from './get-slice-end.ts'

const EDITIONS_A_NIGHT = 600_000
const CARDS_A_NIGHT = 250_000

/**
 * The database's constraints already prevent this. Counted independently as a second line of defense: of the editions
 * with new Keymails, a slice of all others, and those of open findings.
 */
export async function detectOversoldEditions({ since, after, open, isNight }: CheckProgress): Promise<SliceResult> {
  const end = await getSliceEnd('editions', after, getSliceSize(EDITIONS_A_NIGHT, 5, isNight))
  const observations = await sql<Observation>(
    db,
    `WITH looked AS (
       SELECT id FROM editions WHERE ${inSliceSql}
        UNION SELECT edition_id FROM keymails WHERE issued_at > $3
        UNION SELECT unnest($4::uuid[]))
     SELECT 'edition ' || e.id AS subject, 'serious' AS level,
            'The edition “' || e.title || '” has ' || greatest(k.live, k.highest, e.issued) || ' copies of ' || e.copies AS message,
            jsonb_build_object('editionId', e.id, 'copies', e.copies, 'keymails', k.live, 'highestCopy', k.highest,
              'issued', e.issued) AS details
       FROM looked JOIN editions e ON e.id = looked.id CROSS JOIN LATERAL (
         SELECT count(*) AS live, coalesce(max(copy), 0) AS highest FROM keymails WHERE edition_id = e.id AND state <> 'void') k
      WHERE k.live > e.copies OR k.highest > e.copies OR e.issued + e.open_left > e.copies`,
    [after, end, since, listIds(open)],
  )
  return { observations, after: end }
}

/** Art cards that sold more copies than there are, in slices. */
export async function detectOversoldCards({ after, open, isNight }: CheckProgress): Promise<SliceResult> {
  const end = await getSliceEnd('art_cards', after, getSliceSize(CARDS_A_NIGHT, 5, isNight))
  const observations = await sql<Observation>(
    db,
    `SELECT 'card ' || id AS subject, 'serious' AS level,
            'The art card “' || title || '” has sold ' || scarcity_sold || ' of ' || scarcity_count AS message,
            jsonb_build_object('cardId', id) AS details
       FROM art_cards WHERE (${inSliceSql} OR id = ANY ($3::uuid[])) AND scarcity_sold > scarcity_count`,
    [after, end, listIds(open)],
  )
  return { observations, after: end }
}

/** The ids in subjects such as `edition <id>`. */
const listIds = (subjects: string[]) => subjects.map((subject) => subject.split(' ')[1])
