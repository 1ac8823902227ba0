import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { getCpuMicroseconds } from '../case.ts'
import { runScript } from '../child-process.ts'
import { createData } from '../data.ts'

/** One statement of the product, as it is and without a part of it. */
type Cost = {
  name: string
  record: string
  without: Statement
  with: Statement
  /** A trigger that `without` switches off. */
  trigger?: { table: string; name: string }
  values: (n: number) => unknown[]
}

type Statement = { name: string; text: string }

const ROUNDS = 9
/** /proc counts processor time in ticks of 10 ms, so a round takes a hundred of them or so. */
const COUNT = 4_000

/**
 * What a statement takes of PostgreSQL's processor time with and without a trigger or a look-up in it: rows of a table.
 * The rounds of both are made in turn, on one connection.
 */
export async function measureDatabaseCosts(databaseUrl: string): Promise<string[]> {
  const env = { DATABASE_URL: databaseUrl }
  await runScript('backend/database/run-migrations.ts', { env })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { codes } = await createData(client)
    await client.query('SET synchronous_commit = off')
    await client.query('VACUUM ANALYZE')
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    const artists = await client.query<{ id: string }>('SELECT id FROM artists')
    const ids = artists.rows.map(({ id }) => id)
    const lines: string[] = []
    for (const cost of await buildCosts(client, codes, ids)) lines.push(await compare(client, rows[0]?.pid ?? 0, cost))
    return lines
  } finally {
    await client.end()
  }
}

async function buildCosts(client: pg.Client, codes: string[], artists: string[]): Promise<Cost[]> {
  const pick = <T>(list: T[], n: number) => list[(n * 101) % list.length] as T
  const hash = () => randomBytes(32)
  const newSession = `INSERT INTO sessions (token_hash, visitor_id, artist_id, language, expires_at)
    VALUES ($1, uuidv7(), $2, $3, now() + interval '1 day')`
  const languages = ['en', 'de', 'ja', 'pt']
  await client.query(
    `INSERT INTO sessions (token_hash, visitor_id, language, expires_at)
     SELECT sha256(n::text::bytea), uuidv7(), 'de', now() + interval '1 day' FROM generate_series(1, 10000) n;
     ANALYZE sessions`,
  )
  const visitors = await client.query<{ id: string }>(`SELECT visitor_id AS id FROM sessions WHERE language = 'de'`)
  // The product's modules read DATABASE_URL when they load.
  const { validateKeymailSql } = await import('#backend/keymails/validate-keymail.ts')
  const { buildEditionCoverSql } = await import('#module/catalog/covers')
  const both = (name: string, text: string) => ({ without: { name, text }, with: { name, text } })
  return [
    {
      name: 'a session of an anonymous visitor',
      record: '0224',
      ...both('anonymous', newSession),
      trigger: { table: 'sessions', name: 'sessions_language_of_new' },
      values: () => [hash(), null, 'de'],
    },
    {
      name: 'a session with the rights of an artist, in another language each time',
      record: '0224',
      ...both('signed-in', newSession),
      trigger: { table: 'sessions', name: 'sessions_language_of_new' },
      values: (n) => [hash(), pick(artists, n), pick(languages, n)],
    },
    {
      name: 'a fan who has paid',
      record: '0224',
      ...both('fan', `INSERT INTO fans (email, visitor_id) VALUES ($1, $2)`),
      trigger: { table: 'fans', name: 'fans_language_of_new' },
      values: (n) => [`${hash().toString('hex')}@bench.example`, pick(visitors.rows, n).id],
    },
    {
      name: 'a code looked up: its cover',
      record: 'validate-keymail',
      without: { name: 'plain', text: validateKeymailSql.replace(buildEditionCoverSql('url'), 'NULL::json') },
      with: { name: 'covered', text: validateKeymailSql },
      values: (n) => [pick(codes, n), null, ['bench'], [1_000_000], [60], false, 1_000_000, 60],
    },
  ]
}

async function compare(client: pg.Client, pid: number, cost: Cost): Promise<string> {
  if (cost.trigger === undefined && cost.with.text === cost.without.text)
    throw new Error(`${cost.name}: nothing is left out`)
  const measure = async (side: 'without' | 'with') => {
    const { trigger } = cost
    const action = side === 'with' ? 'ENABLE' : 'DISABLE'
    if (trigger) await client.query(`ALTER TABLE ${trigger.table} ${action} TRIGGER ${trigger.name}`)
    const before = getCpuMicroseconds(pid)
    for (let n = 0; n < COUNT; n++) await client.query({ ...cost[side], values: cost.values(n) })
    return (getCpuMicroseconds(pid) - before) / COUNT
  }
  await measure('without')
  await measure('with')
  const rounds: { without: number; with: number }[] = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ without: await measure('without'), with: await measure('with') })
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
  const ratios = rounds.map((round) => round.with / round.without)
  const spread = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`
  const cells = [
    cost.name,
    cost.record,
    median(rounds.map((round) => round.without)).toFixed(0),
    median(rounds.map((round) => round.with)).toFixed(0),
    `${median(ratios).toFixed(2)} (${spread})`,
  ]
  return `| ${cells.join(' | ')} |`
}
