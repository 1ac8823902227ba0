import type { Knex } from 'knex'

/**
 * Events by month: old ones go by dropping a table instead of deleting millions of rows, and a month's index stays small.
 * What is there becomes the first partition, which is kept until its last row is old enough.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`SET LOCAL timezone = 'UTC'`)
  const { rows } = await knex.raw<{ rows: { until: string }[] }>(
    `SELECT (date_trunc('month', greatest(now(), (SELECT max(at) FROM analytics_events)), 'UTC') + interval '1 month')::text AS until`,
  )
  const until = rows[0]?.until ?? ''
  await knex.raw(`
    ALTER TABLE analytics_events RENAME TO analytics_events_before;
    ALTER TABLE analytics_events_before DROP CONSTRAINT analytics_events_pkey;
    ALTER INDEX analytics_events_at RENAME TO analytics_events_before_at;
    CREATE TABLE analytics_events (
      id bigint NOT NULL,
      at timestamptz NOT NULL,
      kind text NOT NULL,
      detail text NOT NULL,
      artist_id uuid,
      subject_id uuid,
      quantity int NOT NULL,
      cents int NOT NULL,
      PRIMARY KEY (id, at)
    ) PARTITION BY RANGE (at);
    CREATE INDEX analytics_events_at ON analytics_events USING brin (at);
    ALTER TABLE analytics_events ATTACH PARTITION analytics_events_before FOR VALUES FROM (MINVALUE) TO ('${until}');
    -- Should nobody have made the next month's: no event is refused.
    CREATE TABLE analytics_events_rest PARTITION OF analytics_events DEFAULT;

    -- The product's user owns no table, so it may do this and nothing else.
    CREATE FUNCTION update_event_partitions() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public SET timezone = 'UTC' AS $$
    DECLARE
      part record;
      month timestamptz;
    BEGIN
      FOR month IN SELECT generate_series(date_trunc('month', now(), 'UTC'), now() + interval '2 months', interval '1 month') LOOP
        CONTINUE WHEN EXISTS (
          SELECT FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
           WHERE i.inhparent = 'analytics_events'::regclass
             AND (regexp_match(pg_get_expr(c.relpartbound, c.oid), $re$TO \\('([^']+)'\\)$re$))[1]::timestamptz > month);
        EXECUTE format('CREATE TABLE %I PARTITION OF analytics_events FOR VALUES FROM (%L) TO (%L)',
          to_char(month AT TIME ZONE 'UTC', '"analytics_events_"YYYY_MM'), month, month + interval '1 month');
      END LOOP;
      FOR part IN
        SELECT c.relname AS name, (regexp_match(pg_get_expr(c.relpartbound, c.oid), $re$TO \\('([^']+)'\\)$re$))[1]::timestamptz AS until
          FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = 'analytics_events'::regclass
      LOOP
        IF part.until < now() - interval '400 days' THEN EXECUTE format('DROP TABLE %I', part.name); END IF;
      END LOOP;
    END $$;
    SELECT update_event_partitions();
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP FUNCTION update_event_partitions;
    ALTER TABLE analytics_events RENAME TO analytics_events_months;
    ALTER INDEX analytics_events_at RENAME TO analytics_events_months_at;
    ALTER INDEX analytics_events_pkey RENAME TO analytics_events_months_pkey;
    CREATE TABLE analytics_events (LIKE analytics_events_months, PRIMARY KEY (id));
    INSERT INTO analytics_events SELECT * FROM analytics_events_months;
    CREATE INDEX analytics_events_at ON analytics_events USING brin (at);
    DROP TABLE analytics_events_months;
  `)
}
