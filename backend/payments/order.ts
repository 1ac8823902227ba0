import { type Db, db, sql } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { Session } from '#platform/session'
import { type Purpose, refusals } from './contract.ts'

/** One payment at the provider, for one purpose. */
export type Order = {
  id: string
  visitorId: string
  artistId: string | null
  purpose: Purpose
  itemId: string
  quantity: number
  cents: number
  currency: string
  payeeEmail: string | null
  payeeArtistId: string | null
  description: string
  state: 'creating' | 'created' | 'capturing' | 'completed' | 'stranded'
  providerOrderId: string
  createRequestId: string
  captureRequestId: string | null
  /** Milliseconds since the capture began. */
  capturingFor: number | null
  pendingReason: string | null
  captureId: string | null
}

const columns = `id, visitor_id AS "visitorId", artist_id AS "artistId", purpose, item_id AS "itemId", quantity, cents,
  currency, payee_email AS "payeeEmail", payee_artist_id AS "payeeArtistId", description, state,
  provider_order_id AS "providerOrderId", create_request_id AS "createRequestId",
  capture_request_id AS "captureRequestId", pending_reason AS "pendingReason", capture_id AS "captureId",
  (extract(epoch FROM now() - capturing_since) * 1000)::float8 AS "capturingFor"`

export async function findOrder(id: string, on: Db = db): Promise<Order | undefined> {
  const [order] = await sql<Order>(on, `SELECT ${columns} FROM orders WHERE id = $1`, [id])
  return order
}

export const findProviderOrderText = `SELECT ${columns} FROM orders WHERE provider_order_id = $1`

export async function findProviderOrder(providerOrderId: string): Promise<Order | undefined> {
  const [order] = await sql<Order>(db, findProviderOrderText, [providerOrderId])
  return order
}

/** The order, if it is this session's: made in this browser, or by this artist. */
export async function findOwnOrder(providerOrderId: string, session: Session): Promise<Order> {
  const order = await findProviderOrder(providerOrderId)
  if (!order) throw new Refusal(refusals['order-unknown'])
  const mine = order.visitorId === session.visitorId || (order.artistId !== null && order.artistId === session.artistId)
  if (!mine) throw new Refusal(refusals['order-not-yours'])
  return order
}

export type NewOrder = Pick<
  Order,
  | 'visitorId'
  | 'artistId'
  | 'itemId'
  | 'quantity'
  | 'cents'
  | 'currency'
  | 'payeeEmail'
  | 'payeeArtistId'
  | 'description'
> & {
  purpose: string
  /** The art collector who buys, when the buyer is signed in as one. */
  collectorId?: string | null
}

/** Stores an order before the provider hears of it. */
export async function insertOrder(fields: NewOrder): Promise<{ id: string; createRequestId: string }> {
  const [row] = await sql<{ id: string; createRequestId: string }>(
    db,
    `INSERT INTO orders (visitor_id, artist_id, purpose, item_id, quantity, cents, currency, payee_email,
       payee_artist_id, description)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id, create_request_id AS "createRequestId"`,
    [
      fields.visitorId,
      fields.artistId,
      fields.purpose,
      fields.itemId,
      fields.quantity,
      fields.cents,
      fields.currency,
      fields.payeeEmail,
      fields.payeeArtistId,
      fields.description,
    ],
  )
  if (!row) throw new Error('an order was not stored')
  return row
}
