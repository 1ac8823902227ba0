import { z } from 'zod'
import { defineJob } from '#queue/define-job'

export const sendStaffInvitationJob = defineJob({
  name: 'auth.send-staff-invitation',
  kind: 'mail',
  payload: z.object({ accountId: z.uuid() }),
})

export const staffNotices = ['invitation-accepted', 'password', 'second-factor'] as const

/** Tells a person what was done with their account, in case it was not them. */
export const sendStaffNoticeJob = defineJob({
  name: 'auth.send-staff-notice',
  kind: 'mail',
  payload: z.object({ accountId: z.uuid(), notice: z.enum(staffNotices) }),
})
