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
}

const table = new Map<Purpose, Fulfilment>()

/** Wires purposes to what they deliver. Called once at start, by backend/fulfilment.ts. */
export function wireFulfilment(purpose: Purpose, fulfilment: Fulfilment): void {
  table.set(purpose, fulfilment)
}

export function fulfilmentOf(purpose: string): Fulfilment | undefined {
  return table.get(purpose as Purpose)
}
