import type { EditionCover } from '#contract/catalog/covers'
import { db } from '#database/client'
import { isUnconnected } from '#database/connections/is-answer-lost'
import { createBatcher } from '#database/create-batcher'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { assertSpending, buildAccountBucketPrefix, buildAnonymousBudgets, codes } from '#http/limits/failed-attempts'
import { buildCountSql, type Spending, spentSql } from '#http/limits/rate-limit'
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

/** The Keymail of a code, or nulls. */
type LookUp = { known: boolean } & { [Field in keyof OfferedKeymail]: OfferedKeymail[Field] | null }

type ValidationRow = LookUp & { spending: Spending[] }

/** `isRefused`: beyond a budget before the batch. */
type GatheredRow = LookUp & { isRefused: boolean }

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

const CALLER_COLUMNS = 'u.id IS NOT NULL AS known, u.visitor_id, coalesce(u.artist_id, u.fan_ids[1]) AS signed_in_as'

const ACCOUNT_BUCKET = `'${buildAccountBucketPrefix(codes)}' || signed_in_as`

// Session, failed attempts and Keymail in one round trip, with the same work whether or not the code exists. A wrong
// code is counted by the statement that refuses it.
export const validateKeymailSql = `
  WITH caller AS (
    SELECT ${CALLER_COLUMNS}
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

// A row for each guess, in their order: with the right code of a caller whose budgets have room, also for the wrong codes
// before it in the batch. The arrays are read through a subselect, so that the plan is kept whatever their length.
const listOfferedSql = `
  WITH callers AS (
    SELECT g.n, g.code, ${CALLER_COLUMNS}
      FROM unnest((SELECT $1::text[]), (SELECT $2::bytea[])) WITH ORDINALITY AS g (code, token_hash, n)
      LEFT JOIN sessions u ON u.token_hash = g.token_hash AND u.expires_at > now()),
  offered AS (
    SELECT c.n, c.known, o.* FROM callers c CROSS JOIN LATERAL (${buildOfferedSql('c.code', 'c.visitor_id')}) o),
  budgets AS (
    SELECT b.* FROM unnest((SELECT $3::int[]), (SELECT $4::text[]), (SELECT $5::int[]), (SELECT $6::int[]))
             AS b (n, bucket, hits, seconds)
      JOIN callers USING (n) WHERE signed_in_as IS NULL
    UNION ALL
    SELECT n, ${ACCOUNT_BUCKET}, $7::int, $8::int FROM callers WHERE signed_in_as IS NOT NULL),
  counted AS MATERIALIZED (
    SELECT b.bucket, ${spentSql} AS spent FROM (SELECT DISTINCT bucket, seconds FROM budgets) b),
  spent AS (
    SELECT b.n, c.spent >= b.hits AS before,
           c.spent + count(*) FILTER (WHERE o.n IS NULL)
             OVER (PARTITION BY b.bucket ORDER BY b.n ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) >= b.hits AS now
      FROM budgets b JOIN counted c USING (bucket) LEFT JOIN offered o USING (n)),
  exceeded AS (SELECT n, bool_or(before) AS before, bool_or(now) AS now FROM spent GROUP BY n)
  SELECT e.before AS "isRefused", o.*
    FROM exceeded e LEFT JOIN offered o ON o.n = e.n AND NOT e.now
     -- Where nothing can be counted, nothing is told.
     AND current_setting('transaction_read_only') = 'off'
   ORDER BY e.n`

/**
 * What the gathered statement did not return and validateKeymailSql will count, until it has: not who was beyond a budget
 * before, whom it refuses without counting.
 */
const undecided = new Set<Guess>()

const ALONE_MS = 10_000

/** Until then all codes go alone, in milliseconds of performance.now(). */
let aloneUntil = 0

/** A guess that could not be counted was free, and whoever waits behind a statement that failed need not wait for the next. */
function trackFailure(): void {
  aloneUntil = performance.now() + ALONE_MS
}

/** As many look-ups as fit into the deadline of a statement many times over. */
const GATHERED_MAX = 64

/**
 * The right codes among those that wait at the same moment; undefined for what validateKeymailSql has to decide. While
 * something is undecided, that is everything: a right code among a thousand guesses may not be told before the others
 * are counted (decision 0324).
 */
const getGathered = createBatcher(
  async (guesses: Guess[]): Promise<(Validated | undefined)[]> => {
    if (undecided.size > 0 || performance.now() < aloneUntil) return guesses.map(() => undefined)
    const budgets = guesses.flatMap(({ address }, n) =>
      buildAnonymousBudgets(codes, address).map((budget) => ({ ...budget, n: n + 1 })),
    )
    const found = await sql<GatheredRow>(db, listOfferedSql, [
      guesses.map(({ code }) => code),
      guesses.map(({ tokenHash }) => tokenHash ?? null),
      budgets.map(({ n }) => n),
      budgets.map(({ bucket }) => bucket),
      budgets.map(({ hits }) => hits),
      budgets.map(({ seconds }) => seconds),
      codes.perCaller.hits,
      codes.perCaller.seconds,
    ]).catch((error: unknown) => {
      trackFailure()
      throw error
    })
    return guesses.map((guess, n) => {
      const row = found[n]
      if (row && row.keymailId !== null) return { keymail: row as OfferedKeymail, known: row.known }
      if (!row?.isRefused) undecided.add(guess)
      return undefined
    })
  },
  { max: GATHERED_MAX },
)

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
  const guess = { code, address, tokenHash }
  // Who solved a challenge is beyond a budget.
  const gathered = proof === 0 ? await getGathered(guess).catch(skipUnlessUnconnected) : undefined
  try {
    return gathered ?? (await validateAlone(guess, proof))
  } catch (error) {
    if (!(error instanceof ApiError)) trackFailure()
    throw error
  } finally {
    undecided.delete(guess)
  }
}

/** Of what failed for many together, each is decided alone; without a connection nobody would wait any longer. */
function skipUnlessUnconnected(error: unknown): undefined {
  if (isUnconnected(error)) throw error
}

async function validateAlone({ code, address, tokenHash }: Guess, proof: number): Promise<Validated> {
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
