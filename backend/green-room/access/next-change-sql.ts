/**
 * SQL: takes the room's next change number. Its row stays locked until the transaction ends, so numbers follow commit
 * order.
 */
export const nextChangeSql = `
  room AS (
    INSERT INTO green_rooms AS r (artist_id, last_change) VALUES ($1, 1)
    ON CONFLICT (artist_id) DO UPDATE SET last_change = r.last_change + 1 RETURNING r.last_change AS change)`
