import { z } from 'zod'
import { languages } from '#contract/text'
import { defineJob } from '#queue/define-job'

/** `collectorId` is null for an unknown address, so that the caller cannot tell the difference, not even by timing. */
export const sendCollectorLinkJob = defineJob({
  name: 'art-cards.send-collector-link',
  kind: 'mail',
  payload: z.object({ collectorId: z.uuid().nullable(), language: z.enum(languages).default('english') }),
})
