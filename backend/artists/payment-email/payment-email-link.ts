import { z } from 'zod'
import type { OneTimeLink } from '#module/mail/one-time-links'
import { PAYMENT_EMAIL_LINK_MINUTES, PAYMENT_EMAIL_STOP_DAYS } from './contract.ts'

const confirmation = z.object({ artistId: z.string(), email: z.string() })

export const paymentEmailLink: OneTimeLink<typeof confirmation> = {
  kind: 'payment-email',
  page: '/confirm-payment-email',
  minutes: PAYMENT_EMAIL_LINK_MINUTES,
  data: confirmation,
}

const stop = z.object({ changeId: z.string() })

/** Mailed to the old address and the contact address. */
export const paymentEmailStopLink: OneTimeLink<typeof stop> = {
  kind: 'payment-email-stop',
  page: '/stop-payment-change',
  minutes: PAYMENT_EMAIL_STOP_DAYS * 24 * 60,
  data: stop,
}
