import type { Trx } from '#database/client'
import type { ApiError } from '#http/api-error'
import type { Session } from '#http/sessions/session'
import { startSaleCounter } from '#runtime/metrics'
import type { Purpose } from './contract.ts'
import { buildOrderStatements, type OrderStatements } from './order-statements.ts'
import type { Order } from './order.ts'

/** The server's own price and payee of a purchase. */
export type Quote = {
  itemId: string
  quantity: number
  cents: number
  /** Null: the platform. */
  payee: { artistId: string; email: string } | null
  description: string
  /** The discount code that the price contains. */
  discountId?: string | null
}

/*
 * How a module sells and delivers one purpose. Payments knows no product: it embeds these SQL pieces in its own
 * statements (order-statements.ts, holds/hold-sql.ts), so that money and product change hands atomically. Each
 * piece is a list of common table expressions that reads the rows named below and ends with the expression named there.
 */

/** Any number can be sold: nothing is taken off sale during a payment, and a refund takes nothing back. */
type UnlimitedProduct = {
  kind: 'unlimited'
  /** Returns the price of the requested purchase; throws if it cannot be bought. */
  quote(
    input: {
      reference?: string | undefined
      quantity: number
      /** Dollars that the buyer's page named; an offer where the buyer decides. */
      amount?: string | undefined
      discountCode?: string | undefined
    },
    buyer: { session: Session; address: string; tokenHash: Buffer | undefined; proof: number },
  ): Promise<Quote>
  /**
   * Delivers the product. Reads the order and its payer from `paid`, with the columns of `orders`, `paid_email` (lower
   * case) and `paid_name`; ends with `delivered (order_id)`. The orders, if it is code-bound.
   */
  deliverSql: string
}

/**
 * The order names the one thing it buys, such as the Keymail behind a code. Nothing is held: the first order to capture
 * claims it. Orders that wait at the same moment are claimed and delivered by one statement (decision 0281), so
 * `claimSql` and `deliverSql` take any number.
 */
type CodeBoundProduct = Omit<UnlimitedProduct, 'kind'> & {
  kind: 'code-bound'
  /**
   * Takes the product off sale while its payment is captured. Reads the order from `wanted`; ends with `reserved
   * (order_id)`, with a row exactly for each order whose product was available.
   */
  claimSql: string
  /** Why `claimSql` returned no row. */
  getClaimError(order: Order): Promise<ApiError>
  /** Puts the product back on sale after PayPal declined. Reads the order from `refused`. */
  releaseClaimSql: string
  /** Reverses the delivery. Reads the order from `fully_refunded`, which is empty after a partial refund. */
  reverseSql: string
}

/**
 * Any free copy of the item will do (`free -> held -> capturing -> sold`): the order holds one until it is paid. Here
 * - `claimSql` takes the copy held by the order, or else any free one (the hold expired, but the copy was not sold);
 * - `releaseClaimSql` returns the copy to held by the same order, which may be retried or expires;
 * - `deliverSql` takes the copy being captured, or else the held one, or else any free one.
 *
 * Pick free copies with FOR UPDATE SKIP LOCKED, and keep the order's id on the copy, UNIQUE.
 */
type PooledProduct = Omit<CodeBoundProduct, 'kind'> & {
  kind: 'pooled'
  /**
   * Takes a copy for each order, before the orders are stored and PayPal is called. Reads the orders to store from
   * `wanted (n, id, visitor_id, artist_id, collector_id, item_id, quantity)`: one or more orders, of one or more items,
   * earliest first by `n`. Ends with `held (order_id)`: one row per order that got a copy; the others are not stored.
   */
  holdSql: string
  /** Puts held copies back on sale. Reads the orders from `released`; a copy not `held` by one of them stays. */
  releaseHoldSql: string
  /**
   * Why an item had no copy to hold: `held` with Retry-After while any copy may come back, `sold-out` only when a count
   * shows that every copy is sold; `buildUnavailableError(unsold)` builds either. Called once per item and batch;
   * `sold-out` is cached for a second.
   */
  getHoldError(itemId: string): Promise<ApiError>
  /** The buyer id that the product's limit per buyer counts. */
  limitBy: 'visitorId' | 'collectorId'
  /** Errors of those buyers who got no copy because of that limit. */
  getBuyerErrors(itemId: string, buyerIds: string[]): Promise<Map<string, ApiError>>
  /**
   * How many copies of an item there are. A network may hold a part of them at once (holds/hold-quota.ts); without this
   * function, any number.
   */
  getCopyCount?(itemId: string): Promise<number>
  /** Called in the transaction that released copies of these items, for example to enqueue a job. */
  onHoldsReleased?(trx: Trx, itemIds: string[]): Promise<void>
}

type AnyProduct = UnlimitedProduct | CodeBoundProduct | PooledProduct

export type Product<Kind extends AnyProduct['kind'] = AnyProduct['kind']> = Extract<AnyProduct, { kind: Kind }>

export type RegisteredProduct = Product & { statements: OrderStatements }

const products = new Map<string, RegisteredProduct>()

/** Registers what a purpose delivers. Called once per purpose at start, by backend/products.ts. */
export function registerProduct(purpose: Purpose, product: Product): void {
  products.set(purpose, { ...product, statements: buildOrderStatements(product) })
  startSaleCounter(purpose)
}

export function getProduct(purpose: Purpose): RegisteredProduct {
  const product = products.get(purpose)
  if (!product) throw new Error(`no product is registered for purpose ${purpose}`)
  return product
}
