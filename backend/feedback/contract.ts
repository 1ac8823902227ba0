import { z } from 'zod'
import { defineEndpoint } from '#contract/http'
import { emailAddress } from '#contract/newsletter'

export const FEEDBACK_MAX = 4_000

export const createFeedback = defineEndpoint({
  method: 'POST',
  path: '/api/feedback',
  body: z.object({
    text: z.string().trim().max(FEEDBACK_MAX),
    email: z.union([z.literal(''), emailAddress]).default(''),
  }),
  reply: z.object({ message: z.string() }),
})
