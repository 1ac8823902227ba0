import { z } from 'zod'
import { defineErrors, defineEndpoint } from '#contract/http'

export const STAFF_SESSION_HOURS = 12

/** A session that is not used for this long ends earlier. The dashboards refresh themselves every 30 seconds. */
export const STAFF_IDLE_MINUTES = 60

/** The request header that carries the staff session id. */
export const STAFF_SESSION_HEADER = 'x-admin-session'

/** Failed passwords allowed per 15 minutes from one network address; four times as many from the networks around it. */
export const WRONG_PASSWORD_LIMIT = { hits: 10, seconds: 900 } as const

/** Failed passwords from everywhere, above which an address that nobody signed in from before does a proof of work. */
export const UNUSUAL_WRONG_PASSWORDS = { hits: 50, seconds: 900 } as const

/** For this many days after a sign-in a network address is known. */
export const TRUSTED_ADDRESS_DAYS = 30

export const errors = defineErrors({
  'invalid-password': [401, 'Invalid admin password'],
  'invalid-credentials': [401, 'Email address, password or code is wrong. A code works once; wait for the next one.'],
  'name-needed': [401, 'Staff sign in by name now: with email address, password and code.'],
  'staff-session-expired': [401, 'Please log in again'],
  'admins-only': [403, 'Only an admin may do this.'],
  'note-required': [422, 'A decline needs a note that says why.'],
  'application-unknown': [404, 'This application does not exist.'],
  'document-unknown': [404, 'This application came without a document.'],
  'nothing-to-do': [409, 'That is already the case. Nothing was changed.'],
  'subject-unknown': [404, 'Nothing has this name anymore.'],
  'refund-impossible': [409, 'There is nothing left to refund.'],
  'refund-is-the-artists': [
    409,
    'This payment went straight to the artist. Only their PayPal account can send it back, so we can ask them to.',
  ],
  'refund-refused': [409, 'PayPal refuses this refund. Nothing was sent back.'],
  'not-decidable': [422, 'What this would change cannot be changed from here yet. Nothing was decided.'],
})

export const staffRole = z.enum(['admin', 'operator'])

export type StaffRole = z.output<typeof staffRole>

export const createStaffSession = defineEndpoint({
  method: 'POST',
  path: '/api/admin/login',
  body: z.object({
    password: z.string().min(1).max(200),
    /** Of a person with an account. Without it the first account signs in, until an admin has an account of their own. */
    email: z.string().trim().toLowerCase().max(254).optional(),
    /** From the authenticator app, or a recovery code. */
    code: z.string().trim().max(40).optional(),
  }),
  reply: z.object({ sessionId: z.string(), role: staffRole }),
})

/** Whether staff sign in by name: with email address, password and code. */
export const getStaffSignIn = defineEndpoint({
  method: 'GET',
  path: '/api/admin/login',
  reply: z.object({ byName: z.boolean() }),
})

export const verifyStaffSession = defineEndpoint({
  method: 'GET',
  path: '/api/admin/verify',
  /** `name` is null for the first account. */
  reply: z.object({ role: staffRole, name: z.string().nullable() }),
})

export const deleteStaffSession = defineEndpoint({ method: 'POST', path: '/api/admin/logout' })
