import type { listCopies as listCopiesCall } from '#contract/copies'
import type { EndpointReply } from '#contract/http'

export type HeldCopy = EndpointReply<typeof listCopiesCall>[number]
