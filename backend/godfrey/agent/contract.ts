import { z } from 'zod'
import { defineEndpoint } from '#contract/http'

/** Which language model Godfrey uses, today's use of it (UTC), and the day's limits; for staff. */
export const getModelUsage = defineEndpoint({
  method: 'GET',
  path: '/api/operator/godfrey/model',
  reply: z.object({
    /** Null: none is configured, the knowledge base answers everything. */
    model: z.string().nullable(),
    /** Host name of the server; null for OpenAI's own. */
    server: z.string().nullable(),
    tokensPerDay: z.number(),
    tokensPerVisitor: z.number(),
    /** US dollars for a million tokens. */
    inputPrice: z.number(),
    outputPrice: z.number(),
    today: z.object({ runs: z.number(), answered: z.number(), tokens: z.number(), dollars: z.number() }),
    /** Why runs of today ended without an answer, the most frequent first. */
    problems: z.array(z.object({ problem: z.string(), runs: z.number() })),
  }),
})
