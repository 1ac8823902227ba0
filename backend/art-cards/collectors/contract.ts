import { z } from 'zod'
import { defineEndpoint } from '#contract/http'

export const LINK_MINUTES = 30

export const LINKS_PER_HOUR = 3

export const NAME_MAX = 80

/** Per network address and hour: mailed links, and code lookups. */
export const REGISTRATIONS_PER_HOUR = 30

export const collectorSchema = z.object({ collectorId: z.string(), name: z.string(), email: z.string() })

export type Collector = z.output<typeof collectorSchema>

/**
 * Registers a collector, or with an empty name requests a sign-in link. The reply does not reveal whether the address
 * is known.
 */
export const createCollector = defineEndpoint({
  method: 'POST',
  path: '/api/fine-art/collectors',
  body: z.object({
    name: z.string().trim().max(NAME_MAX, `A name has at most ${NAME_MAX} characters.`).default(''),
    email: z.email('Please enter a valid email address.').max(254),
  }),
  reply: z.object({ message: z.string() }),
})

/** Consumes the mailed link: confirms the address and signs in. */
export const createCollectorSession = defineEndpoint({
  method: 'POST',
  path: '/api/fine-art/collectors/session',
  body: z.object({ token: z.string().min(1).max(200) }),
  reply: collectorSchema,
})

export const getCollector = defineEndpoint({
  method: 'GET',
  path: '/api/fine-art/collector',
  reply: z.object({ collector: collectorSchema.nullable() }),
})
