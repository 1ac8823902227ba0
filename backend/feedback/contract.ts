import { z } from 'zod'
import { defineEndpoint } from '#contract/http'
import { emailAddress } from '#contract/newsletter'

export const FEEDBACK_MAX = 4_000

export const RATING_MAX = 5

export const createFeedback = defineEndpoint({
  method: 'POST',
  path: '/api/feedback',
  body: z.object({
    text: z.string().trim().max(FEEDBACK_MAX).default(''),
    /** 1 (poor) to 5 (excellent); null if none was chosen. */
    rating: z.number().int().min(1).max(RATING_MAX).nullable().default(null),
    email: z.union([z.literal(''), emailAddress]).default(''),
  }),
  reply: z.object({ message: z.string() }),
})
