import type { Trx } from '#platform/database'
import type { Session } from '#platform/session'
import type { Refusal } from '#platform/refusal'
import type { Purpose } from './contract.ts'
import type { Order } from './order.ts'

/** The server's own idea of what an order costs and whom it pays. */
export type Quote = {
  itemId: string
  quantity: number
  cents: number
  /** Null: the platform. */
  payee: { artistId: string; email: string } | null
  description: string
}

/**
 * What a module says about one purpose. Payments knows no product: it runs these pieces inside its own statements,
 * so that money and goods change hands in one.
 */
export type Fulfilment = {
  /** The price of what the client asks for; refuses what cannot be bought. */
  quote(
    asked: { reference?: string | undefined; quantity: number },
    buyer: { session: Session; address: string; tokenHash: Buffer | undefined },
  ): Promise<Quote>
  /**
   * For goods without a code, of which any free one will do (`free -> held -> capturing -> sold`). SQL, common table
   * expressions that run in the statement that stores the orders, before the provider hears of them. Reads the orders to
   * be stored as `wanted (n, id, visitor_id, artist_id, collector_id, item_id, quantity)`: one or many, of one or several items, the
   * first come with the lowest `n`. The last expression is `held (order_id)`: one row for each order that got a copy;
   * the others are not stored. Needed beside it: `whyNotHeld`, `letGo`, and these habits of the other pieces:
   * - `reserve` takes the copy that the order holds, or else any free one (its hold has lapsed, but nobody came);
   * - `release` puts the copy back to held by the same order: the order may be tried again, or else lapses;
   * - `deliver` takes the copy in capture, or else the held one, or else any free one.
   * Pick free copies with FOR UPDATE SKIP LOCKED, and keep the order's id on the copy, UNIQUE.
   */
  hold?: string
  /**
   * Why an item had no copy to hold: `held` with Retry-After while any copy may come back, `sold-out` only when a
   * count says that every copy is sold: `refuseGone(unsold)` makes both. Asked once for all who came together; a
   * `sold-out` is remembered for a second.
   */
  whyNotHeld?(itemId: string): Promise<Refusal>
  /** Who of these got no copy for a reason of their own, such as a limit per person; none of them when it is absent. */
  whoMayNot?(itemId: string, buyerIds: string[]): Promise<Map<string, Refusal>>
  /** Whom such a limit counts, and `whoMayNot` is asked about; a browser when it is absent. */
  limitPer?: 'visitorId' | 'collectorId'
  /** How many copies of an item one network address may hold at once (`holdsPerNetwork` of their number); absent: any. */
  holdsPerNetwork?(itemId: string): Promise<number>
  /**
   * SQL, one UPDATE expression: puts held copies back on sale. Reads the orders that let go as `lapsed`; a copy that is
   * not `held` by one of them stays as it is.
   */
  letGo?: string
  /** Runs in the transaction that let copies of these items go, for example to send a job. */
  onLetGo?(trx: Trx, itemIds: string[]): Promise<void>
  /**
   * SQL, common table expressions: takes the goods out of sale. Reads the order as `wanted`; the last expression is
   * `reserved (order_id)` and has a row exactly when the goods were free.
   */
  reserve?: string
  /** Why `reserve` found nothing. */
  whyNotReserved?(order: Order): Promise<Refusal>
  /** SQL, one expression: puts the goods back on sale. Reads the order as `refused`. */
  release?: string
  /**
   * SQL, common table expressions: hands over the goods. Reads the order as `paid` and the payer as $4 (e-mail,
   * lower case) and $5 (name); the last expression is `delivered (order_id)`.
   */
  deliver: string
  /** SQL, one expression: takes back what a full refund has unpaid. Reads the order as `refunded`. */
  revoke?: string
  /**
   * The same where one expression is not enough: SQL, common table expressions. Reads the order as `unpaid`, which has a
   * row only after a full refund.
   */
  takeBack?: string
}

const table = new Map<Purpose, Fulfilment>()

/** Wires purposes to what they deliver. Called once at start, by backend/fulfilment.ts. */
export function wireFulfilment(purpose: Purpose, fulfilment: Fulfilment): void {
  table.set(purpose, fulfilment)
}

export function fulfilmentOf(purpose: string): Fulfilment | undefined {
  return table.get(purpose as Purpose)
}
