import { z } from 'zod'
import { defineErrors, endpoint } from '#contract/http'

export const STAFF_SESSION_HOURS = 12

/** The request header that carries the staff session id. */
export const STAFF_SESSION_HEADER = 'x-admin-session'

/** Failed passwords allowed per 15 minutes, across all untrusted network addresses together. */
export const WRONG_PASSWORD_LIMIT = { hits: 10, seconds: 900 } as const

/** A network address that signed in successfully within this many days gets its own password limit. */
export const TRUSTED_ADDRESS_DAYS = 30

export const errors = defineErrors({
  'invalid-password': [401, 'Invalid admin password'],
  'staff-session-expired': [401, 'Please log in again'],
  'admins-only': [403, 'Only an admin may do this.'],
  'note-required': [422, 'A decline needs a note that says why.'],
  'application-unknown': [404, 'This application does not exist.'],
  'document-unknown': [404, 'This application came without a document.'],
  'nothing-to-do': [409, 'It stands so already. Nothing was changed.'],
  'subject-unknown': [404, 'There is nothing by this name any more.'],
  'refund-impossible': [409, 'There is nothing left to give back.'],
  'refund-is-the-artists': [
    409,
    'This payment went straight to the artist. Only their PayPal account can send it back, so we can ask them to.',
  ],
  'refund-refused': [409, 'PayPal refuses this refund. Nothing was sent back.'],
  'not-decidable': [422, 'What this would change cannot be changed from here yet. Nothing was decided.'],
})

export const staffRole = z.enum(['admin', 'operator'])

export const signInStaff = endpoint({
  method: 'POST',
  path: '/api/admin/login',
  body: z.object({ password: z.string().min(1).max(200) }),
  reply: z.object({ sessionId: z.string(), role: staffRole }),
})

export const verifyStaffSession = endpoint({
  method: 'GET',
  path: '/api/admin/verify',
  reply: z.object({ role: staffRole }),
})

export const signOutStaff = endpoint({ method: 'POST', path: '/api/admin/logout' })
