import { z } from 'zod'
import { defineEndpoint, defineErrors } from '#contract/http'

export const COLLABORATORS_MAX = 20

export const errors = defineErrors({
  'shares-too-many': [422, 'All shares together are more than 100 percent. Nothing was saved.'],
  'shares-same-address': [422, 'Two collaborators have the same email address. Nothing was saved.'],
})

const collaborator = z.object({
  name: z.string().trim().min(1).max(120),
  email: z
    .string()
    .trim()
    .max(254)
    .pipe(z.email('This is not an email address.'))
    .transform((address) => address.toLowerCase()),
  /** Of the net, with at most two decimals. */
  percent: z.number().min(0.01).max(100).multipleOf(0.01),
})

export type Collaborator = z.output<typeof collaborator>

const editionParams = z.object({ editionId: z.uuid() })
const sharesReply = z.object({ collaborators: z.array(collaborator.extend({ email: z.string() })) })

/** Who has a share of a release from now on. The rest is the artist's. */
export const getShares = defineEndpoint({
  method: 'GET',
  path: '/api/artist/editions/:editionId/shares',
  params: editionParams,
  reply: sharesReply,
})

/** Divides what is sold from now on. What was sold before stays divided as it was. */
export const updateShares = defineEndpoint({
  method: 'PUT',
  path: '/api/artist/editions/:editionId/shares',
  params: editionParams,
  body: z.object({ collaborators: z.array(collaborator).max(COLLABORATORS_MAX) }),
  reply: sharesReply,
})
