import { createHash } from 'node:crypto'
import { errorForCode, invalidRequest, unprocessable } from './errors.ts'
import type { Link } from './errors.ts'
import type { Call, Reply } from './http.ts'
import { header, jsonBody } from './http.ts'
import { canonical } from './json.ts'
import type { Simulator } from './simulator.ts'
import type { KeptReply, Puts } from './store.ts'

/** What a money call did: a resource, or a refusal that PayPal remembers like a result. */
export type Outcome = { puts: Puts; resourceId: string } | { puts: Puts; issue: string; links: Link[] }

export type OnceCall = {
  operation: 'create' | 'capture' | 'refund'
  keptForMs: number
  execute: () => Outcome
  /** The answer with the resource's present state, at the first call and at a repetition. */
  present: (resourceId: string, repeated: boolean) => Reply
  /** Links of a remembered refusal. */
  links: Link[]
}

/**
 * Executes a call once per PayPal-Request-Id. A repetition gets the latest state of what the first one made, as PayPal
 * promises; the same id with another path or body is refused with 422 DUPLICATE_REQUEST_ID. `execute` and its journal
 * line happen without a pause between them, so simultaneous calls with one id cannot both execute.
 */
export async function once(
  call: Call,
  sim: Simulator,
  { operation, keptForMs, execute, present, links }: OnceCall,
): Promise<Reply> {
  const requestId = header(call, 'paypal-request-id')
  if (requestId !== undefined && (requestId.length < 1 || requestId.length > 108)) {
    throw invalidRequest(
      'INVALID_STRING_LENGTH',
      'PayPal-Request-Id',
      'The value of a field is either too short or too long.',
      requestId,
    )
  }
  const fingerprint = createHash('sha256')
    .update(`${call.path} ${canonical(jsonBody(call) ?? {})}`)
    .digest('base64url')
  const key = `${operation} ${requestId}`
  const known = requestId === undefined ? undefined : sim.store.replies.get(key)
  if (known && Date.now() - known.at < keptForMs) {
    if (known.fingerprint !== fingerprint) throw unprocessable('DUPLICATE_REQUEST_ID')
    await sim.store.synced()
    if (known.resourceId === undefined) throw errorForCode(known.issue ?? 'TRANSACTION_REFUSED', links)
    return { ...present(known.resourceId, true), outcome: 'replayed' }
  }

  const outcome = execute()
  const kept: KeptReply = { id: key, fingerprint, at: Date.now() }
  if ('resourceId' in outcome) kept.resourceId = outcome.resourceId
  else kept.issue = outcome.issue
  sim.commit({ ...outcome.puts, ...(requestId !== undefined && { replies: [kept] }) })
  await sim.store.synced()
  if ('issue' in outcome) throw errorForCode(outcome.issue, outcome.links)
  return { ...present(outcome.resourceId, false), outcome: 'executed' }
}
