import type { Knex } from 'knex'

const tables = ['artists', 'fans', 'collectors'] as const

/** A language tag, as browsers send it. */
const isTag = (column: string) => `${column} ~ '^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8}){0,3}$'`

/**
 * The language in which somebody read last. Sessions end, and mails are still written. A trigger, because a session
 * gets its rights and its language in several statements.
 */
export async function up(knex: Knex): Promise<void> {
  for (const table of tables) {
    await knex.raw(`ALTER TABLE ${table} ADD language text CHECK (${isTag('language')})`)
  }
  await knex.raw(`
    UPDATE artists a SET language = s.language
      FROM (SELECT DISTINCT ON (artist_id) artist_id, language FROM sessions
             WHERE artist_id IS NOT NULL AND ${isTag('language')} ORDER BY artist_id, last_used_at DESC) s
     WHERE s.artist_id = a.id;
    UPDATE collectors c SET language = s.language
      FROM (SELECT DISTINCT ON (collector_id) collector_id, language FROM sessions
             WHERE collector_id IS NOT NULL AND ${isTag('language')} ORDER BY collector_id, last_used_at DESC) s
     WHERE s.collector_id = c.id;
    UPDATE fans f SET language = s.language
      FROM (SELECT DISTINCT ON (fan_id) fan_id, language FROM sessions, unnest(fan_ids) AS fan_id
             WHERE ${isTag('language')} ORDER BY fan_id, last_used_at DESC) s
     WHERE s.fan_id = f.id;
    UPDATE fans f SET language = s.language
      FROM (SELECT DISTINCT ON (visitor_id) visitor_id, language FROM sessions
             WHERE ${isTag('language')} ORDER BY visitor_id, last_used_at DESC) s
     WHERE s.visitor_id = f.visitor_id AND f.language IS NULL;

    CREATE FUNCTION sessions_language() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE artists SET language = NEW.language WHERE id = NEW.artist_id AND language IS DISTINCT FROM NEW.language;
      UPDATE collectors SET language = NEW.language
       WHERE id = NEW.collector_id AND language IS DISTINCT FROM NEW.language;
      UPDATE fans SET language = NEW.language
       WHERE id = ANY (NEW.fan_ids) AND language IS DISTINCT FROM NEW.language;
      RETURN NULL;
    END $$;
    -- Most sessions have no rights, and most that have keep their language: neither calls the function.
    CREATE TRIGGER sessions_language_of_new AFTER INSERT ON sessions FOR EACH ROW
      WHEN (${isTag('NEW.language')}
            AND (NEW.artist_id IS NOT NULL OR NEW.collector_id IS NOT NULL OR NEW.fan_ids <> '{}'))
      EXECUTE FUNCTION sessions_language();
    CREATE TRIGGER sessions_language_of_used AFTER UPDATE ON sessions FOR EACH ROW
      WHEN ((NEW.language, NEW.artist_id, NEW.collector_id, NEW.fan_ids)
              IS DISTINCT FROM (OLD.language, OLD.artist_id, OLD.collector_id, OLD.fan_ids)
            AND ${isTag('NEW.language')}
            AND (NEW.artist_id IS NOT NULL OR NEW.collector_id IS NOT NULL OR NEW.fan_ids <> '{}'))
      EXECUTE FUNCTION sessions_language();

    -- Who pays becomes a fan without a change of the session.
    CREATE FUNCTION fans_language() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.language := (SELECT s.language FROM sessions s
                        WHERE s.visitor_id = NEW.visitor_id AND ${isTag('s.language')}
                        ORDER BY s.last_used_at DESC LIMIT 1);
      RETURN NEW;
    END $$;
    CREATE TRIGGER fans_language_of_new BEFORE INSERT ON fans FOR EACH ROW
      WHEN (NEW.language IS NULL AND NEW.visitor_id IS NOT NULL) EXECUTE FUNCTION fans_language();
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP FUNCTION sessions_language() CASCADE; DROP FUNCTION fans_language() CASCADE')
  for (const table of tables) await knex.raw(`ALTER TABLE ${table} DROP language`)
}
