import { z } from 'zod'
import { defineRefusals, endpoint } from '#contract/platform'

export const ADDRESS_LINK_MINUTES = 7 * 24 * 60
export const FORMS_PER_HOUR = 20
/** Confirmation mails to one address, whoever asks for them. */
export const ADDRESS_MAILS_PER_DAY = 3
export const FEEDBACK_MAX = 4_000
/** An address that was never confirmed is forgotten after so many days. */
export const UNCONFIRMED_DAYS = 30

export const GIFTS = [
  { id: 'break-through', title: 'Break Through', file: '/gifts/tunemaker-break-through.png' },
  { id: 'revolutionary', title: 'Revolutionary', file: '/gifts/tunemaker-revolutionary.png' },
] as const
export type GiftId = (typeof GIFTS)[number]['id']

export const refusals = defineRefusals({
  'link-expired': [404, 'This link has been used or is too old.'],
  'unsubscribe-unknown': [404, 'This link belongs to no address here. Whoever it was for gets no mail from us.'],
  'nothing-written': [400, 'Nothing is written yet.'],
})

const email = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email('Please enter a valid email address.'))
  .transform((address) => address.toLowerCase())
const asked = z.object({ message: z.string() })

export const subscribe = endpoint({
  method: 'POST',
  path: '/api/newsletter',
  body: z.object({ email }),
  reply: asked,
})

export const takeGift = endpoint({
  method: 'POST',
  path: '/api/gifts',
  body: z.object({
    email,
    gift: z.enum(['break-through', 'revolutionary']),
    /** Also wants to hear of news; asked for again in the mail, and true only when it is answered. */
    news: z.boolean().default(false),
  }),
  reply: z.object({ file: z.string() }),
})

export const giveFeedback = endpoint({
  method: 'POST',
  path: '/api/feedback',
  body: z.object({
    text: z.string().trim().max(FEEDBACK_MAX),
    email: z.union([z.literal(''), email]).default(''),
  }),
  reply: z.object({ message: z.string() }),
})

export const confirmAddress = endpoint({
  method: 'POST',
  path: '/api/newsletter/confirm',
  body: z.object({ token: z.string().max(100) }),
  reply: z.object({ email: z.string(), news: z.boolean() }),
})

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  body: z.object({ token: z.string().max(100) }),
  reply: z.object({ email: z.string() }),
})
