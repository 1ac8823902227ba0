import { z } from 'zod'
import type { OneTimeLink } from '#module/mail/one-time-links'
import { SIGN_IN_LINK_MINUTES } from './contract.ts'

const signInLinkData = z.object({
  keymailId: z.string(),
  /** The address it was mailed to, and so the one it proves. */
  email: z.string(),
})

export const signInLink: OneTimeLink<typeof signInLinkData> = {
  kind: 'sign-in',
  page: '/enter',
  minutes: SIGN_IN_LINK_MINUTES,
  data: signInLinkData,
}
