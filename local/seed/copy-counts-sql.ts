/** Sums of copies from the Keymails alone, where no trigger noted their changes. The tables are empty before. */
export const copyCountsSql = `
  INSERT INTO edition_counts (edition_id, sold, remaining)
  SELECT id, sold, copies - sold FROM editions JOIN (
    SELECT edition_id AS id, count(*)::int AS sold FROM keymails WHERE state = 'redeemed' GROUP BY 1) k USING (id);
  INSERT INTO edition_holders (edition_id, holders, since)
  SELECT edition_id, count(*), min(since)
    FROM (SELECT edition_id, min(redeemed_at) AS since FROM keymails WHERE state = 'redeemed' GROUP BY edition_id, fan_id) h GROUP BY 1;
  INSERT INTO artist_holders (artist_id, fan_id, copies)
  SELECT e.artist_id, k.fan_id, count(*) FROM keymails k JOIN editions e ON e.id = k.edition_id WHERE k.state = 'redeemed' GROUP BY 1, 2;
  INSERT INTO artist_counts (artist_id, sold, holders) SELECT artist_id, sum(copies), count(*) FROM artist_holders GROUP BY 1;
  INSERT INTO artist_copy_days (day, artist_id, copies)
  SELECT (k.redeemed_at AT TIME ZONE 'UTC')::date, e.artist_id, count(*)
    FROM keymails k JOIN editions e ON e.id = k.edition_id WHERE k.state = 'redeemed' GROUP BY 1, 2;
  INSERT INTO artist_recent_copies
  SELECT artist_id, sum(copies) FROM artist_copy_days WHERE day >= (SELECT since FROM recent_copies_window) GROUP BY 1`
