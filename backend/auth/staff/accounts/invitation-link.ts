import { z } from 'zod'
import type { OneTimeLink } from '#module/mail/one-time-links'
import { INVITATION_HOURS } from './contract.ts'

/** `invitedAt` tells an invitation from the one sent after it: only the latest opens anything. */
const invitationData = z.object({ accountId: z.string(), invitedAt: z.string() })

export const invitationLink: OneTimeLink<typeof invitationData> = {
  kind: 'staff-invitation',
  page: '/admin/invitation',
  minutes: INVITATION_HOURS * 60,
  data: invitationData,
}
