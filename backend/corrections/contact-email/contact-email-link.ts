import { z } from 'zod'
import type { OneTimeLink } from '#module/mail/one-time-links'
import { CONTACT_EMAIL_TAKE_BACK_DAYS } from '#contract/corrections'

const contactEmailLinkData = z.object({ correctionId: z.string() })

/** Mailed to the address that was replaced. */
export const contactEmailLink: OneTimeLink<typeof contactEmailLinkData> = {
  kind: 'contact-email-take-back',
  page: '/take-back-address',
  minutes: CONTACT_EMAIL_TAKE_BACK_DAYS * 24 * 60,
  data: contactEmailLinkData,
}
