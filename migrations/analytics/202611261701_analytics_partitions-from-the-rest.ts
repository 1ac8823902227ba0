import type { Knex } from 'knex'

/**
 * A month's table can be made although the rest has events of that month: they move into it first. What the rest has for
 * longer than 400 days, because its month's table was never made, is deleted.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE OR REPLACE FUNCTION update_event_partitions() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public SET timezone = 'UTC' AS $$
    DECLARE
      part record;
      month timestamptz;
      month_end timestamptz;
      made text;
    BEGIN
      FOR month IN SELECT generate_series(date_trunc('month', now(), 'UTC'), now() + interval '2 months', interval '1 month') LOOP
        CONTINUE WHEN EXISTS (
          SELECT FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
           WHERE i.inhparent = 'analytics_events'::regclass
             AND (regexp_match(pg_get_expr(c.relpartbound, c.oid), $re$TO \\('([^']+)'\\)$re$))[1]::timestamptz > month);
        made := to_char(month AT TIME ZONE 'UTC', '"analytics_events_"YYYY_MM');
        month_end := month + interval '1 month';
        -- In the order in which whoever writes an event locks them.
        LOCK TABLE ONLY analytics_events, ONLY analytics_events_rest IN ACCESS EXCLUSIVE MODE;
        EXECUTE format('CREATE TABLE %I (LIKE analytics_events INCLUDING ALL)', made);
        EXECUTE format('WITH moved AS (DELETE FROM analytics_events_rest WHERE at >= %L AND at < %L RETURNING *)
                        INSERT INTO %I SELECT * FROM moved', month, month_end, made);
        EXECUTE format('ALTER TABLE analytics_events ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', made, month, month_end);
      END LOOP;
      FOR part IN
        SELECT c.relname AS name, (regexp_match(pg_get_expr(c.relpartbound, c.oid), $re$TO \\('([^']+)'\\)$re$))[1]::timestamptz AS until
          FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = 'analytics_events'::regclass
      LOOP
        IF part.until < now() - interval '400 days' THEN EXECUTE format('DROP TABLE %I', part.name); END IF;
      END LOOP;
      DELETE FROM analytics_events_rest WHERE at < now() - interval '400 days';
    END $$;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE OR REPLACE FUNCTION update_event_partitions() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public SET timezone = 'UTC' AS $$
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
  `)
}
