import { db } from '#database/client'
import type { Session } from '#http/session'
import { type RateLimit, incrementRateLimit, listRateLimitHits, buildRateLimitError } from './rate-limit.ts'

/** Counts only wrong codes and keys, so correct input is never slowed down. */
export const FAILED_ATTEMPTS_PER_CALLER: RateLimit = { hits: 20, seconds: 60 }
export const FAILED_ATTEMPTS_TOTAL: RateLimit = { hits: 1000, seconds: 3600 }

export const TOTAL_ATTEMPTS_BUCKET = 'guess:all'

/** Who makes the attempt: an address, or a signed-in artist or fan with a separate limit. */
export type AttemptCaller = { address: string; signedInAs?: string | undefined }

/** Identified by artist or fan, so that opening more sessions does not raise the limit. */
export function toAttemptCaller(address: string, session: Session | undefined): AttemptCaller {
  return { address, signedInAs: session?.artistId ?? session?.fanIds[0] }
}

export function getAttemptBucket({ address, signedInAs }: AttemptCaller): string {
  return signedInAs ? `guess:signed-in:${signedInAs}` : `guess:address:${address}`
}

/** Throws when the caller's limit is used up, or, for callers who are not signed in, the total limit. */
export function assertAttemptCounts(guesser: AttemptCaller, mine: number, all: number): void {
  if (mine >= FAILED_ATTEMPTS_PER_CALLER.hits) throw buildRateLimitError(FAILED_ATTEMPTS_PER_CALLER)
  if (!guesser.signedInAs && all >= FAILED_ATTEMPTS_TOTAL.hits) throw buildRateLimitError(FAILED_ATTEMPTS_TOTAL)
}

export async function assertAttemptAllowed(guesser: AttemptCaller): Promise<void> {
  const [mine = 0, all = 0] = await listRateLimitHits([
    [getAttemptBucket(guesser), FAILED_ATTEMPTS_PER_CALLER],
    [TOTAL_ATTEMPTS_BUCKET, FAILED_ATTEMPTS_TOTAL],
  ])
  assertAttemptCounts(guesser, mine, all)
}

/**
 * Counts a failed attempt. Of many concurrent ones, those past the limit get 429 instead of learning that they were
 * wrong.
 */
export async function recordFailedAttempt(guesser: AttemptCaller): Promise<void> {
  const mine = await incrementRateLimit(db, getAttemptBucket(guesser), FAILED_ATTEMPTS_PER_CALLER)
  if (mine > FAILED_ATTEMPTS_PER_CALLER.hits) throw buildRateLimitError(FAILED_ATTEMPTS_PER_CALLER)
  // Sessions with rights are not free to obtain, so their failed attempts do not count towards the total that affects
  // others.
  if (guesser.signedInAs) return
  if ((await incrementRateLimit(db, TOTAL_ATTEMPTS_BUCKET, FAILED_ATTEMPTS_TOTAL)) > FAILED_ATTEMPTS_TOTAL.hits)
    throw buildRateLimitError(FAILED_ATTEMPTS_TOTAL)
}
