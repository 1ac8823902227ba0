import { z } from 'zod'
import { defineEndpoint } from '#contract/http'

const operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  parameters: z.array(z.object({ name: z.string(), in: z.enum(['path', 'query', 'header']) })),
})

/** The OpenAPI 3.1 document of every call; `paths` holds operations by path and lower-case method. */
export const getApiDescription = defineEndpoint({
  method: 'GET',
  path: '/openapi.json',
  reply: z.object({
    openapi: z.string(),
    paths: z.record(z.string(), z.record(z.string(), operation)),
    webhooks: z.record(z.string(), z.object({ post: operation.extend({ summary: z.string() }) })),
    components: z.object({
      'x-errors': z.array(z.object({ code: z.string(), status: z.number(), message: z.string() })),
    }),
  }),
})
