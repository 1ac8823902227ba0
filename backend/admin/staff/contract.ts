import { z } from 'zod'
import { staffRole } from '#contract/auth/staff'
import { defineEndpoint } from '#contract/http'

const staffAccount = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: staffRole,
  state: z.enum(['invited', 'active', 'disabled']),
  invitedBy: z.string(),
  invitedAt: z.string(),
  lastSignInAt: z.string().nullable(),
})

export type StaffMember = z.output<typeof staffAccount>

export const listStaff = defineEndpoint({ method: 'GET', path: '/api/admin/staff', reply: z.array(staffAccount) })

/** Inviting somebody again who has not accepted yet replaces the invitation. */
export const createStaffInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/admin/staff',
  body: z.object({
    email: z.string().trim().toLowerCase().max(254).pipe(z.email('Please enter a valid email address.')),
    name: z.string().trim().min(1, 'Please enter a name.').max(80),
    role: staffRole,
  }),
  reply: staffAccount,
})

export const updateStaff = defineEndpoint({
  method: 'PATCH',
  path: '/api/admin/staff/:id',
  params: z.object({ id: z.uuid() }),
  body: z.object({ role: staffRole.optional(), disabled: z.boolean().optional() }),
  reply: staffAccount,
})
