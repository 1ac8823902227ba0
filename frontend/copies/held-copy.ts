import type { listCopies } from '#contract/copies'
import type { EndpointReply } from '#contract/http'

export type HeldCopy = EndpointReply<typeof listCopies>[number]
