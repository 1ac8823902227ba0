import { z } from 'zod'
import type { OneTimeLink } from '#module/mail/one-time-links'
import { ADDRESS_LINK_MINUTES } from '#contract/newsletter'

const addressLinkData = z.object({ addressId: z.string(), news: z.boolean() })

export const addressLink: OneTimeLink<typeof addressLinkData> = {
  kind: 'visitor-address',
  page: '/confirm-address',
  minutes: ADDRESS_LINK_MINUTES,
  data: addressLinkData,
}
