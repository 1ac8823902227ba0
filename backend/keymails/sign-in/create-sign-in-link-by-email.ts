import type { Language } from '#contract/text'
import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { consumeNetworkRateLimit } from '#http/limits/rate-limit'
import { enqueue } from '#queue/queue'
import { SIGN_IN_REQUESTS_PER_HOUR } from './contract.ts'
import { sendSignInLinkJob } from './jobs.ts'

/**
 * Enqueues the sign-in link for the newest copy that this address owns. Response and work do not depend on whether it
 * owns one; the job mails an address at most three times an hour. Throws 429 if the network has asked too often.
 */
export async function createSignInLinkByEmail(email: string, address: string, language: Language): Promise<void> {
  await consumeNetworkRateLimit('sign-in-links', address, { hits: SIGN_IN_REQUESTS_PER_HOUR, seconds: 3600 })
  await runInTransaction(async (trx) => {
    const [owned] = await sql<{ id: string }>(
      trx,
      `SELECT k.id FROM fans f JOIN keymails k ON k.fan_id = f.id
        WHERE f.address = $1 AND k.state = 'redeemed' ORDER BY k.id DESC LIMIT 1`,
      [email.toLowerCase()],
    )
    await enqueue(trx, sendSignInLinkJob, { keymailId: owned?.id ?? null, language })
  })
}
