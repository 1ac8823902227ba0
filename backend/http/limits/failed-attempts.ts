import { db } from '#database/client'
import type { ApiError } from '#http/api-error'
import type { Session } from '#http/sessions/session'
import { buildProofError, calculateDifficulty } from './proof-of-work.ts'
import {
  type Budget,
  buildNetworkBudgets,
  consumeBudgets,
  trackBudgets,
  listExceeded,
  listSpending,
  type RateLimit,
  refundBudgets,
  type Spending,
} from './rate-limit.ts'

/**
 * What can be guessed. Only wrong guesses count: `perCaller` for each address, with a multiple for the networks around
 * it, or for each account; `unusual` for everybody together. Neither locks anybody out: a solved proof of work passes.
 */
export type Guessable = { name: string; perCaller: RateLimit; unusual: RateLimit }

/** Keymail codes, G-Keys and tracking numbers. */
export const codes = {
  name: 'guess',
  perCaller: { hits: 20, seconds: 60 },
  unusual: { hits: 1000, seconds: 3600 },
} satisfies Guessable

/** Who makes the attempt: an address, or a signed-in artist or fan with a separate budget. */
export type AttemptCaller = {
  address: string
  signedInAs?: string | undefined
  /** Has signed in from this address before: what everybody does together does not concern it. */
  isKnown?: boolean
  /** The result of `verifyProof`. */
  proof: number
}

/** Identified by artist or fan, so that opening more sessions does not raise the limit. */
export function toAttemptCaller(address: string, session: Session | undefined, proof: number): AttemptCaller {
  return { address, signedInAs: session?.artistId ?? session?.fanIds[0], proof }
}

export const buildUnusualBucket = ({ name }: Guessable) => `${name}:all`
export const buildAccountBucketPrefix = ({ name }: Guessable) => `${name}:signed-in:`

/** The budgets of callers who are not signed in. Sessions with rights are not free, so they have one of their own. */
export function buildAnonymousBudgets(guessable: Guessable, address: string, isKnown = false): Budget[] {
  const networks = buildNetworkBudgets(`${guessable.name}:address`, address, guessable.perCaller)
  return isKnown ? networks : [...networks, { bucket: buildUnusualBucket(guessable), ...guessable.unusual }]
}

function buildAttemptBudgets(guessable: Guessable, { address, signedInAs, isKnown }: AttemptCaller): Budget[] {
  return signedInAs
    ? [{ bucket: buildAccountBucketPrefix(guessable) + signedInAs, ...guessable.perCaller }]
    : buildAnonymousBudgets(guessable, address, isKnown)
}

/** Throws 429 with a challenge where a budget is used up and the caller has not solved one that is hard enough. */
export async function assertSpending(guessable: Guessable, spending: Spending[], proof: number): Promise<void> {
  const exceeded = listExceeded(spending)
  if (exceeded.length === 0 || proof >= calculateDifficulty(exceeded)) return
  throw await buildAttemptError(guessable, exceeded)
}

function buildAttemptError(guessable: Guessable, exceeded: Spending[]): Promise<ApiError> {
  const own = exceeded.filter(({ bucket }) => bucket !== buildUnusualBucket(guessable))
  return own.length > 0
    ? buildProofError(own)
    : buildProofError(
        exceeded,
        'Many wrong tries are arriving just now. Solve the challenge in this reply and send the call again with it.',
      )
}

/** Call before looking at what was typed, so that guesses beyond the budget learn nothing. */
export async function assertAttemptAllowed(caller: AttemptCaller, guessable: Guessable = codes): Promise<void> {
  await assertSpending(guessable, await listSpending(buildAttemptBudgets(guessable, caller)), caller.proof)
}

/**
 * Counts a failed attempt. Of many concurrent ones, those past the limit get 429 instead of learning that they were
 * wrong.
 */
export async function trackFailedAttempt(caller: AttemptCaller, guessable: Guessable = codes): Promise<void> {
  const budgets = buildAttemptBudgets(guessable, caller)
  const spending = await consumeBudgets(budgets)
  await assertSpending(guessable, spending, caller.proof)
  // Passed by a proof: counted all the same, so that the next proof is harder.
  if (!spending.every(({ counted }) => counted)) await trackBudgets(db, budgets)
}

/** Takes back an attempt that was counted in advance and turned out to be right. */
export async function refundFailedAttempt(caller: AttemptCaller, guessable: Guessable): Promise<void> {
  await refundBudgets(db, buildAttemptBudgets(guessable, caller), 1)
}
