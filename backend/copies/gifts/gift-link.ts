import { z } from 'zod'
import type { OneTimeLink } from '#module/mail/one-time-links'
import { GIFT_DAYS, TRANSFER_CONFIRMATION_HOURS } from './contract.ts'

const giftLinkData = z.object({ giftId: z.string() })

export const giftLink: OneTimeLink<typeof giftLinkData> = {
  kind: 'gift',
  page: '/take-gift',
  minutes: GIFT_DAYS * 24 * 60,
  data: giftLinkData,
}

export const transferLink: OneTimeLink<typeof giftLinkData> = {
  kind: 'transfer',
  page: '/confirm-transfer',
  minutes: TRANSFER_CONFIRMATION_HOURS * 60,
  data: giftLinkData,
}
