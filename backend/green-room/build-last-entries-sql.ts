import { NEWS_CHANGES } from './contract.ts'

/**
 * SQL: the entries among a room's last changes. The limit takes nothing away; it tells the planner, who knows nothing of
 * `lastChange`, that they are few.
 */
export const buildLastEntriesSql = (artistId: string, lastChange: string) => `
  SELECT author_id, thread_id, kind, made FROM green_room_entries
   WHERE artist_id = ${artistId} AND removed_at IS NULL AND change > ${lastChange} - ${NEWS_CHANGES}
   ORDER BY change DESC LIMIT ${NEWS_CHANGES}`
