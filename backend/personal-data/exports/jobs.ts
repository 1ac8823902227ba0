import { z } from 'zod'
import { defineJob } from '#queue/define-job'

const payload = z.object({ exportId: z.uuid() })

/** Renders the certificates and receipts that have not been rendered yet, so it may take minutes. */
export const buildExportJob = defineJob({
  name: 'personal-data.build-export',
  isHeavy: true,
  payload,
  concurrency: 1,
  expireSeconds: 2 * 3600,
})

export const sendExportJob = defineJob({ name: 'personal-data.send-export', kind: 'mail', payload })
