import type { Knex } from 'knex'

/**
 * Says so to every web process when somebody may no longer play something, whichever statement did it: sign-out,
 * suspension, a voided G-Key, a refund, a gift. Nothing is published for the many sessions without such rights.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE FUNCTION publish_playback_rights_ended() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('live', 'playback-rights-ended '
        || CASE TG_TABLE_NAME WHEN 'sessions' THEN to_jsonb(OLD) ->> 'visitor_id' ELSE to_jsonb(OLD) ->> 'fan_id' END);
      RETURN NULL;
    END $$;
    CREATE TRIGGER sessions_playback_rights_reduced AFTER UPDATE ON sessions FOR EACH ROW
      WHEN ((OLD.artist_id IS NOT NULL OR OLD.fan_ids <> '{}')
        AND (OLD.visitor_id <> NEW.visitor_id OR OLD.artist_id IS DISTINCT FROM NEW.artist_id
          OR NOT OLD.fan_ids <@ NEW.fan_ids))
      EXECUTE FUNCTION publish_playback_rights_ended();
    CREATE TRIGGER sessions_playback_rights_ended AFTER DELETE ON sessions FOR EACH ROW
      WHEN ((OLD.artist_id IS NOT NULL OR OLD.fan_ids <> '{}') AND OLD.expires_at > now())
      EXECUTE FUNCTION publish_playback_rights_ended();
    CREATE TRIGGER keymails_playback_rights_ended AFTER UPDATE ON keymails FOR EACH ROW
      WHEN (OLD.state = 'redeemed' AND (NEW.state <> 'redeemed' OR NEW.fan_id IS DISTINCT FROM OLD.fan_id))
      EXECUTE FUNCTION publish_playback_rights_ended();
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TRIGGER keymails_playback_rights_ended ON keymails;
    DROP TRIGGER sessions_playback_rights_ended ON sessions;
    DROP TRIGGER sessions_playback_rights_reduced ON sessions;
    DROP FUNCTION publish_playback_rights_ended;
  `)
}
