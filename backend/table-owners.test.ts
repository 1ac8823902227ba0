import { globSync, readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'

/** The module that writes each table: a folder of backend/. Other modules may read it, in joins too. */
const owners: Record<string, string[]> = {
  'admin/dashboard': ['daily_sums'],
  analytics: [
    'analytics_artist_sums',
    'analytics_events',
    'analytics_fans',
    'analytics_inbox',
    'analytics_plays',
    'analytics_salts',
    'analytics_seen',
    'analytics_sums',
  ],
  applications: ['g_key_applications', 'g_key_application_documents'],
  'art-cards': ['art_cards', 'art_certificates', 'art_copies', 'art_images'],
  'art-cards/collectors': ['collectors'],
  artists: ['artists'],
  'artists/addresses': ['artist_addresses'],
  'artists/payment-email': ['payment_email_changes'],
  'artists/g-keys': ['g_keys'],
  audit: ['audit_log'],
  'auth/staff': ['staff_accounts', 'staff_addresses', 'staff_passwords', 'staff_sessions'],
  catalog: ['edition_releases', 'edition_songs', 'editions', 'songs'],
  'catalog/covers': ['covers'],
  'catalog/copy-counts': [
    'artist_copy_days',
    'artist_counts',
    'artist_holders',
    'artist_recent_copies',
    'copy_changes',
    'edition_counts',
    'edition_holders',
    'recent_copies_window',
  ],
  'copies/downloads': ['copy_downloads'],
  'copies/gifts': ['copy_gifts'],
  'copies/refund-requests': ['refund_requests'],
  'copyright/checks': ['copyright_checks', 'copyright_registrations'],
  'copyright/recordings': ['recording_marks', 'recordings', 'same_recordings'],
  corrections: ['corrections'],
  'edition-log': [
    'edition_log_checkpoints',
    'edition_log_editions',
    'edition_log_entries',
    'edition_log_head',
    'edition_log_inbox',
    'edition_log_tiles',
    'edition_log_witnesses',
  ],
  federation: [
    'federation_deletions',
    'federation_deliveries',
    'federation_events',
    'federation_followers',
    'federation_keys',
  ],
  feedback: ['visitor_feedback'],
  follows: ['follow_events', 'follow_notices', 'followers', 'follows'],
  'follows/messages': ['fan_messages'],
  'follows/push': ['push_devices', 'push_keys'],
  godfrey: ['godfrey_assessments', 'godfrey_conversations', 'godfrey_runs', 'godfrey_tool_calls', 'godfrey_turns'],
  'operations/learning': ['godfrey_drafts'],
  'green-room': ['green_room_entries', 'green_room_media', 'green_room_members', 'green_rooms'],
  http: ['sessions'],
  'http/access-tokens': ['access_tokens'],
  'http/idempotency': ['idempotency_keys'],
  'http/limits': ['throttle', 'proof_of_work_keys'],
  keymails: ['fans', 'keymails'],
  'keymails/mailings': ['keymail_letters', 'keymail_mailings'],
  library: ['library_passes', 'library_purchases'],
  mail: ['mail_bounces', 'mail_suppressions', 'mailed_links'],
  newsletter: ['visitor_addresses', 'visitor_gifts'],
  'open-sales': ['open_copies', 'open_sale_waiters', 'open_sales'],
  'open-sales/discounts': ['discount_codes'],
  'operations/checks': ['monitor_checks', 'monitor_findings'],
  'operations/processes': ['processes'],
  payments: ['capture_attempts', 'ledger_entries', 'ledger_postings', 'orders'],
  'payments/refunds': ['refund_attempts'],
  'payments/webhooks': ['disputes', 'paypal_events'],
  pdf: ['documents'],
  'personal-data/deletions': ['personal_data_deletions'],
  'personal-data/exports': ['personal_data_exports'],
  'personal-data/links': ['personal_data_requests'],
  queue: ['job_sums', 'pgboss.job'],
  revenue: [
    'revenue_artists',
    'revenue_countries',
    'revenue_days',
    'revenue_inbox',
    'revenue_item_months',
    'revenue_items',
  ],
  'revenue/notices': ['sale_mail_settings', 'sale_mails', 'sale_notices'],
  'revenue/shares': ['share_mails', 'share_versions', 'shares'],
  playback: ['heard_songs'],
  reviews: ['reviews'],
  runtime: ['backup_runs', 'service_calls'],
  storage: ['file_sums', 'files'],
  uploads: ['upload_credits', 'uploads'],
  webhooks: ['webhook_deliveries', 'webhook_events', 'webhooks'],
}

const ownerOf = new Map(Object.entries(owners).flatMap(([folder, tables]) => tables.map((table) => [table, folder])))

type Write = { file: string; table: string }

/** A table whose name cannot be read from the source. Nobody owns it. */
const COMPUTED = '${}'

const writePattern =
  /\b(INSERT\s+INTO|(?<!\b(?:DO|FOR|KEY)\s+)UPDATE|DELETE\s+FROM|MERGE\s+INTO|TRUNCATE(?:\s+TABLE)?)(?:\s+ONLY)?(?:\s+"?([a-z_][\w.]*|\$\{\})|\s*$)/gi

const modelWriteMethods =
  /^(?:insert|update|patch|upsert|delete|relate|unrelate)(?:AndFetch|AndFetchById|Graph|GraphAndFetch|ById)?$/

type Source = { file: string; program: ESTree.Program }

const parse = (file: string, text: string): Source => ({ file, program: parseSync(file, text).program })

/** The table of each Objection model. */
function listModels(sources: Source[]): Map<string, string> {
  const models = new Map<string, string>()
  const addModel = ({ id, body }: ESTree.Class) => {
    for (const member of body.body) {
      if (member.type !== 'PropertyDefinition' || !('name' in member.key) || member.key.name !== 'tableName') continue
      if (id && member.value?.type === 'Literal') models.set(id.name, String(member.value.value))
    }
  }
  for (const { program } of sources) new Visitor({ ClassDeclaration: addModel }).visit(program)
  return models
}

/** The table of a chain such as `Artist.query(trx).findById(id)`; undefined when it is no query of a model. */
function getQueriedTable(chain: ESTree.Expression | ESTree.Super, models: Map<string, string>): string | undefined {
  if (chain.type === 'CallExpression') return getQueriedTable(chain.callee, models)
  if (chain.type !== 'MemberExpression' || chain.property.type !== 'Identifier') return undefined
  const { name } = chain.property
  if (name === 'query') return chain.object.type === 'Identifier' ? models.get(chain.object.name) : COMPUTED
  return name === '$query' || name === '$relatedQuery' ? COMPUTED : getQueriedTable(chain.object, models)
}

/** Every table that a source file writes: in the texts of its statements, or through an Objection model. */
function listWrites({ file, program }: Source, models: Map<string, string>): Write[] {
  const writes: Write[] = []
  const addText = (text: string) => {
    for (const [, verb = '', table = COMPUTED] of text.matchAll(writePattern)) {
      // "Update" and an unknown word is a sentence.
      if (verb === verb.toUpperCase() || ownerOf.has(table)) writes.push({ file, table })
    }
  }
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') addText(value)
    },
    TemplateLiteral: ({ quasis }) => addText(quasis.map(({ value }) => value.cooked).join(COMPUTED)),
    CallExpression: ({ callee }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const table = modelWriteMethods.test(callee.property.name) && getQueriedTable(callee.object, models)
      if (table) writes.push({ file, table })
    },
  }).visit(program)
  return writes
}

