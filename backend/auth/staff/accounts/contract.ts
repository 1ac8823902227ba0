import { z } from 'zod'
import { staffRole } from '#contract/auth/staff'
import { defineEndpoint, defineErrors } from '#contract/http'

export const INVITATION_HOURS = 48

export const PASSWORD_MIN = 12

export const PASSWORD_MAX = 200

export const errors = defineErrors({
  'invitation-expired': [404, 'This invitation was used, has expired or was replaced by a later one.'],
  'password-weak': [422, 'This password is too easy to guess. A few unrelated words make a good one.'],
  'code-wrong': [422, 'This code is wrong. Enter the one that your authenticator app shows now.'],
  'staff-known': [409, 'Somebody with this email address has an account already.'],
  'staff-unknown': [404, 'There is no such account.'],
  'last-admin': [409, 'This is the last admin who can sign in. Nothing was changed.'],
  'password-wrong': [403, 'This is not your password. Nothing was changed.'],
  'no-account': [409, 'The first account has nothing to set up here. Invite yourself by name.'],
})

export const newPassword = z
  .string()
  .min(PASSWORD_MIN, `A password has at least ${PASSWORD_MIN} characters.`)
  .max(PASSWORD_MAX)

const secondFactor = {
  /** To type in where nothing can be scanned. */
  secret: z.string(),
  /** Behind the QR code. */
  uri: z.string(),
}

export const getInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/admin/invitation',
  body: z.object({ token: z.string().max(100) }),
  reply: z.object({ email: z.string(), name: z.string(), role: staffRole, ...secondFactor }),
})

export const confirmInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/admin/invitation/accept',
  body: z.object({ token: z.string().max(100), password: newPassword, code: z.string().trim().max(40) }),
  reply: z.object({ sessionId: z.string(), role: staffRole, recoveryCodes: z.array(z.string()) }),
})

export const getOwnStaffAccount = defineEndpoint({
  method: 'GET',
  path: '/api/admin/account',
  /** Null for the first account. */
  reply: z.object({
    account: z
      .object({
        email: z.string(),
        name: z.string(),
        role: staffRole,
        recoveryCodesLeft: z.number(),
        sessions: z.array(
          z.object({
            id: z.string(),
            device: z.string(),
            createdAt: z.string(),
            usedAt: z.string(),
            current: z.boolean(),
          }),
        ),
      })
      .nullable(),
  }),
})

/** Ends every other session of the account. */
export const updateOwnPassword = defineEndpoint({
  method: 'POST',
  path: '/api/admin/account/password',
  body: z.object({ password: z.string().max(PASSWORD_MAX), newPassword }),
})

/** Prepares another authenticator app. The present one counts until the first code of the new one is confirmed. */
export const startSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/admin/account/second-factor',
  body: z.object({ password: z.string().max(PASSWORD_MAX) }),
  reply: z.object(secondFactor),
})

/** Replaces app and recovery codes, and ends every other session of the account. */
export const confirmSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/admin/account/second-factor/confirm',
  body: z.object({ code: z.string().trim().max(40) }),
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
})

/** Ends one session of the account, or all but this one. */
export const deleteStaffSessions = defineEndpoint({
  method: 'POST',
  path: '/api/admin/account/sign-out',
  body: z.object({ id: z.uuid().optional() }),
})
