import { createChallenge, extractParams, verifySolution } from 'altcha-lib'
import type { Payload } from 'altcha-lib/types'
import type { Context } from 'koa'
import { commonErrors, PROOF_HEADER } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { createToken } from '#runtime/token'
import type { Spending } from './rate-limit.ts'

/** Hashes to try, at most; half of them on average. About half a second in a browser. */
const BASE_DIFFICULTY = 40_000

/** A network that is far over its budget works up to 64 times as long. */
const MAX_DOUBLINGS = 6

/** Of two web processes one may be five minutes ahead and the other as much behind. */
const VALID_SECONDS = 1200

let secret: Promise<string> | undefined

/** The key that signs challenges, the same in every process. */
function getSecret(): Promise<string> {
  secret ??= readSecret().catch((error: unknown) => {
    secret = undefined
    throw error
  })
  return secret
}

async function readSecret(): Promise<string> {
  await sql(db, 'INSERT INTO proof_of_work_keys (secret) VALUES ($1) ON CONFLICT DO NOTHING', [createToken()])
  const [row] = await sql<{ secret: string }>(db, 'SELECT secret FROM proof_of_work_keys')
  if (!row) throw new Error('proof_of_work_keys is empty')
  return row.secret
}

/** How much work lets a caller pass these budgets: it doubles with every further budget's worth of hits. */
export function calculateDifficulty(exceeded: Spending[]): number {
  const times = Math.max(1, ...exceeded.map(({ spent, hits }) => spent / Math.max(1, hits)))
  return BASE_DIFFICULTY * 2 ** Math.min(MAX_DOUBLINGS, Math.floor(times) - 1)
}

/**
 * A 429 with a challenge. Sending the call again with the solved challenge in PROOF_HEADER passes the budgets that were
 * exceeded; waiting `retryAfter` seconds does as well.
 */
export async function buildProofError(exceeded: Spending[], message?: string): Promise<ApiError> {
  const difficulty = calculateDifficulty(exceeded)
  const challenge = await createChallenge({
    hmacKey: await getSecret(),
    maxNumber: difficulty,
    params: { difficulty: String(difficulty) },
    expires: new Date(Date.now() + VALID_SECONDS * 1000),
  })
  return new ApiError(commonErrors.throttled, {
    ...(message ? { message } : {}),
    retryAfter: Math.max(1, ...exceeded.map((one) => one.retryAfter)),
    details: { challenge },
  })
}

/**
 * The difficulty of the solved challenge that a request carries; 0 without one, or if it is wrong, expired or used
 * already. Each challenge counts once.
 */
export async function verifyProof(ctx: Context): Promise<number> {
  const sent = ctx.get(PROOF_HEADER)
  if (!sent) return 0
  const proof = parseProof(sent)
  if (!proof || !(await verifySolution(proof, await getSecret()))) return 0
  const first = await sql(
    db,
    `INSERT INTO throttle (bucket, window_start, hits) VALUES ($1, to_timestamp(0), 1)
     ON CONFLICT (bucket, window_start) DO NOTHING RETURNING 1`,
    [`proof:${proof.challenge}`],
  )
  return first.length > 0 ? Number(extractParams(proof)['difficulty']) : 0
}

/** Undefined unless it has exactly the types of a solution: a number as text could move parameters out of the salt. */
function parseProof(sent: string): Payload | undefined {
  try {
    const proof = JSON.parse(Buffer.from(sent, 'base64').toString()) as Partial<Record<keyof Payload, unknown>> | null
    const isText = (['algorithm', 'challenge', 'salt', 'signature'] as const).every(
      (field) => typeof proof?.[field] === 'string',
    )
    return isText && proof?.algorithm === 'SHA-256' && Number.isInteger(proof.number) ? (proof as Payload) : undefined
  } catch {
    return undefined
  }
}
