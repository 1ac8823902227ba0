import { z } from 'zod'
import { copyParams } from '#contract/copies'
import { defineEndpoint } from '#contract/http'
import { fanData } from '#contract/keymails'

/** Offers of a fan within any hour. */
export const GIFTS_PER_HOUR = 10

/** Lifetime of the link by which an owner confirms a transfer. */
export const TRANSFER_CONFIRMATION_HOURS = 48

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

/** Hands a copy over at any time, where its artist allows it. Both confirm by mail, its owner first. */
export const createTransfer = defineEndpoint({
  method: 'POST',
  path: '/api/copies/:id/transfer',
  params: copyParams,
  body: z.object({ email: z.email().max(254), message: z.string().trim().max(1_000).default('') }),
})

/** The owner's confirmation. The reply says who is asked now. */
export const confirmTransfer = defineEndpoint({
  method: 'POST',
  path: '/api/transfers/confirm',
  body: z.object({ token: z.string().max(100) }),
  reply: z.object({ to: z.string(), title: z.string(), copy: z.number() }),
})
