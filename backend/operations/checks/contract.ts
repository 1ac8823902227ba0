import { z } from 'zod'
import { defineEndpoint } from '#contract/http'

const finding = z.object({
  id: z.string(),
  check: z.string(),
  subject: z.string(),
  level: z.enum(['notice', 'serious']),
  message: z.string(),
  openedAt: z.string(),
  seenAt: z.string(),
  /** Null while the finding is open. */
  closedAt: z.string().nullable(),
  reviewNumber: z.number().nullable(),
})

/** The state of every check, the open findings and the recently closed ones. */
export const listFindings = defineEndpoint({
  method: 'GET',
  path: '/api/operator/findings',
  reply: z.object({
    checks: z.array(
      z.object({
        name: z.string(),
        says: z.string(),
        healthy: z.boolean(),
        checkedAt: z.string().nullable(),
        open: z.number(),
      }),
    ),
    open: z.array(finding),
    closed: z.array(finding),
  }),
})
