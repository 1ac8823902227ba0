import type { EditionCover } from '#contract/catalog/covers'
import { db } from '#database/client'
import { createBatcher, createRetryLane } from '#database/create-batcher'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { listNetworks } from '#http/limits/client-address'
import { assertSpending, buildAccountBucketPrefix, buildAnonymousBudgets, codes } from '#http/limits/failed-attempts'
import { buildCountSql, buildSpentSql, type Spending } from '#http/limits/rate-limit'
import { buildEditionCoverSql } from '#module/catalog/covers'
import { errors } from './contract.ts'
import { assertKeymailCode } from './codes/keymail-code.ts'

/** A Keymail that can be bought, with the payee of its price. */
export type OfferedKeymail = {
  keymailId: string
  code: string
  copy: number
  of: number
  priceCents: number
  title: string
  songs: number
  cover: EditionCover
  artistId: string
  artistName: string
  paymentEmail: string | null
  /** By another browser than the caller's. */
  paying: boolean
}

type Guess = { code: string; address: string; tokenHash: Buffer | undefined }

type Validated = { keymail: OfferedKeymail; known: boolean }

type ValidationRow = {
  known: boolean
  spending: Spending[]
} & { [Field in keyof OfferedKeymail]: OfferedKeymail[Field] | null }

const buildOfferedSql = (code: string, visitorId: string) => `
    SELECT k.id AS "keymailId", k.code, k.copy, e.copies AS "of", k.price_cents AS "priceCents", e.title,
           (SELECT count(*)::int FROM edition_songs es WHERE es.edition_id = e.id) AS songs,
           ${buildEditionCoverSql('url')} AS cover,
           a.id AS "artistId", a.stage_name AS "artistName", a.payment_email AS "paymentEmail",
           k.state = 'capturing' AND (SELECT o.visitor_id FROM orders o WHERE o.id = k.order_id)
             IS DISTINCT FROM ${visitorId} AS paying
      FROM keymails k JOIN editions e ON e.id = k.edition_id JOIN artists a ON a.id = e.artist_id
     WHERE k.code = ${code} AND k.state IN ('issued', 'capturing') AND e.blocked_at IS NULL
       -- What was handed out before the recording was compared sells nothing until a person has decided.
       AND NOT EXISTS (SELECT FROM edition_songs es JOIN songs s ON s.id = es.song_id
                        WHERE es.edition_id = e.id AND s.state IN ('in-review', 'declined'))`

const ACCOUNT_BUCKET = `'${buildAccountBucketPrefix(codes)}' || signed_in_as`

// Session, failed attempts and Keymail in one round trip, with the same work whether or not the code exists. Wrong
// codes are counted by the statement that looks them up, so concurrent guesses cannot escape the count.
export const validateKeymailSql = `
  WITH caller AS (
    SELECT u.id IS NOT NULL AS known, u.visitor_id, coalesce(u.artist_id, u.fan_ids[1]) AS signed_in_as
      FROM (VALUES (1)) AS one LEFT JOIN sessions u ON u.token_hash = $2 AND u.expires_at > now()),
  budgets AS (
    SELECT b.* FROM caller, unnest($3::text[], $4::int[], $5::int[]) WITH ORDINALITY AS b (bucket, hits, seconds, n)
     WHERE signed_in_as IS NULL
    UNION ALL
    SELECT ${ACCOUNT_BUCKET}, $7::int, $8::int, 1 FROM caller WHERE signed_in_as IS NOT NULL),
  offered AS (${buildOfferedSql('$1', '(SELECT visitor_id FROM caller)')}),
  ${buildCountSql({ hits: '1', force: '$6::boolean', when: 'NOT EXISTS (SELECT FROM offered)' })}
  SELECT caller.known, (SELECT json_agg(s) FROM spending s) AS spending, offered.*
    FROM caller LEFT JOIN offered ON true`

