import { z } from 'zod'
import type { OneTimeLink } from '#module/mail/one-time-links'
import { APPLICATION_LINK_MINUTES } from '#contract/applications'

export const applicationLink: OneTimeLink<z.ZodObject<{ applicationId: z.ZodString }>> = {
  kind: 'application',
  page: '/governance-tracker',
  minutes: APPLICATION_LINK_MINUTES,
  data: z.object({ applicationId: z.string() }),
}
