import { z } from 'zod'
import { languages } from '#contract/text'
import { defineJob } from '#queue/define-job'

/**
 * `keymailId` is null if the code is unknown. The job is enqueued regardless, so that response and timing reveal
 * nothing.
 */
export const sendSignInLinkJob = defineJob({
  name: 'keymails.send-sign-in-link',
  kind: 'mail',
  payload: z.object({ keymailId: z.uuid().nullable(), language: z.enum(languages).default('english') }),
})
