import { z } from 'zod'
import { job } from '#platform/jobs'

export const keymailMailed = job({
  name: 'keymails.mail-keymail',
  payload: z.object({ mailingId: z.uuid() }),
  concurrency: 4,
})

export const giftOffered = job({ name: 'keymails.mail-gift', payload: z.object({ giftId: z.uuid() }) })

/** Null when the code belongs to nobody: the caller cannot tell the difference, not even by time. */
export const signInLinkAsked = job({
  name: 'keymails.sign-in-link-asked',
  payload: z.object({ keymailId: z.uuid().nullable() }),
})
