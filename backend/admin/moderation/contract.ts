import { z } from 'zod'
import { endpoint } from '#contract/http'

export const REASON_MAX = 1000

const reasonBody = z.object({ reason: z.string().trim().min(1, 'Say why.').max(REASON_MAX) })

const idParams = z.object({ id: z.uuid() })

export const suspendArtist = endpoint({
  method: 'POST',
  path: '/api/admin/artists/:id/suspend',
  params: idParams,
  body: reasonBody,
})

export const restoreArtist = endpoint({
  method: 'POST',
  path: '/api/admin/artists/:id/readmit',
  params: idParams,
  body: reasonBody,
})

export const voidGKey = endpoint({
  method: 'POST',
  path: '/api/admin/g-keys/:id/void',
  params: idParams,
  body: reasonBody,
})

export const takeDownSong = endpoint({
  method: 'POST',
  path: '/api/admin/songs/:id/take-down',
  params: idParams,
  body: reasonBody,
})

export const restoreSong = endpoint({
  method: 'POST',
  path: '/api/admin/songs/:id/restore',
  params: idParams,
  body: reasonBody,
})

/**
 * Refunds an order paid to the platform. `pending` means PayPal has not answered yet; the call may then be repeated.
 */
export const refundOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/refund',
  params: idParams,
  body: reasonBody,
  reply: z.object({ outcome: z.enum(['refunded', 'pending']) }),
})

/** Only the artist can refund what was paid to the artist: this asks them to, by mail. */
export const sendRefundRequest = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/ask-for-refund',
  params: idParams,
  body: reasonBody,
})
