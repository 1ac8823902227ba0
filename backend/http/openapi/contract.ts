import { z } from 'zod'
import { defineEndpoint } from '#contract/http'

const operation = z.object({
  tags: z.array(z.string()),
  parameters: z.array(z.object({ name: z.string(), in: z.enum(['path', 'query']) })),
})

/** The OpenAPI 3.1 document of every call; `paths` holds operations by path and lower-case method. */
export const getApiDescription = defineEndpoint({
  method: 'GET',
  path: '/openapi.json',
  reply: z.object({ openapi: z.string(), paths: z.record(z.string(), z.record(z.string(), operation)) }),
})
