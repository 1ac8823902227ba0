import { z } from 'zod'
import { defineJob } from '#queue/define-job'

const payload = z.object({ documentId: z.uuid() })

export const renderDocumentJob = defineJob({
  name: 'pdf.render-document',
  payload,
  concurrency: 2,
  isHeavy: true,
})

/** A queue of its own with concurrency 1: large documents wait for each other, short ones do not wait for them. */
export const renderLargeDocumentJob = defineJob({
  name: 'pdf.render-large-document',
  isHeavy: true,
  payload,
  concurrency: 1,
})
