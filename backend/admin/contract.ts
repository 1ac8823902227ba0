import { z } from 'zod'
import { defineRefusals, endpoint } from '#contract/platform'

export const STAFF_SESSION_HOURS = 12
/** Wrong passwords that are looked at in a quarter of an hour, over all addresses. */
export const WRONG_PASSWORDS = { hits: 10, seconds: 900 } as const
/** An address that signed in rightly in these days has a budget of its own. */
export const TRUSTED_ADDRESS_DAYS = 30

export const refusals = defineRefusals({
  'invalid-password': [401, 'Invalid admin password'],
  'staff-session-expired': [401, 'Please log in again'],
})

export const logIn = endpoint({
  method: 'POST',
  path: '/api/admin/login',
  body: z.object({ password: z.string().min(1).max(200) }),
  reply: z.object({ sessionId: z.string(), role: z.enum(['admin', 'operator']) }),
})

export const verifyStaffSession = endpoint({
  method: 'GET',
  path: '/api/admin/verify',
  reply: z.object({ role: z.enum(['admin', 'operator']) }),
})

export const logOut = endpoint({ method: 'POST', path: '/api/admin/logout' })
