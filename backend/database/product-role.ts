import type { Knex } from 'knex'
import { PgBoss } from 'pg-boss'
import { listDatabaseUrls } from '#runtime/database-urls'
import { getPrimaryUrl } from './connections/primary.ts'

/** Written once and never changed; triggers say the same to the role that owns them. */
const APPEND_ONLY_TABLES = [
  'ledger_postings',
  'ledger_entries',
  'audit_log',
  'edition_log_entries',
  'edition_log_checkpoints',
]

/**
 * Lets the user of `productUrl` work with the tables that another role owns: read and write rows, but neither change
 * the schema nor rewrite the ledger and the audit log. Creates the role, with the password of the URL, if it is missing.
 * Repeated after every migration, for the tables that are new.
 */
export async function updateProductRights(db: Knex, migrationUrl: string, productUrl: string): Promise<void> {
  const { username, password } = new URL(listDatabaseUrls(productUrl)[0] ?? productUrl)
  const role = decodeURIComponent(username)
  await createQueueSchema(migrationUrl)
  await db.transaction(async (trx) => {
    const { rows } = await trx.raw<{ rows: { create: string; exists: boolean }[] }>(
      `SELECT format('CREATE ROLE %I LOGIN PASSWORD %L', ?::text, ?::text) AS create,
              EXISTS (SELECT FROM pg_roles WHERE rolname = ?) AS exists`,
      [role, decodeURIComponent(password), role],
    )
    if (rows[0] && !rows[0].exists) await trx.raw(rows[0].create.replaceAll('?', String.raw`\?`))
    for (const schema of ['public', 'pgboss']) {
      await trx.raw('GRANT USAGE ON SCHEMA ?? TO ??', [schema, role])
      await trx.raw('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ?? TO ??', [schema, role])
      await trx.raw('GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ?? TO ??', [schema, role])
    }
    for (const table of APPEND_ONLY_TABLES) await trx.raw('REVOKE UPDATE, DELETE ON ?? FROM ??', [table, role])
    for (const table of ['knex_migrations', 'knex_migrations_lock'])
      await trx.raw('REVOKE INSERT, UPDATE, DELETE ON ?? FROM ??', [table, role])
  })
}

/** The tables of the job queue, which the product's role could not create. */
async function createQueueSchema(migrationUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: await getPrimaryUrl(migrationUrl),
    max: 2,
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => {})
  await boss.start()
  await boss.stop({ close: true })
}
