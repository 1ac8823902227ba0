import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { PROOF_HEADER, type Endpoint } from '#contract/http'
import { isSameOrigin } from '#http/assert-same-origin'
import { getArrivedBody } from '#http/body/parse-json-body'
import { IDEMPOTENCY_HEADER } from '#http/idempotency/contract'
import { parseClientAddress } from '#http/limits/client-address'
import type { EarlyAnswer } from '#http/ready-answers/ready-answers'
import { trackAnswer } from '#http/run-request'
import { sendRefusal } from '#http/send-errors'
import { getSoldOutError, isAnySoldOut } from './create-held-order.ts'
import { isHoldQuotaExhausted } from './hold-quota.ts'

/**
 * Tells whoever orders an item that everybody is told is sold out so, before anything else is done for the request.
 * `field` of the call's body names the item. In a rush nine of ten answers are this one.
 */
export function createSoldOutAnswer({ method, path }: Endpoint, field: string): EarlyAnswer {
  const call = `${method} ${path}`
  return (req, res, answer) => {
    if (req.url !== path || req.method !== method || !isAnySoldOut() || !isPlain(req)) return false
    const started = performance.now()
    // The body that came with the headers is there a turn later.
    setImmediate(() => {
      if (sendSoldOut(req, res, { call, field, started })) return
      answer(req, res)
    })
    return true
  }
}

/** A request that is refused for nothing else: those go through all that looks at them. */
function isPlain({ headers }: IncomingMessage): boolean {
  return (
    isSameOrigin(headers) &&
    headers[IDEMPOTENCY_HEADER] === undefined &&
    headers[PROOF_HEADER] === undefined &&
    headers.authorization === undefined &&
    /^application\/json\b/i.test(headers['content-type'] ?? '')
  )
}

function sendSoldOut(
  req: IncomingMessage,
  res: ServerResponse,
  { call, field, started }: { call: string; field: string; started: number },
): boolean {
  const itemId = parseItemId(getArrivedBody(req), field)
  const soldOut = itemId === undefined ? undefined : getSoldOutError(itemId)
  if (itemId === undefined || !soldOut || isHoldQuotaExhausted(itemId, parseClientAddress(req))) return false
  const requestId = randomUUID()
  sendRefusal(req, res, soldOut, requestId)
  trackAnswer(call, soldOut.status, performance.now() - started, false, requestId)
  return true
}

function parseItemId(body: Buffer | undefined, field: string): string | undefined {
  if (!body) return undefined
  try {
    const value = (JSON.parse(body.toString()) as Record<string, unknown> | null)?.[field]
    return typeof value === 'string' ? value : undefined
  } catch {
    // The call says what is wrong with it.
    return undefined
  }
}