// Only the right codes, of callers whose budgets have room. The arrays are read through a subselect, so that the plan is kept
// whatever their length.
const listOfferedSql = `
  WITH callers AS (
    SELECT g.n, g.code, u.id IS NOT NULL AS known, u.visitor_id, coalesce(u.artist_id, u.fan_ids[1]) AS signed_in_as
      FROM unnest((SELECT $1::text[]), (SELECT $2::bytea[])) WITH ORDINALITY AS g (code, token_hash, n)
      LEFT JOIN sessions u ON u.token_hash = g.token_hash AND u.expires_at > now()),
  budgets AS (
    SELECT b.* FROM unnest((SELECT $3::int[]), (SELECT $4::text[]), (SELECT $5::int[]), (SELECT $6::int[]))
             AS b (n, bucket, hits, seconds)
      JOIN callers USING (n) WHERE signed_in_as IS NULL
    UNION ALL
    SELECT n, ${ACCOUNT_BUCKET}, $7::int, $8::int FROM callers WHERE signed_in_as IS NOT NULL),
  spent AS (SELECT n FROM budgets b WHERE ${buildSpentSql('b')} >= b.hits)
  SELECT c.n::int, c.known, offered.*
    FROM callers c CROSS JOIN LATERAL (${buildOfferedSql('c.code', 'c.visitor_id')}) offered
   WHERE c.n NOT IN (SELECT n FROM spent)`

/** Codes that arrive together share a statement (decision 0324). Undefined for what validateKeymailSql has to decide. */
const getGathered = createBatcher(
  async (guesses: Guess[]): Promise<(Validated | undefined)[]> => {
    const budgets = guesses.flatMap(({ address }, n) =>
      buildAnonymousBudgets(codes, address).map((budget) => ({ ...budget, n: n + 1 })),
    )
    const found = await sql<OfferedKeymail & { n: number; known: boolean }>(db, listOfferedSql, [
      guesses.map(({ code }) => code),
      guesses.map(({ tokenHash }) => tokenHash ?? null),
      budgets.map(({ n }) => n),
      budgets.map(({ bucket }) => bucket),
      budgets.map(({ hits }) => hits),
      budgets.map(({ seconds }) => seconds),
      codes.perCaller.hits,
      codes.perCaller.seconds,
    ])
    const validated: (Validated | undefined)[] = guesses.map(() => undefined)
    for (const { n, known, ...keymail } of found) validated[n - 1] = { keymail, known }
    return validated
  },
  { retry: createRetryLane(1 / 16) },
)

/** The widest networks of the guesses that are gathered now. */
const gathering = new Set<string>()

/**
 * A right code, if nobody in the same network waits for another one: of concurrent guesses, only the first is looked up
 * before the others are counted.
 */
async function getOffered(guess: Guess): Promise<Validated | undefined> {
  const { network } = listNetworks(guess.address).at(-1) ?? { network: guess.address }
  if (gathering.has(network)) return undefined
  gathering.add(network)
  try {
    return await getGathered(guess)
  } finally {
    gathering.delete(network)
  }
}

/**
 * The purchasable Keymail behind a code. Unknown, void and redeemed codes get the same 404; wrong ones count as failed
 * attempts and get 429 beyond the limit, as do right ones until the caller solves the challenge or has waited. `known`
 * tells whether the caller has a session.
 */
export async function validateKeymail(
  code: string,
  { address, tokenHash, proof }: Omit<Guess, 'code'> & { proof: number },
): Promise<Validated> {
  assertKeymailCode(code)
  const gathered = proof === 0 ? await getOffered({ code, address, tokenHash }) : undefined
  if (gathered) return gathered
  const budgets = buildAnonymousBudgets(codes, address)
  const [found] = await sql<ValidationRow>(db, validateKeymailSql, [
    code,
    tokenHash ?? null,
    budgets.map(({ bucket }) => bucket),
    budgets.map(({ hits }) => hits),
    budgets.map(({ seconds }) => seconds),
    proof > 0,
    codes.perCaller.hits,
    codes.perCaller.seconds,
  ])
  if (!found) throw new Error('the validation query returned no row')
  await assertSpending(codes, found.spending, proof)
  if (found.keymailId === null) throw new ApiError(errors['keymail-unknown'])
  return { keymail: found as OfferedKeymail, known: found.known }
}
