import { z } from 'zod'
import { defineErrors, defineEndpoint } from '#contract/http'

export const ADDRESS_LINK_MINUTES = 7 * 24 * 60

export const FORMS_PER_HOUR = 20

/** Confirmation mails per address and day, regardless of who requests them. */
export const ADDRESS_MAILS_PER_DAY = 3

/** An unconfirmed address is deleted after this many days. */
export const UNCONFIRMED_DAYS = 30

export const GIFTS = [
  { id: 'break-through', title: 'Break Through', file: '/gifts/tunemaker-break-through.png' },
  { id: 'revolutionary', title: 'Revolutionary', file: '/gifts/tunemaker-revolutionary.png' },
] as const

export type GiftId = (typeof GIFTS)[number]['id']

export const errors = defineErrors({
  'link-expired': [404, 'This link has been used or is too old.'],
  'unsubscribe-unknown': [404, 'This link belongs to no address we write to. No newsletter is sent.'],
  'nothing-written': [400, 'Please choose a rating or write something first.'],
})

export const emailAddress = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email('Please enter a valid email address.'))
  .transform((address) => address.toLowerCase())

const acknowledgement = z.object({ message: z.string() })

export const subscribeToNewsletter = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter',
  body: z.object({ email: emailAddress }),
  reply: acknowledgement,
})

export const downloadGift = defineEndpoint({
  method: 'POST',
  path: '/api/gifts',
  body: z.object({
    email: emailAddress,
    gift: z.enum(['break-through', 'revolutionary']),
    /** Also subscribe to the newsletter, once the mail is confirmed. */
    news: z.boolean().default(false),
  }),
  reply: z.object({ file: z.string() }),
})

export const confirmAddress = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter/confirm',
  body: z.object({ token: z.string().max(100) }),
  reply: z.object({ email: z.string(), news: z.boolean() }),
})

export const deleteNewsletterSubscription = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  body: z.object({ token: z.string().max(100) }),
  reply: z.object({ email: z.string() }),
})
