import { z } from 'zod'
import { copyParams } from '#contract/copies'
import { defineEndpoint } from '#contract/http'
import { fanData } from '#contract/keymails'

/** Lifetime of a gift link. */
export const GIFT_DAYS = 30

export const createGift = defineEndpoint({
  method: 'POST',
  path: '/api/copies/:id/gift',
  params: copyParams,
  body: z.object({ email: z.email().max(254), message: z.string().trim().max(1_000).default('') }),
})

export const cancelGift = defineEndpoint({ method: 'DELETE', path: '/api/copies/:id/gift', params: copyParams })

export const claimGift = defineEndpoint({
  method: 'POST',
  path: '/api/gifts/take',
  body: z.object({ token: z.string().max(100) }),
  reply: fanData,
})
