import { z } from 'zod'
import { defineEndpoint } from '#contract/http'

/** Orders one buyer may create per hour. */
export const ORDERS_PER_HOUR = 120

/** From one network address, by any number of buyers. Beyond it each order takes a proof of work. */
export const ORDERS_PER_NETWORK = { hits: 30, seconds: 600 } as const

export const ORDER_COST = { name: 'orders', perNetwork: ORDERS_PER_NETWORK }

const dollars = z.union([z.string().max(20), z.number()]).transform(String)

export const getPaymentSetup = defineEndpoint({
  method: 'GET',
  path: '/paypal/setup',
  reply: z.object({ clientToken: z.string(), scriptUrl: z.string(), environment: z.enum(['sandbox', 'live']) }),
})

export const createOrder = defineEndpoint({
  method: 'POST',
  path: '/paypal/order',
  body: z.object({
    /** Dollars, as '7.50' or 7.5. Compared with the server's price, never trusted. */
    amount: dollars,
    currency: z.string().max(10),
    intent: z.string().max(20),
    purpose: z.string().max(20).default('upload'),
    /** What is bought: the Keymail's code, the tracking number, the card id or the edition id. */
    reference: z.string().max(100).optional(),
    quantity: z.number().int().default(1),
    /** Of a copy on open sale. The server then expects the discounted price as `amount`. */
    discountCode: z.string().max(100).optional(),
  }),
  /** `heldUntil` (ISO): until when a copy is held for this buyer. */
  reply: z.object({ id: z.string(), heldUntil: z.string().optional() }),
})

/** Releases the copy held by the order. Returns 204, also when nothing is held (any more). */
export const cancelOrder = defineEndpoint({
  method: 'DELETE',
  path: '/paypal/order/:id',
  params: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }),
})

export const captureOrder = defineEndpoint({
  method: 'POST',
  path: '/paypal/order/:id/capture',
  params: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }),
  reply: z.object({ status: z.enum(['COMPLETED', 'PENDING']) }),
})
