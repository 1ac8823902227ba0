import type { Knex } from 'knex'

// Of what somebody lost, the earliest may have been. In the trigger, so that it is said whatever version rolls up.
const updateSinceSql = `
  UPDATE edition_holders n
     SET since = (SELECT min(redeemed_at) FROM keymails k WHERE k.edition_id = n.edition_id AND k.state = 'redeemed')
   WHERE edition_id IN (SELECT edition_id FROM gone WHERE copies < 0);`

// As in the migration before this one.
const buildFunctionSql = (last: string) => `
  CREATE OR REPLACE FUNCTION add_edition_holders() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  BEGIN
    INSERT INTO edition_holders AS n (edition_id, holders, since)
    SELECT g.edition_id, sum((k.copies - g.waiting > 0)::int - (k.copies - g.waiting - g.gone > 0)::int), min(k.since)
      FROM (
        SELECT edition_id, fan_id, sum(copies) FILTER (WHERE is_gone) AS gone,
               coalesce(sum(copies) FILTER (WHERE NOT is_gone), 0) AS waiting
          FROM (SELECT edition_id, fan_id, copies, true AS is_gone FROM gone
                 UNION ALL
                SELECT edition_id, fan_id, copies, false FROM copy_changes) c
         GROUP BY 1, 2 HAVING bool_or(is_gone)) g
     CROSS JOIN LATERAL (
       SELECT count(*) AS copies, min(redeemed_at) AS since FROM keymails
        WHERE fan_id = g.fan_id AND edition_id = g.edition_id AND state = 'redeemed') k
     GROUP BY 1
    ON CONFLICT (edition_id) DO UPDATE SET holders = n.holders + EXCLUDED.holders, since = least(n.since, EXCLUDED.since);
    ${last}
    RETURN NULL;
  END $$`

export async function up(knex: Knex): Promise<void> {
  await knex.raw(buildFunctionSql(updateSinceSql))
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(buildFunctionSql(''))
}
