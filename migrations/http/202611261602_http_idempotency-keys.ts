import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Requests that programs may repeat without doing them twice, for a day.
    CREATE TABLE idempotency_keys (
      -- Of the caller and the key that it sent.
      key_hash bytea PRIMARY KEY,
      request_hash bytea NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      -- Null until it is answered; 0 if the outcome is unknown or cannot be repeated.
      status int,
      -- Encrypted with the key, which is not stored.
      reply bytea
    );
    CREATE INDEX idempotency_keys_created ON idempotency_keys (created_at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE idempotency_keys')
}
