import { buildBooks, buildOutbox, buildRequestCounts } from './reports.ts'
import { buildInvalidRequestError } from './http/errors.ts'
import { buildFaultView } from './http/faults.ts'
import type { Call, Reply } from './http/http.ts'
import { parseJsonBody } from './http/http.ts'
import { isEmail } from './store/ids.ts'
import type { Json } from './http/json.ts'
import { getMember, toText } from './http/json.ts'
import { buildCaptureView, buildOrderView, buildRefundView } from './api/order-views.ts'
import { approveOrder, getStoredOrder } from './api/orders.ts'
import { settleCapture, declineCapture, refundByPayee, createReversal } from './api/settlements.ts'
import { openDispute, closeDispute, updateDispute } from './api/disputes.ts'
import type { Simulator } from './simulator.ts'
import type { Dispute, Instrument } from './store/store.ts'
import { sendEventAgain, updateSubscription } from './webhooks/webhooks.ts'

const DEFAULT_BUYER = { email: 'fan@example.com', name: 'Robin Fan' }
const INSTRUMENTS: Instrument[] = ['good', 'declined', 'pending']

async function approve(call: Call, sim: Simulator): Promise<Reply> {
  const body = parseJsonBody(call)
  const email = toText(getMember(body, 'payer', 'email')) ?? DEFAULT_BUYER.email
  if (!isEmail(email))
    throw buildInvalidRequestError('INVALID_PARAMETER_SYNTAX', '/payer/email', 'Not an email address.', email)
  const name = toText(getMember(body, 'payer', 'name')) ?? DEFAULT_BUYER.name
  const wished = getMember(body, 'instrument') ?? 'good'
  const instrument = INSTRUMENTS.find((known) => known === wished)
  if (!instrument)
    throw buildInvalidRequestError('INVALID_PARAMETER_VALUE', '/instrument', `One of ${INSTRUMENTS.join(', ')}.`)
  return buildOkReply(
    buildOrderView(
      sim,
      await approveOrder(sim, getStoredOrder(sim, call.params['id']).id, { email, name }, instrument),
    ),
  )
}

async function complete(call: Call, sim: Simulator): Promise<Reply> {
  return buildOkReply(buildCaptureView(sim, await settleCapture(sim, call.params['id'])))
}

async function deny(call: Call, sim: Simulator): Promise<Reply> {
  return buildOkReply(buildCaptureView(sim, await declineCapture(sim, call.params['id'])))
}

async function refund(call: Call, sim: Simulator): Promise<Reply> {
  return buildOkReply(buildRefundView(sim, await refundByPayee(sim, call.params['id'], parseCentsField(call))))
}

async function reverse(call: Call, sim: Simulator): Promise<Reply> {
  return buildOkReply(buildRefundView(sim, await createReversal(sim, call.params['id'], parseCentsField(call))))
}

async function dispute(call: Call, sim: Simulator): Promise<Reply> {
  const reason = toText(getMember(parseJsonBody(call), 'reason')) ?? 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED'
  return buildOkReply(buildDisputeState(await openDispute(sim, call.params['id'], reason)))
}

async function review(call: Call, sim: Simulator): Promise<Reply> {
  return buildOkReply(buildDisputeState(await updateDispute(sim, call.params['id'])))
}

async function resolve(call: Call, sim: Simulator): Promise<Reply> {
  const outcome = toText(getMember(parseJsonBody(call), 'outcome')) ?? 'RESOLVED_SELLER_FAVOUR'
  return buildOkReply(buildDisputeState(await closeDispute(sim, call.params['id'], outcome)))
}

function createFault(call: Call, sim: Simulator): Reply {
  return { status: 201, json: buildFaultView(sim.faults.add(parseJsonBody(call))) }
}

function listFaults(_call: Call, sim: Simulator): Reply {
  return buildOkReply(sim.faults.list())
}

function deleteFaults(_call: Call, sim: Simulator): Reply {
  sim.faults.clear()
  return { status: 204 }
}

/** Invalidates every token issued so far, as a change of credentials does. */
function voidTokens(_call: Call, sim: Simulator): Reply {
  sim.tokensValidFrom = Date.now() + 1
  return { status: 204 }
}

function getBooks(_call: Call, sim: Simulator): Reply {
  return buildOkReply(buildBooks(sim))
}

function getRequestCounts(_call: Call, sim: Simulator): Reply {
  return buildOkReply(buildRequestCounts(sim))
}

function getOutbox(_call: Call, sim: Simulator): Reply {
  return buildOkReply(buildOutbox(sim))
}

function updateWebhook(call: Call, sim: Simulator): Reply {
  const body = parseJsonBody(call)
  const types = getMember(body, 'eventTypes')
  updateSubscription(
    sim,
    toText(getMember(body, 'url')),
    Array.isArray(types) ? types.flatMap((type) => toText(type) ?? []) : ['*'],
  )
  return buildOkReply({ id: sim.identity.webhookId, url: sim.store.subscription()?.url })
}

function resend(call: Call, sim: Simulator): Reply {
  return { status: 202, json: sendEventAgain(sim, call.params['id']) }
}

function parseCentsField(call: Call): number | undefined {
  const cents = getMember(parseJsonBody(call), 'cents')
  if (cents === undefined) return undefined
  if (typeof cents !== 'number' || !Number.isInteger(cents))
    throw buildInvalidRequestError('INVALID_PARAMETER_VALUE', '/cents', 'A whole number of cents.')
  return cents
}

function buildDisputeState({ id, captureId, status, reason, outcome, cents }: Dispute): Json {
  return { disputeId: id, captureId, status, reason, outcome, cents }
}

function buildOkReply(json: Json): Reply {
  return { status: 200, json }
}

/** The simulator's own calls under /simulator, for what tests and scripts need and PayPal has no API for. */
export const control = {
  approve,
  complete,
  deny,
  refund,
  reverse,
  dispute,
  review,
  resolve,
  createFault,
  listFaults,
  deleteFaults,
  voidTokens,
  getBooks,
  getRequestCounts,
  getOutbox,
  updateWebhook,
  resend,
}
