import type { Knex } from 'knex'

// What is gone and what waits, of each fan and edition with anything gone. One pass over both rather than their join: the plan
// that a connection keeps from rolling up one change compares each of a backlog with each.
const goneSql = `
  SELECT edition_id, fan_id, sum(copies) FILTER (WHERE is_gone) AS gone, coalesce(sum(copies) FILTER (WHERE NOT is_gone), 0) AS waiting
    FROM (SELECT edition_id, fan_id, copies, true AS is_gone FROM gone
           UNION ALL
          SELECT edition_id, fan_id, copies, false FROM copy_changes) c
   GROUP BY 1, 2 HAVING bool_or(is_gone)`

const joinedSql = `
  SELECT edition_id, fan_id, sum(g.copies) AS gone, coalesce(max(l.copies), 0) AS waiting
    FROM gone g LEFT JOIN (
      SELECT edition_id, fan_id, sum(copies) AS copies FROM copy_changes
       WHERE edition_id IN (SELECT edition_id FROM gone) GROUP BY 1, 2) l USING (edition_id, fan_id)
   GROUP BY 1, 2`

const buildFunctionSql = (changesSql: string) => `
  CREATE OR REPLACE FUNCTION add_edition_holders() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  BEGIN
    INSERT INTO edition_holders AS n (edition_id, holders, since)
    SELECT g.edition_id, sum((k.copies - g.waiting > 0)::int - (k.copies - g.waiting - g.gone > 0)::int), min(k.since)
      FROM (${changesSql}) g
     CROSS JOIN LATERAL (
       SELECT count(*) AS copies, min(redeemed_at) AS since FROM keymails
        WHERE fan_id = g.fan_id AND edition_id = g.edition_id AND state = 'redeemed') k
     GROUP BY 1
    ON CONFLICT (edition_id) DO UPDATE SET holders = n.holders + EXCLUDED.holders, since = least(n.since, EXCLUDED.since);
    RETURN NULL;
  END $$`

export async function up(knex: Knex): Promise<void> {
  await knex.raw(buildFunctionSql(goneSql))
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(buildFunctionSql(joinedSql))
}
