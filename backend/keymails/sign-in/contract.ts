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

export const createFanSession = defineEndpoint({
  method: 'POST',
  path: '/api/session/link',
  body: z.object({ token: z.string().max(100) }),
  reply: fanData,
})
