import { z } from 'zod'
import { defineEndpoint } from '#contract/http'
import { fanData, keymailCode } from '#contract/keymails'

export const SIGN_IN_LINK_MINUTES = 30

export const SIGN_IN_LINKS_PER_HOUR = 3

export const createSignInLink = defineEndpoint({
  method: 'POST',
  path: '/api/keymails/sign-in-link',
  body: z.object({ keymailCode: keymailCode }),
  reply: z.object({ message: z.string() }),
})

/** Mailed sign-in links per hour that one network may ask for by address. */
export const SIGN_IN_REQUESTS_PER_HOUR = 30

/** Mails the newest copy's link to the address it was paid with. The same answer for every address. */
export const createSignInLinkByEmail = defineEndpoint({
  method: 'POST',
  path: '/api/session/link-request',
  body: z.object({ email: z.string().trim().max(254).pipe(z.email('Please enter a valid email address.')) }),
  reply: z.object({ message: z.string() }),
})

export const createFanSession = defineEndpoint({
  method: 'POST',
  path: '/api/session/link',
  body: z.object({ token: z.string().max(100) }),
  reply: fanData,
})
