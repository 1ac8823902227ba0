import { z } from 'zod'
import { defineEndpoint, defineErrors } from '#contract/http'

/** Browsers that one address is notified in. A further one replaces the oldest. */
export const DEVICES_MAX = 10

/** Requests to notify a device per network and hour. */
export const DEVICES_PER_HOUR = 60

export const errors = defineErrors({
  'nothing-followed': [409, 'You follow nothing yet, so there is nothing to notify this device about.'],
  'push-address-refused': [422, 'We cannot reach this browser’s notification service.'],
})

const base64Url = (bytes: number) =>
  z
    .string()
    .regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 8) / 6)}}=*$`), 'A key of the Push API in base64url.')

/** The public key to subscribe with: `applicationServerKey` of the browser's Push API. */
export const getPushKey = defineEndpoint({
  method: 'GET',
  path: '/api/follows/push-key',
  reply: z.object({ publicKey: z.string() }),
})

/**
 * Notifies a browser of what the session's addresses follow, or the address whose mail contains the token. The body is
 * what `PushSubscription.toJSON()` gives. May be repeated.
 */
export const createPushDevice = defineEndpoint({
  method: 'POST',
  path: '/api/follows/devices',
  body: z.object({
    endpoint: z.url().max(1000),
    keys: z.object({ p256dh: base64Url(65), auth: base64Url(16) }),
    token: z.string().max(100).optional(),
  }),
})

/** Notifies the browser no more. Only it knows its endpoint. May be repeated. */
export const deletePushDevice = defineEndpoint({
  method: 'POST',
  path: '/api/follows/devices/delete',
  body: z.object({ endpoint: z.string().max(1000) }),
})
