import { books, outbox, requests } from './books.ts'
import { invalidRequest } from './errors.ts'
import { describe } from './faults.ts'
import type { Call, Reply } from './http.ts'
import { jsonBody } from './http.ts'
import { isEmail } from './ids.ts'
import type { Json } from './json.ts'
import { member, text } from './json.ts'
import { captureView, orderView, refundView } from './order-views.ts'
import { approveOrder, orderOf } from './orders.ts'
import {
  completeCapture,
  denyCapture,
  openDispute,
  refundByPayee,
  resolveDispute,
  reverseCapture,
  reviewDispute,
} from './settlements.ts'
import type { Simulator } from './simulator.ts'
import type { Dispute, Instrument } from './store.ts'
import { resendEvent, setWebhook } from './webhooks.ts'

/** The simulator's own calls under /simulator: what a test or a script may do that PayPal has no API for. */

const DEFAULT_BUYER = { email: 'fan@example.com', name: 'Robin Fan' }
const INSTRUMENTS: Instrument[] = ['good', 'declined', 'pending']

export async function approve(call: Call, sim: Simulator): Promise<Reply> {
  const body = jsonBody(call)
  const email = text(member(body, 'payer', 'email')) ?? DEFAULT_BUYER.email
  if (!isEmail(email)) throw invalidRequest('INVALID_PARAMETER_SYNTAX', '/payer/email', 'Not an e-mail address.', email)
  const name = text(member(body, 'payer', 'name')) ?? DEFAULT_BUYER.name
  const wished = member(body, 'instrument') ?? 'good'
  const instrument = INSTRUMENTS.find((known) => known === wished)
  if (!instrument) throw invalidRequest('INVALID_PARAMETER_VALUE', '/instrument', `One of ${INSTRUMENTS.join(', ')}.`)
  return ok(orderView(sim, await approveOrder(sim, orderOf(sim, call.params['id']).id, { email, name }, instrument)))
}

export async function complete(call: Call, sim: Simulator): Promise<Reply> {
  return ok(captureView(sim, await completeCapture(sim, call.params['id'])))
}

export async function deny(call: Call, sim: Simulator): Promise<Reply> {
  return ok(captureView(sim, await denyCapture(sim, call.params['id'])))
}

export async function refund(call: Call, sim: Simulator): Promise<Reply> {
  return ok(refundView(sim, await refundByPayee(sim, call.params['id'], centsOf(call))))
}

export async function reverse(call: Call, sim: Simulator): Promise<Reply> {
  return ok(refundView(sim, await reverseCapture(sim, call.params['id'], centsOf(call))))
}

export async function dispute(call: Call, sim: Simulator): Promise<Reply> {
  const reason = text(member(jsonBody(call), 'reason')) ?? 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED'
  return ok(disputeState(await openDispute(sim, call.params['id'], reason)))
}

export async function review(call: Call, sim: Simulator): Promise<Reply> {
  return ok(disputeState(await reviewDispute(sim, call.params['id'])))
}

export async function resolve(call: Call, sim: Simulator): Promise<Reply> {
  const outcome = text(member(jsonBody(call), 'outcome')) ?? 'RESOLVED_SELLER_FAVOUR'
  return ok(disputeState(await resolveDispute(sim, call.params['id'], outcome)))
}

export function addFault(call: Call, sim: Simulator): Reply {
  return { status: 201, json: describe(sim.faults.add(jsonBody(call))) }
}

export function listFaults(_call: Call, sim: Simulator): Reply {
  return ok(sim.faults.list())
}

export function clearFaults(_call: Call, sim: Simulator): Reply {
  sim.faults.clear()
  return { status: 204 }
}

/** Every token given out so far is refused from now on, as after a change of credentials. */
export function expireTokens(_call: Call, sim: Simulator): Reply {
  sim.tokensValidFrom = Date.now() + 1
  return { status: 204 }
}

export function showBooks(_call: Call, sim: Simulator): Reply {
  return ok(books(sim))
}

export function showRequests(_call: Call, sim: Simulator): Reply {
  return ok(requests(sim))
}

export function showOutbox(_call: Call, sim: Simulator): Reply {
  return ok(outbox(sim))
}

export function moveWebhook(call: Call, sim: Simulator): Reply {
  const body = jsonBody(call)
  const types = member(body, 'eventTypes')
  setWebhook(sim, text(member(body, 'url')), Array.isArray(types) ? types.flatMap((type) => text(type) ?? []) : ['*'])
  return ok({ id: sim.identity.webhookId, url: sim.store.subscription()?.url })
}

export function resend(call: Call, sim: Simulator): Reply {
  return { status: 202, json: resendEvent(sim, call.params['id']) }
}

function centsOf(call: Call): number | undefined {
  const cents = member(jsonBody(call), 'cents')
  if (cents === undefined) return undefined
  if (typeof cents !== 'number' || !Number.isInteger(cents))
    throw invalidRequest('INVALID_PARAMETER_VALUE', '/cents', 'A whole number of cents.')
  return cents
}

function disputeState({ id, captureId, status, reason, outcome, cents }: Dispute): Json {
  return { disputeId: id, captureId, status, reason, outcome, cents }
}

function ok(json: Json): Reply {
  return { status: 200, json }
}
