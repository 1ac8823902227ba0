import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { cardFulfilment } from '#module/fine-art'
import { openSaleFulfilment } from '#module/open-sale'
import { holdText, holdValues } from '#module/payments'
import { findSessionsText } from '#platform/session'
import { callProvider, captureOf } from './capture.ts'
import { ask, sessionHashOf } from './database.ts'
import { listenAsChild } from './listen.ts'

/**
 * The drop, of a song or of a card, with nothing around it: node:http, pg, what waits together goes together, "sold out" is remembered. The same
 * statements, the same calls to the provider, one artist whose account the bench tells.
 */
const goods =
  process.env['BENCH_PURPOSE'] === 'art-card'
    ? {
        fulfilment: cardFulfilment,
        purpose: 'art-card',
        orderPath: '/api/fine-art/purchase',
        reference: 'cardId',
        leftText: `SELECT count(*) FILTER (WHERE state <> 'sold')::int AS unsold FROM art_copies WHERE card_id = $1`,
        // What a collector is told of the copy that is kept for them.
        createdText: `UPDATE orders SET provider_order_id = $2, state = 'created' WHERE id = $1
          RETURNING (SELECT number FROM art_copies k WHERE k.order_id = orders.id) AS copy, held_until AS "heldUntil"`,
        status: 201,
        reply: (orderId: string, kept: object) => ({ orderId, ...kept }),
      }
    : {
        fulfilment: openSaleFulfilment,
        purpose: 'edition',
        orderPath: '/paypal/order',
        reference: 'reference',
        leftText: `SELECT count(*) FILTER (WHERE state <> 'sold')::int AS unsold FROM open_copies WHERE edition_id = $1`,
        createdText: `UPDATE orders SET provider_order_id = $2, state = 'created' WHERE id = $1`,
        status: 200,
        reply: (id: string) => ({ id }),
      }
const hold = holdText(goods.fulfilment)
const capture = captureOf(goods.fulfilment)
const PRICE_CENTS = Number(process.env['BENCH_PRICE_CENTS'])
const payee = { artistId: process.env['BENCH_ARTIST_ID'] ?? '', email: process.env['BENCH_ARTIST_EMAIL'] ?? '' }
const soldOut = new Set<string>()

type Buyer = { itemId: string; cookie: string | undefined; res: ServerResponse }
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
  const sessions = await ask<{ hash: Buffer; visitorId: string; collectorId: string | null }>(
    'sessions',
    findSessionsText,
    [hashes],
  )
  const visitors = new Map(sessions.map(({ hash, ...session }) => [hash.toString('base64'), session]))
  const orders = batch.map(({ itemId }, n) => ({
    visitorId: '',
    ...visitors.get(hashes[n]?.toString('base64') ?? ''),
    artistId: null,
    purpose: goods.purpose,
    itemId,
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
  const itemId = batch[0]?.itemId ?? ''
  const [left] = await ask<{ unsold: number }>('left', goods.leftText, [itemId])
  if (left?.unsold === 0) soldOut.add(itemId)
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
  const [kept = {}] = await ask('created', goods.createdText, [id, made.id])
  answer(res, goods.status, JSON.stringify(goods.reply(made.id, kept)))
}

function order(req: IncomingMessage, res: ServerResponse): void {
  const chunks: Buffer[] = []
  req.on('data', (chunk: Buffer) => chunks.push(chunk))
  req.on('end', () => {
    const { [goods.reference]: itemId = '' } = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>
    if (soldOut.has(itemId)) return answer(res, 409, SOLD_OUT)
    waiting.push({ itemId, cookie: req.headers.cookie, res })
    if (!busy) {
      busy = true
      void work()
    }
  })
}

listenAsChild(
  createServer((req, res) => {
    if (req.url === goods.orderPath) return order(req, res)
    req.resume()
    void capture(req.url?.split('/')[3] ?? '', req.headers.cookie).then((status) =>
      answer(res, status, status === 200 ? '{"status":"COMPLETED"}' : '{}'),
    )
  }),
)
