import { z } from 'zod'
import { job } from '#platform/jobs'

/** Null when nobody has registered with the address: the caller cannot tell the difference, not even by time. */
export const collectorLinkAsked = job({
  name: 'fine-art.collector-link-asked',
  payload: z.object({ collectorId: z.uuid().nullable() }),
})

/** The pictures of a card have to be drawn. One at a time: each takes a few hundred megabytes for a moment. */
export const cardReceived = job({
  name: 'fine-art.card-received',
  payload: z.object({ cardId: z.uuid() }),
  concurrency: 1,
})

/** An owner looks at a copy whose full-resolution file has not been made. */
export const ownerFileAsked = job({
  name: 'fine-art.owner-file-asked',
  payload: z.object({ certificateId: z.uuid() }),
  concurrency: 1,
})
