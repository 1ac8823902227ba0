import type { Trx } from '#database/client'
import type { ApiError } from '#http/api-error'
import type { Session } from '#http/session'
import type { Purpose } from './contract.ts'
import type { Order } from './order.ts'

/** The server's own price and payee of a purchase. */
export type Quote = {
  itemId: string
  quantity: number
  cents: number
  /** Null: the platform. */
  payee: { artistId: string; email: string } | null
  description: string
}

/**
 * How a module sells and delivers one purpose. Payments knows no product: it embeds these SQL pieces in its own
 * statements, so that money and product change hands atomically.
 */
export type Product = {
  /** Returns the price of the requested purchase; throws if it cannot be bought. */
  quote(
    asked: { reference?: string | undefined; quantity: number },
    buyer: { session: Session; address: string; tokenHash: Buffer | undefined },
  ): Promise<Quote>
  /**
   * For products without a code, of which any free copy will do (`free -> held -> capturing -> sold`). SQL, common
   * table expressions that run in the statement that stores the orders, before PayPal is called. Reads the orders to
   * store from `wanted (n, id, visitor_id, artist_id, collector_id, item_id, quantity)`: one or more orders, of one or
   * more items, earliest first by `n`. The last expression is `held (order_id)`: one row per order that got a copy; the
   * others are not stored. Requires `getHoldError` and `releaseHoldSql`, and changes the other pieces:
   * - `claimSql` takes the copy held by the order, or else any free one (the hold expired, but the copy was not sold);
   * - `releaseClaimSql` returns the copy to held by the same order, which may be retried or expires;
   * - `deliverSql` takes the copy being captured, or else the held one, or else any free one.
   *
   * Pick free copies with FOR UPDATE SKIP LOCKED, and keep the order's id on the copy, UNIQUE.
   */
  holdSql?: string
  /**
   * Why an item had no copy to hold: `held` with Retry-After while any copy may come back, `sold-out` only when a count
   * shows that every copy is sold; `buildUnavailableError(unsold)` builds either. Called once per item and batch;
   * `sold-out` is cached for a second.
   */
  getHoldError?(itemId: string): Promise<ApiError>
  /** Errors of those buyers who got no copy for a reason of their own, such as a limit per person. Absent: none. */
  getBuyerErrors?(itemId: string, buyerIds: string[]): Promise<Map<string, ApiError>>
  /** The buyer id that such a limit counts and `getBuyerErrors` receives. Absent: `visitorId`, the browser. */
  limitBy?: 'visitorId' | 'collectorId'
  /**
   * How many copies of an item one network address may hold at once (`calculateNetworkHoldLimit` of its number of
   * copies). Absent: unlimited.
   */
  getNetworkHoldLimit?(itemId: string): Promise<number>
  /**
   * SQL, one UPDATE expression: puts held copies back on sale. Reads the released orders from `lapsed`; a copy that is
   * not `held` by one of them stays as it is.
   */
  releaseHoldSql?: string
  /** Called in the transaction that released copies of these items, for example to enqueue a job. */
  onHoldsReleased?(trx: Trx, itemIds: string[]): Promise<void>
  /**
   * SQL, common table expressions: takes the product off sale. Reads the order from `wanted`; the last expression is
   * `reserved (order_id)`, with a row exactly if the product was available.
   */
  claimSql?: string
  /** Why `claimSql` returned no row. */
  getClaimError?(order: Order): Promise<ApiError>
  /** SQL, one expression: puts the product back on sale. Reads the order from `refused`. */
  releaseClaimSql?: string
  /**
   * SQL, common table expressions: delivers the product. Reads the order from `paid` and the payer from $4 (e-mail,
   * lower case) and $5 (name); the last expression is `delivered (order_id)`.
   */
  deliverSql: string
  /** SQL, one expression: reverses the delivery after a full refund. Reads the order from `refunded`. */
  reverseSql?: string
  /**
   * The same as common table expressions, where one expression is not enough. Reads the order from `unpaid`, which has
   * a row only after a full refund.
   */
  reverseCtesSql?: string
}

const products = new Map<Purpose, Product>()

/** Registers what a purpose delivers. Called once per purpose at start, by backend/products.ts. */
export function registerProduct(purpose: Purpose, fulfilment: Product): void {
  products.set(purpose, fulfilment)
}

export function getProduct(purpose: string): Product | undefined {
  return products.get(purpose as Purpose)
}

export function requireProduct(order: Order): Product {
  const fulfilment = getProduct(order.purpose)
  if (!fulfilment) throw new Error(`no product is registered for purpose ${order.purpose}`)
  return fulfilment
}