/** The writes of tables that belong to another module. */
function listForeignWrites(writes: Write[]): string[] {
  return writes
    .filter(({ file, table }) => !file.startsWith(`backend/${ownerOf.get(table)}/`))
    .map(({ file, table }) => `${file} writes ${table}, which belongs to ${ownerOf.get(table) ?? 'nobody'}`)
}

const sources = globSync('{backend,worker}/**/*.ts', { exclude: ['**/*.test.ts', 'backend/testing/**'] }).map((file) =>
  parse(file, readFileSync(file, 'utf8')),
)
const models = listModels(sources)
const writes = sources.flatMap((source) => listWrites(source, models))

test('a table is written only by the module that owns it', () => {
  expect(listForeignWrites(writes)).toEqual([])
})

test('every table has one owner, which writes it', async () => {
  const tables = await sql<{ name: string }>(
    db,
    `SELECT relname AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
        AND relname NOT LIKE 'knex_migrations%'`,
  )
  const owned = Object.values(owners).flat()
  expect(owned.toSorted()).toEqual([...tables.map(({ name }) => name), 'pgboss.job'].toSorted())
  // Some are written by a trigger alone.
  const functions = await sql<{ body: string }>(
    db,
    `SELECT prosrc AS body FROM pg_proc WHERE pronamespace = 'public'::regnamespace`,
  )
  const isTriggered = (table: string) => functions.some(({ body }) => new RegExp(`INSERT INTO ${table}\\b`).test(body))
  const unwritten = owned.filter((table) => !writes.some((write) => write.table === table))
  expect(unwritten.filter((table) => !isTriggered(table))).toEqual([])
})

test('a model is declared by the owner of its table', () => {
  const declared = sources.flatMap((source) =>
    [...listModels([source]).values()].map((table) => ({ ...source, table })),
  )
  expect(listForeignWrites(declared)).toEqual([])
  expect(declared.length).toBe(models.size)
})

test.each([
  ['a string', `sql(db, 'UPDATE artists SET bio = $1')`],
  ['a template', 'sql(db, `WITH a AS (DELETE FROM artists a WHERE a.id = ${id}) SELECT 1`)'],
  ['a statement over several lines', 'const s = `\n  INSERT INTO\n    artists (id) VALUES ($1)`'],
  ['an upsert', 'const s = `INSERT INTO artists AS a (id) VALUES ($1) ON CONFLICT (id) DO UPDATE SET bio = NULL`'],
  ['a lower-case statement', `sql(db, 'update artists set bio = $1')`],
  ['a constant in an object', `const s = { bio: 'UPDATE ONLY artists SET bio = $3' }`],
  ['a model', 'await Artist.query(trx).findById(id).whereNull("closedAt").patch({ bio })'],
])('reports %s that writes the table of another module', (_, text) => {
  const listFrom = (file: string) => listForeignWrites(listWrites(parse(file, text), models))
  expect(listFrom('backend/revenue/get-revenue.ts')).toEqual([
    'backend/revenue/get-revenue.ts writes artists, which belongs to artists',
  ])
  expect(listFrom('backend/artists/artist.ts')).toEqual([])
})

test.each([
  'sql(db, `UPDATE ${table} SET x = 1`)',
  `sql(db, 'DELETE FROM ' + table)`,
  'artist.$query().patch({ bio })',
])('reports a table that cannot be read from the source: %s', (text) => {
  expect(listForeignWrites(listWrites(parse('backend/artists/artist.ts', text), models))).toHaveLength(1)
})

test.each(['SELECT 1 FROM artists FOR UPDATE', 'SELECT 1 FROM artists a JOIN songs s ON true FOR NO KEY UPDATE OF a'])(
  'ignores the row lock of %s',
  (text) => {
    expect(listWrites(parse('a.ts', `sql(db, '${text}')`), models)).toEqual([])
  },
)
