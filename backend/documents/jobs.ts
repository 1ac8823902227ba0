import { z } from 'zod'
import { job } from '#platform/jobs'

const payload = z.object({ documentId: z.uuid() })

export const documentAsked = job({ name: 'documents.render', payload, retries: 4, concurrency: 2 })

/** Documents of many pages wait for each other, not the letters for them. */
export const largeDocumentAsked = job({ name: 'documents.render-large', payload, retries: 3, concurrency: 1 })
