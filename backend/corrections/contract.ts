import { z } from 'zod'
import { POST_MAX } from '#contract/green-room/entries'
import { defineErrors, defineEndpoint } from '#contract/http'

export { POST_MAX }

/** Applied at once for the signed-in artist. */
export const INSTANT_KINDS = ['song-title', 'price', 'bio', 'green-room-post', 'contact-email'] as const
/** Reviewed by a person first. */
export const REVIEWED_KINDS = [
  'g-key-id',
  'copyright-documents',
  'payment-account',
  'keymail-code',
  'revenue-history',
] as const
export const CORRECTION_KINDS = [...INSTANT_KINDS, ...REVIEWED_KINDS] as const
export type CorrectionKind = (typeof CORRECTION_KINDS)[number]

export const CORRECTION_STATES = [
  'proposed',
  'dropped',
  'applied',
  'undone',
  'in-review',
  'carried-out',
  'declined',
] as const
export type CorrectionState = (typeof CORRECTION_STATES)[number]

/** How long an applied correction can be undone. */
export const UNDO_MINUTES = 60
/** How long the address that was replaced can take a new contact address back. */
export const CONTACT_EMAIL_TAKE_BACK_DAYS = 7
/** How long a proposal in the chat waits for a yes. */
export const PROPOSAL_MINUTES = 15
export const CORRECTIONS_PER_HOUR = 60
/** Reports without a G-Key, per network address and hour. */
export const MISTAKE_REPORTS_PER_HOUR = 5
export const TITLE_MAX = 200
export const BIO_MAX = 2000
export const MISTAKE_REPORT_MAX = 2000

export const errors = defineErrors({
  'correction-unknown': [404, 'This correction does not exist.'],
  'subject-unknown': [404, 'We found nothing by that name in your account.'],
  'nothing-to-correct': [409, 'That is what it says already. Nothing was changed.'],
  'changed-meanwhile': [409, 'It was changed again in the meantime. Nothing was changed now.'],
  'undo-too-late': [409, 'A correction can be undone for one hour. Ask for another correction instead.'],
  'not-applied': [409, 'This correction is not one that can be undone.'],
  'take-back-link-expired': [404, 'This link has been used or is too old. If something is wrong, write to us at once.'],
  'value-missing': [422, 'Please enter the correct text.'],
  'value-too-long': [422, 'That is too long.'],
  'price-unreadable': [422, 'Please give the price in dollars, such as 7.50.'],
  'price-out-of-range': [422, 'A price is $0.99 to $10,000.00.'],
  'email-unreadable': [422, 'Please enter a valid email address.'],
})

const kindSchema = z.enum(CORRECTION_KINDS)

const correctionSchema = z.object({
  id: z.string(),
  kind: kindSchema,
  /** Display name of what is corrected, such as a song's title or a Keymail's code; empty where the kind is enough. */
  subject: z.string(),
  was: z.string(),
  becomes: z.string(),
  state: z.enum(CORRECTION_STATES),
  at: z.string(),
  /** ISO 8601; null when it cannot be undone. */
  undoUntil: z.string().nullable(),
  /** Number of the review, if there is one. */
  reviewNumber: z.number().nullable(),
  /** ISO 8601: deadline of the review. */
  decidedBy: z.string().nullable(),
  /** The reviewer's note. */
  note: z.string().nullable(),
})
export type CorrectionView = z.output<typeof correctionSchema>

/**
 * Requests one correction. `subjectId` is the song (title), edition (price) or post, `subject` the Keymail code,
 * `becomes` the new value. It is applied at once or sent to review; `state` says which.
 */
export const createCorrection = defineEndpoint({
  method: 'POST',
  path: '/api/corrections',
  body: z.object({
    kind: kindSchema,
    subjectId: z.uuid().nullish(),
    subject: z.string().trim().max(TITLE_MAX).default(''),
    becomes: z.string().max(POST_MAX),
  }),
  reply: correctionSchema,
})

/** The artist's corrections, newest first, at most 50. */
export const listCorrections = defineEndpoint({
  method: 'GET',
  path: '/api/corrections',
  reply: z.array(correctionSchema),
})

export const restoreCorrectedValue = defineEndpoint({
  method: 'POST',
  path: '/api/corrections/:id/undo',
  params: z.object({ id: z.uuid() }),
  reply: correctionSchema,
})

/** The values that can be corrected at once. */
export const listCorrectableValues = defineEndpoint({
  method: 'GET',
  path: '/api/corrections/things',
  reply: z.object({
    songs: z.array(z.object({ id: z.string(), title: z.string() })),
    editions: z.array(
      z.object({ id: z.string(), title: z.string(), kind: z.enum(['song', 'album']), price: z.number() }),
    ),
    posts: z.array(z.object({ id: z.string(), text: z.string() })),
    bio: z.string(),
    email: z.string(),
  }),
})

/** Reports a mistake without a G-Key; a person reads it. Replies with the review's number. */
export const createMistakeReport = defineEndpoint({
  method: 'POST',
  path: '/api/corrections/wishes',
  body: z.object({
    email: z.string().trim().max(254).pipe(z.email('Please enter a valid email address.')),
    wish: z.string().trim().min(1, 'Please say what is wrong.').max(MISTAKE_REPORT_MAX),
  }),
  reply: z.object({ reviewNumber: z.number() }),
})

/** Restores a replaced contact address by the link mailed to it, and signs the artist out everywhere. */
export const restoreContactEmail = defineEndpoint({
  method: 'POST',
  path: '/api/corrections/contact-email/restore',
  body: z.object({ token: z.string().max(100) }),
  reply: z.object({ email: z.string() }),
})
