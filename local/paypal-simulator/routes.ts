import { decideApproval, showApproval } from './approval.ts'
import * as control from './control.ts'
import type { Call, Reply } from './http.ts'
import { captureOrder, createOrder, getOrder, patchOrder } from './orders.ts'
import { getCapture, getRefund, refundCapture } from './payments.ts'
import { getDispute } from './settlements.ts'
import type { Simulator } from './simulator.ts'
import { createToken } from './tokens.ts'
import { browserScript } from './web-sdk.ts'
import {
  createWebhook,
  getCertificate,
  getEvent,
  getWebhook,
  listWebhooks,
  resendEvent,
  verifySignature,
} from './webhooks.ts'

export type Route = {
  method: string
  path: string
  /** Name under which GET /simulator/requests counts it. */
  name: string
  /** `bearer` asks for an access token, `control` refuses other websites, `open` is for everybody. */
  who: 'bearer' | 'control' | 'open'
  run(call: Call, sim: Simulator): Reply | Promise<Reply>
}

const bearer = (method: string, path: string, name: string, run: Route['run']): Route => ({
  method,
  path,
  name,
  who: 'bearer',
  run,
})
const open = (method: string, path: string, name: string, run: Route['run']): Route => ({
  method,
  path,
  name,
  who: 'open',
  run,
})
const local = (method: string, path: string, run: Route['run']): Route => ({
  method,
  path: `/simulator${path}`,
  name: 'control',
  who: 'control',
  run,
})

const ROUTES: Route[] = [
  open('POST', '/v1/oauth2/token', 'create-token', createToken),
  bearer('POST', '/v2/checkout/orders', 'create-order', createOrder),
  bearer('GET', '/v2/checkout/orders/:id', 'get-order', getOrder),
  bearer('PATCH', '/v2/checkout/orders/:id', 'patch-order', patchOrder),
  bearer('POST', '/v2/checkout/orders/:id/capture', 'capture-order', captureOrder),
  bearer('GET', '/v2/payments/captures/:id', 'get-capture', getCapture),
  bearer('POST', '/v2/payments/captures/:id/refund', 'refund-capture', refundCapture),
  bearer('GET', '/v2/payments/refunds/:id', 'get-refund', getRefund),
  bearer('GET', '/v1/customer/disputes/:id', 'get-dispute', getDispute),
  bearer('POST', '/v1/notifications/verify-webhook-signature', 'verify-signature', verifySignature),
  bearer('POST', '/v1/notifications/webhooks', 'create-webhook', createWebhook),
  bearer('GET', '/v1/notifications/webhooks', 'list-webhooks', listWebhooks),
  bearer('GET', '/v1/notifications/webhooks/:id', 'get-webhook', getWebhook),
  bearer('GET', '/v1/notifications/webhooks-events/:id', 'get-event', getEvent),
  bearer('POST', '/v1/notifications/webhooks-events/:id/resend', 'resend-event', (call, sim) => ({
    status: 202,
    json: resendEvent(sim, call.params['id']),
  })),
  open('GET', '/v1/notifications/certs/:id', 'get-certificate', getCertificate),

  open('GET', '/web-sdk/v6/core', 'get-script', (_call, sim) => ({
    status: 200,
    content: browserScript(sim.origin),
    headers: {
      'content-type': 'text/javascript;charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })),
  open('GET', '/checkoutnow', 'show-approval', showApproval),
  open('POST', '/checkoutnow', 'decide-approval', decideApproval),

  local('POST', '/orders/:id/approve', control.approve),
  local('POST', '/captures/:id/complete', control.complete),
  local('POST', '/captures/:id/deny', control.deny),
  local('POST', '/captures/:id/refund', control.refund),
  local('POST', '/captures/:id/reverse', control.reverse),
  local('POST', '/captures/:id/dispute', control.dispute),
  local('POST', '/captures/:id/dispute/review', control.review),
  local('POST', '/captures/:id/dispute/resolve', control.resolve),
  local('POST', '/faults', control.addFault),
  local('GET', '/faults', control.listFaults),
  local('DELETE', '/faults', control.clearFaults),
  local('POST', '/tokens/expire', control.expireTokens),
  local('GET', '/books', control.showBooks),
  local('GET', '/requests', control.showRequests),
  local('GET', '/outbox', control.showOutbox),
  local('PUT', '/webhook', control.moveWebhook),
  local('POST', '/events/:id/resend', control.resend),
]

const PATTERNS = ROUTES.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}))

/** The route of a request and what its `:names` matched; undefined when the path is nobody's. */
export function findRoute(method: string, path: string): { route: Route; params: Record<string, string> } | undefined {
  for (const { route, pattern } of PATTERNS) {
    const match = route.method === method ? pattern.exec(path) : null
    if (match) return { route, params: { ...match.groups } }
  }
  return undefined
}
