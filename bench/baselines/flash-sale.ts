import { randomUUIDv7 } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { artCardProduct } from '#backend/art-cards/copies/purchase/art-card-product.ts'
import { openSaleProduct } from '#backend/open-sales/open-sale-product.ts'
import { buildHoldSql, buildHoldValues } from '#backend/payments/holds/hold-sql.ts'
import { listSessionsSql } from '#http/sessions/session'
import { sendToProvider, buildCapture } from './capture.ts'
import { runStatement, calculateSessionHash } from './database.ts'
import { startAsChild } from './start-as-child.ts'

/**
 * Baseline: a flash sale of a song or an art card on node:http and pg. Waiting orders are batched and "sold out" is
 * cached, with the same statements and provider calls as ours, for a single artist given by the benchmark.
 */
const sale =
  process.env['BENCH_PURPOSE'] === 'art-card'
    ? {
        product: artCardProduct,
        purpose: 'art-card' as const,
        orderPath: '/api/fine-art/purchase',
        reference: 'cardId',
        leftText: `SELECT count(*) FILTER (WHERE state <> 'sold')::int AS unsold FROM art_copies WHERE card_id = $1`,
        // The reply tells a collector the held copy and its deadline.
        createdText: `UPDATE orders SET provider_order_id = $2, state = 'created' WHERE id = $1
          RETURNING (SELECT number FROM art_copies k WHERE k.order_id = orders.id) AS copy, held_until AS "heldUntil"`,
        status: 201,
        reply: (orderId: string, kept: object) => ({ orderId, ...kept }),
      }
    : {
        product: openSaleProduct,
        purpose: 'edition' as const,
        orderPath: '/paypal/order',
        reference: 'reference',
        leftText: 'SELECT open_left AS unsold FROM editions WHERE id = $1',
        createdText: `UPDATE orders SET provider_order_id = $2, state = 'created' WHERE id = $1`,
        status: 200,
        reply: (id: string) => ({ id }),
      }
const holdSql = buildHoldSql(sale.product)
const capture = buildCapture(sale.product)
const PRICE_CENTS = Number(process.env['BENCH_PRICE_CENTS'])
const payee = { artistId: process.env['BENCH_ARTIST_ID'] ?? '', email: process.env['BENCH_ARTIST_EMAIL'] ?? '' }
const soldOutItems = new Set<string>()

type Buyer = { itemId: string; cookie: string | undefined; res: ServerResponse }
let waiting: Buyer[] = []
let busy = false

function writeAnswer(res: ServerResponse, status: number, body: string): void {
  res.writeHead(status, { 'content-type': 'application/json', 'content-length': body.length })
  res.end(body)
}

const HELD = '{"error":"held","message":"Every copy that is left is being paid for. Nothing was charged."}'
const SOLD_OUT = '{"error":"sold-out","message":"All copies are sold. Nothing was charged."}'

async function runBatches(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
  while (waiting.length > 0) {
    const batch = waiting.splice(0, 1000)
    await serveBatch(batch)
  }
  busy = false
}

async function serveBatch(batch: Buyer[]): Promise<void> {
  const hashes = batch.map(({ cookie }) => calculateSessionHash(cookie))
  const sessions = await runStatement<{ hash: Buffer; visitorId: string; collectorId: string | null }>(
    'sessions',
    listSessionsSql,
    [hashes],
  )
  const visitors = new Map(sessions.map(({ hash, ...session }) => [hash.toString('base64'), session]))
  const orders = batch.map(({ itemId }, n) => ({
    visitorId: '',
    collectorId: null,
    ...visitors.get(hashes[n]?.toString('base64') ?? ''),
    // Not the session's.
    id: randomUUIDv7(),
    artistId: null,
    purpose: sale.purpose,
    itemId,
    quantity: 1,
    cents: PRICE_CENTS,
    currency: 'USD',
    payeeEmail: payee.email,
    payeeArtistId: payee.artistId,
    description: 'A song, the next free copy',
    discountId: null,
  }))
  const held = await runStatement<{ id: string; createRequestId: string }>(
    'hold',
    holdSql,
    buildHoldValues(orders, 900),
  )
  const winners = new Map(held.map((order) => [order.id, order]))
  orders.forEach(({ id }, n) => {
    const order = winners.get(id)
    if (order) void createProviderOrder(batch[n] as Buyer, order)
  })
  if (winners.size === batch.length) return
  const itemId = batch[0]?.itemId ?? ''
  const [left] = await runStatement<{ unsold: number }>('left', sale.leftText, [itemId])
  if (left?.unsold === 0) soldOutItems.add(itemId)
  batch.forEach(({ res }, n) => {
    if (!winners.has(orders[n]?.id ?? '')) writeAnswer(res, 409, left?.unsold === 0 ? SOLD_OUT : HELD)
  })
}

async function createProviderOrder(
  { res }: Buyer,
  { id, createRequestId }: { id: string; createRequestId: string },
): Promise<void> {
  const made = await sendToProvider('POST', '/v2/checkout/orders', createRequestId, {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: id,
        invoice_id: id,
        description: 'A song, the next free copy',
        discountId: null,
        amount: { currency_code: 'USD', value: (PRICE_CENTS / 100).toFixed(2) },
        payee: { email_address: payee.email },
      },
    ],
  })
  const [kept = {}] = await runStatement('created', sale.createdText, [id, made.id])
  writeAnswer(res, sale.status, JSON.stringify(sale.reply(made.id, kept)))
}

function enqueueOrder(req: IncomingMessage, res: ServerResponse): void {
  const chunks: Buffer[] = []
  req.on('data', (chunk: Buffer) => chunks.push(chunk))
  req.on('end', () => {
    const { [sale.reference]: itemId = '' } = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>
    if (soldOutItems.has(itemId)) return writeAnswer(res, 409, SOLD_OUT)
    waiting.push({ itemId, cookie: req.headers.cookie, res })
    if (!busy) {
      busy = true
      void runBatches()
    }
  })
}

startAsChild(
  createServer((req, res) => {
    if (req.url === sale.orderPath) return enqueueOrder(req, res)
    req.resume()
    void capture(req.url?.split('/')[3] ?? '', req.headers.cookie).then((status) =>
      writeAnswer(res, status, status === 200 ? '{"status":"COMPLETED"}' : '{}'),
    )
  }),
)
