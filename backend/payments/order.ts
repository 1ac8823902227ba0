import { type Db, db, sql } from '#platform/database'
import { ApiError } from '#platform/refusal'
import type { Session } from '#platform/session'
import { type Purpose, errors } from './contract.ts'

/** One payment at PayPal, for one purpose. */
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

const orderColumns = `id, visitor_id AS "visitorId", artist_id AS "artistId", purpose, item_id AS "itemId", quantity, cents,
  currency, payee_email AS "payeeEmail", payee_artist_id AS "payeeArtistId", description, state,
  provider_order_id AS "providerOrderId", create_request_id AS "createRequestId",
  capture_request_id AS "captureRequestId", pending_reason AS "pendingReason", capture_id AS "captureId",
  (extract(epoch FROM now() - capturing_since) * 1000)::float8 AS "capturingFor"`

export async function getOrder(id: string, on: Db = db): Promise<Order | undefined> {
  const [order] = await sql<Order>(on, `SELECT ${orderColumns} FROM orders WHERE id = $1`, [id])
  return order
}

export const orderByProviderIdSql = `SELECT ${orderColumns} FROM orders WHERE provider_order_id = $1`

export async function getOrderByProviderId(providerOrderId: string): Promise<Order | undefined> {
  const [order] = await sql<Order>(db, orderByProviderIdSql, [providerOrderId])
  return order
}

/** The order, if it belongs to the session: created in this browser or by this artist. Throws 404 or 403. */
export async function getOwnOrder(providerOrderId: string, session: Session): Promise<Order> {
  const order = await getOrderByProviderId(providerOrderId)
  if (!order) throw new ApiError(errors['order-unknown'])
  const mine = order.visitorId === session.visitorId || (order.artistId !== null && order.artistId === session.artistId)
  if (!mine) throw new ApiError(errors['order-not-yours'])
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
  /** The art collector the buyer is signed in as, if any. */
  collectorId?: string | null
}

/** Stores an order before it is sent to PayPal. */
export async function createOrderRecord(fields: NewOrder): Promise<{ id: string; createRequestId: string }> {
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
  if (!row) throw new Error('INSERT INTO orders returned no row')
  return row
}
