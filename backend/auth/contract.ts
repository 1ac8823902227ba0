import { z } from 'zod'
import { artistData } from '#contract/artists'
import { defineEndpoint } from '#contract/http'

/** Lost-key reports per hour: for one mail address, and from one network address. */
export const LOST_KEY_REQUESTS_PER_HOUR = 3

export const LOST_KEY_REQUESTS_PER_ADDRESS = 10

export const validateGKey = defineEndpoint({
  method: 'POST',
  path: '/api/validate-g-key',
  body: z.object({ gKeyId: z.string().trim().min(1, 'Please enter your G-Key ID.').max(100) }),
  reply: artistData,
})

export const getSession = defineEndpoint({
  method: 'GET',
  path: '/api/session',
  reply: z.object({
    artist: artistData.nullable(),
    /** The addresses this browser has paid as; `confirmed` if a link mailed to it was opened here. */
    fans: z.array(z.object({ email: z.string(), name: z.string(), confirmed: z.boolean() })),
    isCollector: z.boolean(),
  }),
})

export const deleteSession = defineEndpoint({ method: 'DELETE', path: '/api/session' })

export const listDemoKeys = defineEndpoint({
  method: 'GET',
  path: '/api/demo',
  reply: z.object({ gKeys: z.array(z.string()), keymail: z.string().nullable() }),
})

/** Always answers the same, whether the address is known or not. */
export const createLostGKeyReport = defineEndpoint({
  method: 'POST',
  path: '/api/g-keys/lost',
  body: z.object({ email: z.string().trim().max(254).pipe(z.email('Please enter a valid email address.')) }),
  reply: z.object({ message: z.string() }),
})
