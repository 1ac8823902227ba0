import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Counts what has happened to an application: its open pages are told of everything after the number they know.
    ALTER TABLE g_key_applications ADD COLUMN change bigint NOT NULL DEFAULT 0;

    -- In the database, as the paying statement belongs to payments and cannot announce anything itself.
    CREATE FUNCTION tell_application() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.change := OLD.change + 1;
      PERFORM pg_notify('live', 'application:' || NEW.id || ' new');
      RETURN NEW;
    END $$;
    CREATE TRIGGER g_key_applications_tell BEFORE UPDATE ON g_key_applications FOR EACH ROW
      EXECUTE FUNCTION tell_application();

    CREATE FUNCTION tell_application_gone() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('live', 'application:' || OLD.id || ' recheck');
      RETURN NULL;
    END $$;
    CREATE TRIGGER g_key_applications_tell_gone AFTER DELETE ON g_key_applications FOR EACH ROW
      EXECUTE FUNCTION tell_application_gone();
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TRIGGER g_key_applications_tell ON g_key_applications;
    DROP TRIGGER g_key_applications_tell_gone ON g_key_applications;
    DROP FUNCTION tell_application, tell_application_gone;
    ALTER TABLE g_key_applications DROP COLUMN change;
  `)
}
