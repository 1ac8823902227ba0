import { z } from 'zod'
import type { OneTimeLink } from '#module/mail/one-time-links'
import { LINK_MINUTES } from './contract.ts'

const linkData = z.object({ collectorId: z.string() })

export const collectorLink: OneTimeLink<typeof linkData> = {
  kind: 'collector',
  page: '/fine-art/register',
  minutes: LINK_MINUTES,
  data: linkData,
}
