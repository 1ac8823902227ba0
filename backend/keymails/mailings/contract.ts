import { z } from 'zod'
import { defineEndpoint } from '#contract/http'
import { keymailCodes } from '#contract/keymails'

/** Maximum Keymail mails per artist and day. */
export const KEYMAILS_MAILED_PER_DAY = 500

export const SUBJECT_MAX_LENGTH = 150

export const MESSAGE_MAX_LENGTH = 5_000

export const mailRecipients = z.array(z.string().max(254)).min(1).max(KEYMAILS_MAILED_PER_DAY)

export const mailSubject = z.string().trim().min(1).max(SUBJECT_MAX_LENGTH)

export const mailMessage = z.string().trim().min(1).max(MESSAGE_MAX_LENGTH)

/**
 * Mails one Keymail to each address with the artist's subject and message. `codes` restricts which Keymails are used.
 */
export const sendKeymails = defineEndpoint({
  method: 'POST',
  path: '/api/keymails/sendings',
  body: z.object({
    editionId: z.uuid(),
    recipients: mailRecipients,
    subject: mailSubject,
    message: mailMessage,
    codes: keymailCodes.optional(),
  }),
  reply: z.object({ queued: z.number(), skipped: z.number() }),
})

/** Called from the link in the mail or the mail client's unsubscribe button. The response is the same for any token. */
export const deleteKeymailSubscription = defineEndpoint({
  method: 'POST',
  path: '/api/keymails/stop',
  query: z.object({ token: z.string().max(100).default('') }),
  reply: z.object({ message: z.string() }),
})
