import type { Language } from '#contract/text'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { assertAttemptAllowed, type AttemptCaller, trackFailedAttempt } from '#http/limits/failed-attempts'
import { assertKeymailCode } from '#module/keymails/codes'
import { enqueue } from '#queue/queue'
import { sendSignInLinkJob } from './jobs.ts'

/**
 * "Already yours? Mail me a sign-in link." Response and work are the same for any code: only the job finds out whether
 * there is anybody to write to. Wrong codes count as failed attempts.
 */
export async function createSignInLink(code: string, guesser: AttemptCaller, language: Language): Promise<void> {
  assertKeymailCode(code)
  await assertAttemptAllowed(guesser)
  const [keymail] = await sql<{ id: string; state: string }>(db, 'SELECT id, state FROM keymails WHERE code = $1', [
    code,
  ])
  if (!keymail) await trackFailedAttempt(guesser)
  await runInTransaction((trx) =>
    enqueue(trx, sendSignInLinkJob, { keymailId: keymail?.state === 'redeemed' ? keymail.id : null, language }),
  )
}
