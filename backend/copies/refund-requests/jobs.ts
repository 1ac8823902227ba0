import { z } from 'zod'
import { defineJob } from '#queue/define-job'

const payload = z.object({ requestId: z.uuid() })

/** To the artist. */
export const sendRefundRequestJob = defineJob({ name: 'copies.send-refund-request', kind: 'mail', payload })

/** To the fan whose request was declined. */
export const sendRefundAnswerJob = defineJob({ name: 'copies.send-refund-answer', kind: 'mail', payload })
