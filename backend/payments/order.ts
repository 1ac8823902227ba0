import { db, type Db } from '#database/client'
import { createBatcher } from '#database/create-batcher'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { isReplacedBy, type Session } from '#http/sessions/session'
import { errors, type Purpose } from './contract.ts'

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

export const ordersByProviderIdSql = `SELECT ${orderColumns} FROM orders WHERE provider_order_id = ANY ($1::text[])`

const getByProviderId = createBatcher(async (ids: string[]) => {
  const found = await sql<Order>(db, ordersByProviderIdSql, [ids])
  const orders = new Map(found.map((order) => [order.providerOrderId, order]))
  return ids.map((id) => orders.get(id))
})

/**
 * The order, if it belongs to the session: created in this browser or by this artist. A browser that never received the
 * cookie of its new session still gets its order with the old one. Throws 404 or 403.
 */
export async function getOwnOrder(providerOrderId: string, session: Session): Promise<Order> {
  const order = await getByProviderId(providerOrderId)
  if (!order) throw new ApiError(errors['order-unknown'])
  const own =
    order.visitorId === session.visitorId ||
    (order.artistId !== null && order.artistId === session.artistId) ||
    (await isReplacedBy(session, order.visitorId))
  if (!own) throw new ApiError(errors['order-not-yours'])
  return order
}

export type NewOrder = Pick<
  Order,
  | 'visitorId'
  | 'artistId'
  | 'purpose'
  | 'itemId'
  | 'quantity'
  | 'cents'
  | 'currency'
  | 'payeeEmail'
  | 'payeeArtistId'
  | 'description'
> & {
  discountId: string | null
  /** The art collector the buyer is signed in as, if any. */
  collectorId: string | null
}

/** The topic of what changes an artist's sales: a payment, a refund, a dispute. */
export const buildPayeeTopic = (artistId: string) => `payee:${artistId}`
