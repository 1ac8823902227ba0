import { z } from 'zod'
import { copyParams } from '#contract/copies'
import { defineEndpoint, defineErrors } from '#contract/http'

/** What fan and artist wrote is erased this long after the request. */
export const REFUND_WORDS_DAYS = 180

export const errors = defineErrors({
  'refund-asked': [409, 'You have already asked for this refund. You can ask for a refund only once.'],
  'refund-gift': [409, 'This copy was a gift. A refund goes to whoever paid, who can ask for it.'],
  'refund-closed': [409, 'This refund request is no longer open.'],
})

const words = z.string().trim().max(1_000)

/** Asks the artist for the price of a bought copy. */
export const createRefundRequest = defineEndpoint({
  method: 'POST',
  path: '/api/copies/:id/refund-request',
  params: copyParams,
  body: z.object({ reason: words.min(1) }),
})

export const cancelRefundRequest = defineEndpoint({
  method: 'DELETE',
  path: '/api/copies/:id/refund-request',
  params: copyParams,
})

/** The artist's 200 newest, open ones first. */
export const listRefundRequests = defineEndpoint({
  method: 'GET',
  path: '/api/artist/refund-requests',
  reply: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      keymailCode: z.string(),
      copy: z.number(),
      of: z.number(),
      cents: z.number(),
      refundedCents: z.number(),
      /** PayPal's id of the payment, which the artist refunds there. */
      captureId: z.string(),
      /** The page at PayPal from which the artist refunds it. */
      paymentUrl: z.string(),
      reason: z.string(),
      answer: z.string(),
      state: z.enum(['open', 'withdrawn', 'declined', 'refunded']),
      at: z.string(),
    }),
  ),
})

/** Tells the fan that there will be no refund, and why. */
export const declineRefundRequest = defineEndpoint({
  method: 'POST',
  path: '/api/artist/refund-requests/:id/decline',
  params: z.object({ id: z.uuid() }),
  body: z.object({ answer: words.min(1) }),
})
