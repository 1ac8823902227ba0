import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { openSaleFulfilment } from '#module/open-sale'
import { holdText, holdValues } from '#module/payments'
import { findSessionsText } from '#platform/session'
import { callProvider, captureOf } from './capture.ts'
import { ask, sessionHashOf } from './database.ts'
import { listenAsChild } from './listen.ts'

/**
 * The drop with nothing around it: node:http, pg, what waits together goes together, "sold out" is remembered. The same
 * statements, the same calls to the provider, one artist whose account the bench tells.
 */
const hold = holdText(openSaleFulfilment)
const capture = captureOf(openSaleFulfilment)
const PRICE_CENTS = Number(process.env['BENCH_PRICE_CENTS'])
const payee = { artistId: process.env['BENCH_ARTIST_ID'] ?? '', email: process.env['BENCH_ARTIST_EMAIL'] ?? '' }
const soldOut = new Set<string>()

type Buyer = { editionId: string; cookie: string | undefined; res: ServerResponse }
let waiting: Buyer[] = []
let busy = false

function answer(res: ServerResponse, status: number, body: string): void {
  res.writeHead(status, { 'content-type': 'application/json', 'content-length': body.length })
  res.end(body)
}

const HELD = '{"error":"held","message":"Every copy that is left is being paid for. Nothing was charged."}'
const SOLD_OUT = '{"error":"sold-out","message":"All copies are sold. Nothing was charged."}'

async function work(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
  while (waiting.length > 0) {
    const batch = waiting.splice(0, 1000)
    await serve(batch)
  }
  busy = false
}

async function serve(batch: Buyer[]): Promise<void> {
  const hashes = batch.map(({ cookie }) => sessionHashOf(cookie))
  const sessions = await ask<{ hash: Buffer; visitorId: string }>('sessions', findSessionsText, [hashes])
  const visitors = new Map(sessions.map(({ hash, visitorId }) => [hash.toString('base64'), visitorId]))
  const orders = batch.map(({ editionId }, n) => ({
    visitorId: visitors.get(hashes[n]?.toString('base64') ?? '') ?? '',
    artistId: null,
    purpose: 'edition',
    itemId: editionId,
    quantity: 1,
    cents: PRICE_CENTS,
    currency: 'USD',
    payeeEmail: payee.email,
    payeeArtistId: payee.artistId,
    description: 'A song, the next free copy',
  }))
  const held = await ask<{ n: number; id: string; createRequestId: string }>('hold', hold, holdValues(orders, 900))
  const winners = new Map(held.map((order) => [order.n - 1, order]))
  for (const [n, order] of winners) void bring(batch[n] as Buyer, order)
  if (winners.size === batch.length) return
  const editionId = batch[0]?.editionId ?? ''
  const [left] = await ask<{ unsold: number }>(
    'left',
    `SELECT count(*) FILTER (WHERE state <> 'sold')::int AS unsold FROM open_copies WHERE edition_id = $1`,
    [editionId],
  )
  if (left?.unsold === 0) soldOut.add(editionId)
  batch.forEach(({ res }, n) => {
    if (!winners.has(n)) answer(res, 409, left?.unsold === 0 ? SOLD_OUT : HELD)
  })
}

async function bring({ res }: Buyer, { id, createRequestId }: { id: string; createRequestId: string }): Promise<void> {
  const made = await callProvider('POST', '/v2/checkout/orders', createRequestId, {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: id,
        invoice_id: id,
        description: 'A song, the next free copy',
        amount: { currency_code: 'USD', value: (PRICE_CENTS / 100).toFixed(2) },
        payee: { email_address: payee.email },
      },
    ],
  })
  await ask('created', `UPDATE orders SET provider_order_id = $2, state = 'created' WHERE id = $1`, [id, made.id])
  answer(res, 200, JSON.stringify({ id: made.id }))
}

function order(req: IncomingMessage, res: ServerResponse): void {
  const chunks: Buffer[] = []
  req.on('data', (chunk: Buffer) => chunks.push(chunk))
  req.on('end', () => {
    const { reference } = JSON.parse(Buffer.concat(chunks).toString()) as { reference: string }
    if (soldOut.has(reference)) return answer(res, 409, SOLD_OUT)
    waiting.push({ editionId: reference, cookie: req.headers.cookie, res })
    if (!busy) {
      busy = true
      void work()
    }
  })
}

listenAsChild(
  createServer((req, res) => {
    if (req.url === '/paypal/order') return order(req, res)
    req.resume()
    void capture(req.url?.split('/')[3] ?? '', req.headers.cookie).then((status) =>
      answer(res, status, status === 200 ? '{"status":"COMPLETED"}' : '{}'),
    )
  }),
)
