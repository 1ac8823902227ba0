import type { Job, JobKind } from './define-job.ts'

type RetryPolicy = { retryLimit: number; retryDelay: number; retryDelayMax: number; deadLetter: string | null }

export const DEAD_LETTER_QUEUE = 'dead-letters'

/** With two and a half to five minutes between two tries. */
const MAIL_TRIES = 1160
/** More than will ever be needed: the queue knows no "for ever". */
const UNLIMITED_TRIES = 1_000_000

const POLICIES: Record<Exclude<JobKind, 'work'>, RetryPolicy> = {
  // The next tick replaces it. A check tells when every run fails.
  clock: { retryLimit: 0, retryDelay: 1, retryDelayMax: 1, deadLetter: null },
  // Until PayPal answers, at least every minute.
  provider: { retryLimit: UNLIMITED_TRIES, retryDelay: 2, retryDelayMax: 60, deadLetter: DEAD_LETTER_QUEUE },
  // For at least 48 hours.
  mail: { retryLimit: MAIL_TRIES, retryDelay: 5, retryDelayMax: 300, deadLetter: DEAD_LETTER_QUEUE },
}

/**
 * How often a job that fails is tried again, and whether it dies afterwards. `work` dies after its tries with its reason;
 * a job of any kind that is tried again and again becomes a finding.
 */
export function getRetryPolicy({ kind, retries }: Pick<Job, 'kind' | 'retries'>): RetryPolicy {
  return kind === 'work'
    ? { retryLimit: retries, retryDelay: 1, retryDelayMax: 600, deadLetter: DEAD_LETTER_QUEUE }
    : POLICIES[kind]
}
