import { z } from 'zod'
import { defineEndpoint } from '#contract/http'

export const REASON_MAX = 1000

const reasonBody = z.object({ reason: z.string().trim().min(1, 'Say why.').max(REASON_MAX) })

const idParams = z.object({ id: z.uuid() })

export const suspendArtist = defineEndpoint({
  method: 'POST',
  path: '/api/admin/artists/:id/suspend',
  params: idParams,
  body: reasonBody,
})

export const restoreArtist = defineEndpoint({
  method: 'POST',
  path: '/api/admin/artists/:id/readmit',
  params: idParams,
  body: reasonBody,
})

export const voidGKey = defineEndpoint({
  method: 'POST',
  path: '/api/admin/g-keys/:id/void',
  params: idParams,
  body: reasonBody,
})

export const createTakedown = defineEndpoint({
  method: 'POST',
  path: '/api/admin/songs/:id/take-down',
  params: idParams,
  body: reasonBody,
})

export const restoreSong = defineEndpoint({
  method: 'POST',
  path: '/api/admin/songs/:id/restore',
  params: idParams,
  body: reasonBody,
})

export const createCardTakedown = defineEndpoint({
  method: 'POST',
  path: '/api/admin/art-cards/:id/take-down',
  params: idParams,
  body: reasonBody,
})

export const restoreCard = defineEndpoint({
  method: 'POST',
  path: '/api/admin/art-cards/:id/restore',
  params: idParams,
  body: reasonBody,
})

/**
 * Refunds an order paid to the platform. `pending` means PayPal has not answered yet; the call may then be repeated.
 */
export const refundOrder = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/refund',
  params: idParams,
  body: reasonBody,
  reply: z.object({ outcome: z.enum(['refunded', 'pending']) }),
})

/** Only the artist can refund what was paid to the artist: this asks them to, by mail. */
export const sendRefundRequest = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/ask-for-refund',
  params: idParams,
  body: reasonBody,
})
