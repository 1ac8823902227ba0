import type { Knex } from 'knex'

// The index is built concurrently, so that no writer waits; each statement is a transaction of its own.
export const config = { transaction: false }

export async function up(knex: Knex): Promise<void> {
  await runEach(knex, [
    `ALTER TABLE songs
       -- A row with this is no song of the catalog but another recording of that one: waiting for its check, declined,
       -- or replaced by a later one.
       ADD COLUMN IF NOT EXISTS recording_of uuid REFERENCES songs,
       -- Of audio_key, counted from 1. A recording that waits for its check has none yet.
       ADD COLUMN IF NOT EXISTS recording_version int NOT NULL DEFAULT 1,
       -- Since when audio_key is the song's recording. Null: since its upload.
       ADD COLUMN IF NOT EXISTS recording_since timestamptz,
       -- What its artist says is different in it.
       ADD COLUMN IF NOT EXISTS recording_note text`,
    'ALTER TABLE songs DROP CONSTRAINT songs_state_check',
    `ALTER TABLE songs ADD CONSTRAINT songs_state_check CHECK (
       state IN ('checking', 'in-review', 'published', 'declined', 'unpublished')
       AND (recording_of IS NULL OR state NOT IN ('published', 'unpublished'))
       OR state = 'replaced' AND recording_of IS NOT NULL) NOT VALID`,
    'ALTER TABLE songs VALIDATE CONSTRAINT songs_state_check',
    // Two recordings change places in one statement.
    'DROP INDEX CONCURRENTLY IF EXISTS songs_audio_key_deferrable',
    'CREATE UNIQUE INDEX CONCURRENTLY songs_audio_key_deferrable ON songs (audio_key)',
    `ALTER TABLE songs DROP CONSTRAINT songs_audio_key_key,
       ADD CONSTRAINT songs_audio_key_key UNIQUE USING INDEX songs_audio_key_deferrable DEFERRABLE INITIALLY IMMEDIATE`,
    'DROP INDEX CONCURRENTLY IF EXISTS songs_recordings',
    'CREATE INDEX CONCURRENTLY songs_recordings ON songs (recording_of) WHERE recording_of IS NOT NULL',
    'DROP INDEX CONCURRENTLY IF EXISTS songs_recording_waiting',
    `CREATE UNIQUE INDEX CONCURRENTLY songs_recording_waiting ON songs (recording_of)
      WHERE state IN ('checking', 'in-review')`,
  ])
}

export async function down(knex: Knex): Promise<void> {
  await runEach(knex, [
    'DELETE FROM songs WHERE recording_of IS NOT NULL',
    `ALTER TABLE songs DROP CONSTRAINT songs_audio_key_key, ADD CONSTRAINT songs_audio_key_key UNIQUE (audio_key),
       DROP CONSTRAINT songs_state_check,
       ADD CONSTRAINT songs_state_check
         CHECK (state IN ('checking', 'in-review', 'published', 'declined', 'unpublished')),
       DROP COLUMN recording_of, DROP COLUMN recording_version, DROP COLUMN recording_since, DROP COLUMN recording_note`,
  ])
}

/** On one connection: waiting for transactions that began earlier delays nobody else, so it may take long. */
async function runEach(knex: Knex, statements: string[]): Promise<void> {
  const client = knex.client as {
    acquireConnection(): Promise<{ query(text: string): Promise<unknown> }>
    releaseConnection(connection: unknown): Promise<void>
  }
  const connection = await client.acquireConnection()
  try {
    for (const statement of ['SET lock_timeout = 0', ...statements, 'RESET lock_timeout'])
      await connection.query(statement)
  } finally {
    await client.releaseConnection(connection)
  }
}
