import { createHash } from 'node:crypto'
import {
  buildErrorForCode,
  buildInvalidRequestError,
  buildUnprocessableError,
} from '#local/paypal-simulator/http/errors'
import type { Link } from '#local/paypal-simulator/http/errors'
import type { Call, Reply } from '#local/paypal-simulator/http/http'
import { getHeader, parseJsonBody } from '#local/paypal-simulator/http/http'
import { formatCanonical } from '#local/paypal-simulator/http/json'
import type { Simulator } from '#local/paypal-simulator/simulator'
import type { StoredReply, Puts } from '#local/paypal-simulator/store/store'

/** The outcome of an execution: a resource, or a refusal that PayPal stores like a result. */
export type RunOutcome = { puts: Puts; resourceId: string } | { puts: Puts; issue: string; links: Link[] }

export type IdempotentCall = {
  operation: 'create' | 'capture' | 'refund'
  retentionMs: number
  execute: () => RunOutcome
  /** Builds the reply from the resource's current state, for the first call and for repeats. */
  buildReply: (resourceId: string, repeated: boolean) => Reply
  /** Links of a stored refusal. */
  links: Link[]
}

/**
 * Executes a call once per PayPal-Request-Id. A repeat returns the current state of the resource the first call
 * created, as PayPal documents; the same id with another path or body throws 422 DUPLICATE_REQUEST_ID. `execute` and
 * its journal line run in one synchronous step, so concurrent calls with one id cannot both execute.
 */
export async function runOnce(
  call: Call,
  sim: Simulator,
  { operation, retentionMs, execute, buildReply, links }: IdempotentCall,
): Promise<Reply> {
  const requestId = getHeader(call, 'paypal-request-id')
  if (requestId !== undefined && (requestId.length < 1 || requestId.length > 108)) {
    throw buildInvalidRequestError(
      'INVALID_STRING_LENGTH',
      'PayPal-Request-Id',
      'The value of a field is either too short or too long.',
      requestId,
    )
  }
  const fingerprint = createHash('sha256')
    .update(`${call.path} ${formatCanonical(parseJsonBody(call) ?? {})}`)
    .digest('base64url')
  const key = `${operation} ${requestId}`
  const stored = requestId === undefined ? undefined : sim.store.replies.get(key)
  if (stored && Date.now() - stored.at < retentionMs) {
    if (stored.fingerprint !== fingerprint) throw buildUnprocessableError('DUPLICATE_REQUEST_ID')
    await sim.store.synced()
    if (stored.resourceId === undefined) throw buildErrorForCode(stored.issue ?? 'TRANSACTION_REFUSED', links)
    return { ...buildReply(stored.resourceId, true), outcome: 'replayed' }
  }

  const outcome = execute()
  const reply: StoredReply = { id: key, fingerprint, at: Date.now() }
  if ('resourceId' in outcome) reply.resourceId = outcome.resourceId
  else reply.issue = outcome.issue
  sim.commit({ ...outcome.puts, ...(requestId !== undefined && { replies: [reply] }) })
  await sim.store.synced()
  if ('issue' in outcome) throw buildErrorForCode(outcome.issue, outcome.links)
  return { ...buildReply(outcome.resourceId, false), outcome: 'executed' }
}
