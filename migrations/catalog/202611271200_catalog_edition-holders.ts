import type { Knex } from 'knex'

/** As in roll-up-copy-changes.ts: the sums are written under it. */
const ROLL_UP_LOCK_ID = 7_046_116

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- A roll-up under way may take longer than statements wait for a lock.
    SET LOCAL lock_timeout = '60s';
    SELECT pg_advisory_xact_lock(${ROLL_UP_LOCK_ID});

    CREATE TABLE edition_holders (
      edition_id uuid PRIMARY KEY,
      -- Fans who own at least one copy.
      holders int NOT NULL,
      -- The earliest sale of a copy that a fan owns.
      since timestamptz
    );

    -- Rolled-up changes of a fan's copies of an edition are what the Keymails say less what is not rolled up. A trigger,
    -- because processes of the version before roll up until they are replaced. Sales only insert into copy_changes.
    -- As its owner: the product's role is given the tables after the migrations.
    -- What is gone and what waits in one pass rather than their join: the plan that a connection keeps from rolling up one
    -- change would compare each of a backlog with each.
    CREATE FUNCTION add_edition_holders() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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
      -- Of what somebody lost, the earliest may have been.
      UPDATE edition_holders n
         SET since = (SELECT min(redeemed_at) FROM keymails k WHERE k.edition_id = n.edition_id AND k.state = 'redeemed')
       WHERE edition_id IN (SELECT edition_id FROM gone WHERE copies < 0);
      RETURN NULL;
    END $$;

    -- Millions of Keymails are grouped in memory.
    SET LOCAL work_mem = '256MB';
    INSERT INTO edition_holders
    SELECT edition_id, count(*), min(since)
      FROM (SELECT edition_id, fan_id, sum(copies) AS copies, min(since) AS since
              FROM (SELECT edition_id, fan_id, 1 AS copies, redeemed_at AS since FROM keymails WHERE state = 'redeemed'
                     UNION ALL
                    SELECT edition_id, fan_id, -copies, NULL FROM copy_changes) c
             GROUP BY 1, 2) h
     WHERE copies > 0 GROUP BY 1;

    -- Last: sales wait for it until the transaction ends.
    SET LOCAL lock_timeout = '3s';
    CREATE TRIGGER copy_changes_edition_holders AFTER DELETE ON copy_changes REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION add_edition_holders();
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TRIGGER copy_changes_edition_holders ON copy_changes;
    DROP FUNCTION add_edition_holders;
    DROP TABLE edition_holders;
  `)
}
