import { applyApproval, getApproval } from './approval/approval.ts'
import { getPayment, refundPayment } from './approval/payment.ts'
import { control } from './control.ts'
import type { Call, Reply } from './http/http.ts'
import { captureOrder, createOrder, getOrder, updateOrder } from './api/orders.ts'
import { getCapture, getRefund, refundCapture } from './api/payments.ts'
import { getDispute } from './api/disputes.ts'
import type { Simulator } from './simulator.ts'
import { createToken } from './api/tokens.ts'
import { buildBrowserScript } from './browser/web-sdk.ts'
import {
  createWebhook,
  getCertificate,
  getEvent,
  getWebhook,
  listWebhooks,
  sendEventAgain,
  verifySignature,
} from './webhooks/webhooks.ts'

export type Route = {
  method: string
  path: string
  /** Name under which GET /simulator/requests counts it. */
  name: string
  /** `bearer` requires an access token, `control` rejects other websites, `open` is public. */
  who: 'bearer' | 'control' | 'open'
  run(call: Call, sim: Simulator): Reply | Promise<Reply>
}

const buildBearerRoute = (method: string, path: string, name: string, run: Route['run']): Route => ({
  method,
  path,
  name,
  who: 'bearer',
  run,
})
const buildOpenRoute = (method: string, path: string, name: string, run: Route['run']): Route => ({
  method,
  path,
  name,
  who: 'open',
  run,
})
const buildControlRoute = (method: string, path: string, run: Route['run']): Route => ({
  method,
  path: `/simulator${path}`,
  name: 'control',
  who: 'control',
  run,
})

const ROUTES: Route[] = [
  buildOpenRoute('POST', '/v1/oauth2/token', 'create-token', createToken),
  buildBearerRoute('POST', '/v2/checkout/orders', 'create-order', createOrder),
  buildBearerRoute('GET', '/v2/checkout/orders/:id', 'get-order', getOrder),
  buildBearerRoute('PATCH', '/v2/checkout/orders/:id', 'patch-order', updateOrder),
  buildBearerRoute('POST', '/v2/checkout/orders/:id/capture', 'capture-order', captureOrder),
  buildBearerRoute('GET', '/v2/payments/captures/:id', 'get-capture', getCapture),
  buildBearerRoute('POST', '/v2/payments/captures/:id/refund', 'refund-capture', refundCapture),
  buildBearerRoute('GET', '/v2/payments/refunds/:id', 'get-refund', getRefund),
  buildBearerRoute('GET', '/v1/customer/disputes/:id', 'get-dispute', getDispute),
  buildBearerRoute('POST', '/v1/notifications/verify-webhook-signature', 'verify-signature', verifySignature),
  buildBearerRoute('POST', '/v1/notifications/webhooks', 'create-webhook', createWebhook),
  buildBearerRoute('GET', '/v1/notifications/webhooks', 'list-webhooks', listWebhooks),
  buildBearerRoute('GET', '/v1/notifications/webhooks/:id', 'get-webhook', getWebhook),
  buildBearerRoute('GET', '/v1/notifications/webhooks-events/:id', 'get-event', getEvent),
  buildBearerRoute('POST', '/v1/notifications/webhooks-events/:id/resend', 'resend-event', (call, sim) => ({
    status: 202,
    json: sendEventAgain(sim, call.params['id']),
  })),
  buildOpenRoute('GET', '/v1/notifications/certs/:id', 'get-certificate', getCertificate),

  buildOpenRoute('GET', '/web-sdk/v6/core', 'get-script', (_call, sim) => ({
    status: 200,
    content: buildBrowserScript(sim.origin),
    headers: {
      'content-type': 'text/javascript;charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })),
  buildOpenRoute('GET', '/checkoutnow', 'show-approval', getApproval),
  buildOpenRoute('POST', '/checkoutnow', 'decide-approval', applyApproval),
  buildOpenRoute('GET', '/activity/payment/:id', 'show-payment', getPayment),
  buildOpenRoute('POST', '/activity/payment/:id', 'refund-payment', refundPayment),

  buildControlRoute('POST', '/orders/:id/approve', control.approve),
  buildControlRoute('POST', '/captures/:id/complete', control.complete),
  buildControlRoute('POST', '/captures/:id/deny', control.deny),
  buildControlRoute('POST', '/captures/:id/refund', control.refund),
  buildControlRoute('POST', '/captures/:id/reverse', control.reverse),
  buildControlRoute('POST', '/captures/:id/dispute', control.dispute),
  buildControlRoute('POST', '/captures/:id/dispute/review', control.review),
  buildControlRoute('POST', '/captures/:id/dispute/resolve', control.resolve),
  buildControlRoute('POST', '/faults', control.createFault),
  buildControlRoute('GET', '/faults', control.listFaults),
  buildControlRoute('DELETE', '/faults', control.deleteFaults),
  buildControlRoute('POST', '/tokens/expire', control.voidTokens),
  buildControlRoute('GET', '/books', control.getBooks),
  buildControlRoute('GET', '/requests', control.getRequestCounts),
  buildControlRoute('GET', '/outbox', control.getOutbox),
  buildControlRoute('PUT', '/webhook', control.updateWebhook),
  buildControlRoute('POST', '/events/:id/resend', control.resend),
]

const PATTERNS = ROUTES.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}))

/** The route of a request and the values of its `:names`; undefined if no route matches. */
export function getRoute(method: string, path: string): { route: Route; params: Record<string, string> } | undefined {
  for (const { route, pattern } of PATTERNS) {
    const match = route.method === method ? pattern.exec(path) : null
    if (match) return { route, params: { ...match.groups } }
  }
  return undefined
}
